// Tests services on a fresh account: what they decide about slots, bookings, series and matchings,
// who can book them, and that a booked session keeps what it took over.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { createService } from '#tests/booking_examples.ts'
import { assignForm, complete_answers, publishForm } from '#tests/form_examples.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'
import { createToken } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const policy = { late_cancel_hours: 48, late_cancel_fee: usd(4_000), no_show_fee: null }

async function practiceWith(fields: object = {}) {
  const practice = await freshPractice()
  const service_id = await createService(fields, practice)
  const tokenOf = (person_id: string) =>
    createToken({ person_id }, tokenScopes.person, { key: practice.key })
  return { ...practice, service_id, tokenOf }
}

const paramsOf = ({ body }: Response) => body.error.details.map(({ param }: any) => param)

test('A session takes over what its service decides, and keeps it when the service changes', async () => {
  const decided = {
    type: 'intake',
    format: 'phone',
    duration_minutes: 75,
    buffer_after_minutes: 15,
    procedure_code: '90791',
    price: usd(22_000),
    policy,
  }
  const { service_id, at, book, ask, read } = await practiceWith(decided)
  const booked = await book(at(2), { service_id })
  const taken = (session: any) =>
    Object.fromEntries(Object.keys(decided).map((name) => [name, session[name]]))
  assert.deepEqual(taken(booked.body), decided)
  assert.equal(booked.body.service_id, service_id)
  assert.equal(booked.body.ends_at, at(2, '11:15'))
  const change = { duration_minutes: 30, price: usd(1), policy: null, buffer_after_minutes: 0 }
  const changed = await ask('PATCH', `/v1/services/${service_id}`, change)
  assert.equal(changed.body.duration_minutes, 30)
  assert.deepEqual(taken(await read(booked)), decided)
})

test('A booking that contradicts its service is refused with every contradiction, and books nothing', async () => {
  const { service_id, at, book, ask, key } = await practiceWith({ format: 'telehealth' })
  const refused = await book(at(2), {
    service_id,
    type: 'couple',
    format: 'phone',
    duration_minutes: 30,
  })
  assert.deepEqual(resultOf(refused), [422, 'service_mismatch'])
  assert.deepEqual(paramsOf(refused), ['type', 'format', 'duration_minutes'])
  const by_end = await book(at(2), { service_id, ends_at: at(2, '10:30') })
  assert.deepEqual(paramsOf(by_end), ['duration_minutes'])
  const other = await createPractitioner({ key })
  const own = await createService({ practitioner_id: other }, { key })
  assert.deepEqual(paramsOf(await book(at(2), { service_id: own })), ['practitioner_id'])
  assert.deepEqual(resultOf(await book(at(2), { service_id: 'svc_none' })), [
    404,
    'resource_not_found',
  ])
  assert.deepEqual((await ask('GET', '/v1/sessions')).body.data, [])
  const agreeing = {
    service_id,
    format: 'telehealth',
    duration_minutes: 50,
    ends_at: at(2, '10:50'),
  }
  assert.equal((await book(at(2), agreeing)).status, 200)
})

test('A service of another account is unknown', async () => {
  const { at, book, ask, own } = await practiceWith()
  const { key } = await createTestAccount()
  const service_id = await createService({}, { key })
  assert.equal((await book(at(2), { service_id })).status, 404)
  assert.equal((await ask('GET', `${own}/slots?service_id=${service_id}`)).status, 404)
  assert.equal((await ask('GET', `/v1/services/${service_id}`)).status, 404)
  assert.equal((await ask('PATCH', `/v1/services/${service_id}`, { name: 'Mine' })).status, 404)
})

test('Slots of a service have its length and buffers, and each of them can be booked', async () => {
  const buffers = { buffer_before_minutes: 30, buffer_after_minutes: 30 }
  const fields = { duration_minutes: 60, ...buffers }
  const { service_id, at, book, ask, publish, own } = await practiceWith(fields)
  await publish({ slot_step_minutes: 30 })
  assert.equal((await book(at(2, '12:00'))).body.duration_minutes, 50)
  const range = `from=${at(2, '10:00')}&to=${at(2, '15:00')}&service_id=${service_id}`
  const { body } = await ask('GET', `${own}/slots?${range}`)
  assert.equal(body.duration_minutes, 60)
  const starts = body.data.map(({ starts_at }: any) => starts_at.slice(11, 16))
  assert.deepEqual(starts, ['10:00', '10:30', '13:30', '14:00', '14:30'])
  const { body: search } = await ask('GET', `/v1/slots?${range}`)
  assert.deepEqual(search.data[0].data, body.data)
  const refused = await book(at(2, '11:00'), { service_id })
  assert.deepEqual(resultOf(refused), [409, 'slot_taken'])
  const booked = await book(at(2, '10:30'), { service_id })
  assert.deepEqual([booked.status, booked.body.buffer_before_minutes], [200, 30])
  const mismatch = await ask('GET', `${own}/slots?${range}&duration_minutes=30`)
  assert.deepEqual(resultOf(mismatch), [422, 'service_mismatch'])
})

test('Buffers of a service apply without published availability, and to moved sessions', async () => {
  const { service_id, at, book, step } = await practiceWith({ buffer_after_minutes: 30 })
  const first = await book(at(2), { service_id })
  assert.equal(first.status, 200)
  assert.deepEqual(resultOf(await book(at(2, '11:00'))), [409, 'slot_taken'])
  assert.equal((await book(at(2, '12:00'))).status, 200)
  const moved = await step(first, 'reschedule', { starts_at: at(2, '11:00') })
  assert.deepEqual(resultOf(moved), [409, 'slot_taken'])
  const longer = { starts_at: at(3), duration_minutes: 80 }
  assert.deepEqual(resultOf(await step(first, 'reschedule', longer)), [422, 'service_mismatch'])
  const later = await step(first, 'reschedule', { starts_at: at(2, '10:30') })
  assert.deepEqual([later.status, later.body.buffer_after_minutes], [200, 30])
})

test('A retired service takes no bookings, and its booked sessions take place', async () => {
  const { service_id, at, book, ask, step, own } = await practiceWith()
  const booked = await book(at(2), { service_id })
  const held = await book(at(3), { service_id, hold: true })
  assert.equal((await ask('POST', `/v1/services/${service_id}/retire`)).body.status, 'retired')
  assert.deepEqual(resultOf(await book(at(4), { service_id })), [422, 'service_retired'])
  const slots = await ask('GET', `${own}/slots?service_id=${service_id}`)
  assert.deepEqual(resultOf(slots), [422, 'service_retired'])
  assert.equal((await step(held, 'confirm')).body.status, 'scheduled')
  const moved = await step(booked, 'reschedule', { starts_at: at(2, '15:00') })
  assert.deepEqual([moved.body.starts_at, moved.body.service_id], [at(2, '15:00'), service_id])
  const again = await ask('POST', `/v1/services/${service_id}/retire`)
  assert.deepEqual(resultOf(again), [409, 'invalid_transition'])
})

test('Only those whom the service names can book it', async () => {
  const { service_id, at, ask, person, tokenOf, practitioner_id, key } = await practiceWith({
    bookable_by: ['account'],
  })
  const id = await person()
  const token = await tokenOf(id)
  const request = { practitioner_id, starts_at: at(2), service_id }
  const asPerson = (body: object) => call('POST', '/v1/sessions', body, { key: token })
  assert.deepEqual(resultOf(await asPerson(request)), [403, 'permission_denied'])
  const headers = { 'on-behalf-of': practitioner_id }
  assert.deepEqual(resultOf(await ask('POST', '/v1/sessions', request, headers)), [
    403,
    'permission_denied',
  ])
  const slots = `/v1/slots?service_id=${service_id}`
  assert.equal((await call('GET', slots, undefined, { key: token })).status, 403)
  const open = await createService({ procedure_code: '90791', price: usd(9_000) }, { key })
  const booked = await asPerson({ ...request, service_id: open })
  assert.deepEqual([booked.status, booked.body.procedure_code], [200, '90791'])
  assert.equal((await call('GET', '/v1/services', undefined, { key: token })).body.data.length, 2)
  const created = await call('POST', '/v1/services', {}, { key: token })
  assert.equal(created.status, 403)
  const group = { name: 'Group', duration_minutes: 90, type: 'group' }
  const refused = await ask('POST', '/v1/services', { ...group, bookable_by: ['person'] })
  assert.deepEqual([refused.status, refused.body.error.param], [400, 'bookable_by'])
  const { body } = await ask('POST', '/v1/services', group)
  assert.deepEqual(body.bookable_by, ['account', 'practitioner'])
})

test('A practitioner manages only their own services', async () => {
  const { service_id, practitioner_id, ask, key } = await practiceWith()
  const headers = { 'on-behalf-of': practitioner_id }
  const own = await ask('POST', '/v1/services', { name: 'Mine', duration_minutes: 20 }, headers)
  assert.deepEqual([own.status, own.body.practitioner_id], [200, practitioner_id])
  const path = `/v1/services/${service_id}`
  assert.equal((await ask('PATCH', path, { name: 'Mine too' }, headers)).status, 403)
  assert.equal((await ask('POST', `${path}/retire`, undefined, headers)).status, 403)
  const retired = await ask('POST', `/v1/services/${own.body.id}/retire`, undefined, headers)
  assert.equal(retired.body.status, 'retired')
  const other = await createPractitioner({ key })
  const theirs = { name: 'Theirs', duration_minutes: 20, practitioner_id: other }
  assert.equal((await ask('POST', '/v1/services', theirs, headers)).status, 403)
})

test('A booking without the required forms succeeds with a warning for each', async () => {
  const { ask, at, book, person, tokenOf, key, practitioner_id } = await practiceWith()
  const [intake, history] = [await publishForm({}, { key }), await publishForm({}, { key })]
  const form_ids = [intake.id, history.id]
  const service_id = await createService({ form_ids }, { key })
  const person_id = await person()
  const first = await book(at(2), { service_id, person_id })
  assert.equal(first.body.status, 'scheduled')
  const warned = ({ body }: Response) => (body.warnings ?? []).map(({ form_id }: any) => form_id)
  assert.deepEqual(warned(first).sort(), form_ids.toSorted())
  assert.equal(first.body.warnings[0].code, 'form_incomplete')
  const response = await assignForm(person_id, { form_id: intake.id }, { key })
  await ask('POST', `/v1/form_responses/${response.id}/complete`, { answers: complete_answers })
  // The person's token isn't assigned the other form, and is warned about it.
  const request = { practitioner_id, starts_at: at(3), service_id }
  const own = await call('POST', '/v1/sessions', request, { key: await tokenOf(person_id) })
  assert.deepEqual(warned(own), [history.id])
  // A later version of a form that was completed isn't required again.
  const next = await publishForm({ name: intake.name }, { key })
  await ask('PATCH', `/v1/services/${service_id}`, { form_ids: [next.id] })
  const third = await book(at(4), { service_id, person_id })
  assert.deepEqual([third.status, third.body.warnings], [200, undefined])
  const unknown = await ask('PATCH', `/v1/services/${service_id}`, { form_ids: ['form_none'] })
  assert.deepEqual([unknown.status, unknown.body.error.param], [404, 'form_ids[0]'])
})

test("A service's cancellation policy replaces the practitioner's, also for the person's token", async () => {
  const { service_id, at, book, publish, person, tokenOf, advance } = await practiceWith({ policy })
  const lenient = { late_cancel_hours: 1, late_cancel_fee: usd(100), no_show_fee: null }
  await publish({ policy: lenient })
  const person_id = await person()
  const key = await tokenOf(person_id)
  const fields = { service_id, person_id, payer_type: 'self_pay' }
  const [near, far, plain] = [
    await book(at(2), fields),
    await book(at(9), fields),
    await book(at(3), { person_id, payer_type: 'self_pay' }),
  ]
  assert.deepEqual(near.body.policy, policy)
  assert.deepEqual(plain.body.policy, lenient)
  await advance('P1D') // Less than 48 hours before the first.
  const own = (session: Response, verb: string, body: object = {}) =>
    call('POST', `/v1/sessions/${session.body.id}/${verb}`, body, { key })
  const late = await own(near, 'reschedule', { starts_at: at(8) })
  assert.deepEqual(resultOf(late), [422, 'too_late'])
  const canceled = await own(near, 'cancel')
  assert.deepEqual([canceled.body.fee.amount, canceled.body.fee.payable], [usd(4_000), true])
  const moved = await own(far, 'reschedule', { starts_at: at(8) })
  assert.deepEqual([moved.status, moved.body.starts_at], [200, at(8)])
  assert.equal((await own(moved, 'cancel')).body.fee, null)
  assert.equal((await own(plain, 'cancel')).body.fee, null)
})

test('A self-pay session is charged the price of its service at booking', async () => {
  const { service_id, at, book, ask, step, person, advance } = await practiceWith({
    price: usd(12_300),
    format: 'in_person',
  })
  const person_id = await person()
  const place = { name: 'Office', jurisdiction: 'US-NY' }
  const booked = await book(at(1), { service_id, person_id, payer_type: 'self_pay', place })
  await ask('PATCH', `/v1/services/${service_id}`, { price: usd(99_900) })
  await advance('P2D')
  assert.equal((await step(booked, 'complete')).body.status, 'completed')
  await advance('PT1M')
  const { body } = await ask('GET', `/v1/charges?person_id=${person_id}`)
  assert.deepEqual(
    body.data.map(({ amount }: any) => amount),
    [usd(12_300)],
  )
})

test('A series books its service at every date', async () => {
  const { service_id, at, ask, practitioner_id } = await practiceWith({
    duration_minutes: 80,
    buffer_after_minutes: 10,
  })
  const request = { practitioner_id, starts_at: at(2), count: 3, service_id }
  const series = await ask('POST', '/v1/session_series', request)
  assert.deepEqual([series.status, series.body.duration_minutes], [200, 80])
  const { body } = await ask('GET', `/v1/sessions?series_id=${series.body.id}`)
  assert.deepEqual(
    body.data.map((each: any) => [
      each.service_id,
      each.duration_minutes,
      each.buffer_after_minutes,
    ]),
    Array.from({ length: 3 }, () => [service_id, 80, 10]),
  )
  const refused = await ask('POST', '/v1/session_series', { ...request, duration_minutes: 50 })
  assert.deepEqual(resultOf(refused), [422, 'service_mismatch'])
  const { body: found } = await ask('GET', `/v1/sessions?service_id=${service_id}`)
  assert.equal(found.data.length, 3)
})
