// Tests archiving a practitioner together with their upcoming sessions, on a fresh account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'
import { grantConsent } from '#tests/person_examples.ts'

async function practiceWithColleague() {
  const practice = await freshPractice()
  const colleague = await createPractitioner({ key: practice.key })
  await practice.ask('PATCH', `/v1/practitioners/${colleague}`, { time_zone: 'Etc/UTC' })
  const archive = (body: object, headers = {}) =>
    practice.ask('POST', `${practice.own}/archive`, body, headers)
  const typesOf = async ({ body }: Response) =>
    (await practice.events(body.id)).map(({ type }) => type)
  return { ...practice, colleague, archive, typesOf }
}

test('Without a choice, sessions stay and become at risk', async () => {
  const { at, own, book, read, archive, ask, advance } = await practiceWithColleague()
  const session = await book(at(2))
  const { body } = await archive({})
  assert.deepEqual(body.remaining, [{ session_id: session.body.id, code: 'practitioner_archived' }])
  assert.deepEqual([body.canceled, body.reassigned, body.has_more], [[], [], false])
  assert.equal((await ask('GET', own)).body.archived, true)
  await advance('PT1S')
  const { status, at_risk_reason } = await read(session)
  assert.deepEqual([status, at_risk_reason], ['scheduled', 'practitioner_archived'])
  assert.deepEqual(resultOf(await book(at(5))), [422, 'practitioner_archived'])
  assert.equal((await archive({})).status, 200)
})

test('Archiving cancels every upcoming session in one call, and nobody owes a fee', async () => {
  const { at, inMinutes, publish, book, read, person, archive, step } =
    await practiceWithColleague()
  const usd = { amount: 5_000, currency: 'usd' }
  const policy = { late_cancel_hours: 168, late_cancel_fee: usd, no_show_fee: null }
  await publish({ policy, slot_step_minutes: 5 })
  const booked = await book(at(2), { person_id: await person() })
  const held = await book(at(3), { hold: true })
  const done = await book(at(4))
  await step(done, 'cancel', { canceled_by: 'person' })
  const soon = await book(inMinutes(1), { override_availability: true })
  const { body } = await archive({ sessions: 'cancel', reason: 'Practitioner retired' })
  assert.deepEqual(body.canceled.toSorted(), [booked, held, soon].map((s) => s.body.id).toSorted())
  const { status, canceled_by, reason, fee } = await read(booked)
  assert.deepEqual(
    [status, canceled_by, reason, fee.payable],
    ['canceled', 'practitioner', 'Practitioner retired', false],
  )
  assert.equal((await read(done)).canceled_by, 'person')
})

test('A dry run shows what archiving would do, and changes nothing', async () => {
  const { at, own, book, read, archive, ask } = await practiceWithColleague()
  const session = await book(at(2))
  const dry = await archive({ sessions: 'cancel' }, { 'dry-run': 'true' })
  assert.equal(dry.body.object, 'dry_run')
  assert.match(dry.text, new RegExp(`"canceled":\\["${session.body.id}"\\]`))
  assert.deepEqual(
    dry.body.events.map(({ type }: { type: string }) => type),
    ['practitioner.archived', 'session.canceled'],
  )
  assert.equal((await ask('GET', own)).body.archived, false)
  assert.deepEqual(await read(session), session.body)
})

test('Sessions move to a colleague who is free, licensed and consented to', async () => {
  const { at, book, read, person, archive, typesOf, colleague, ask, key, practitioner_id } =
    await practiceWithColleague()
  const person_id = await person()
  const moved = await book(at(2), { person_id })
  const taken = await book(at(3), { person_id })
  await book(at(3, '10:30'), { practitioner_id: colleague })
  // This person consents only to treatment by the one who leaves.
  const loyal = (await ask('POST', '/v1/persons', { names: [{ given: 'Lou' }] })).body.id
  const recipients = [{ type: 'practitioner', id: practitioner_id }]
  await grantConsent(loyal, { kind: 'treatment', recipients }, { key })
  const refused = await book(at(4), { person_id: loyal })
  assert.equal(refused.status, 200, refused.text)
  const late = await person()
  const lost = await book(at(5), { person_id: late })
  await ask('POST', `/v1/persons/${late}/record_death`, { deceased_on: at(0).slice(0, 10) })

  const { body, status, text } = await archive({ sessions: 'reassign', reassign_to_id: colleague })
  assert.equal(status, 200, text)
  assert.deepEqual(body.reassigned, [moved.body.id])
  assert.deepEqual(body.remaining, [
    { session_id: taken.body.id, code: 'slot_taken' },
    { session_id: refused.body.id, code: 'consent_required' },
    { session_id: lost.body.id, code: 'person_inactive' },
  ])
  const after = await read(moved)
  assert.deepEqual(
    [after.practitioner_id, after.starts_at, after.person_id, after.status, after.at_risk],
    [colleague, at(2), person_id, 'scheduled', false],
  )
  assert.deepEqual(await typesOf(moved), ['session.created', 'session.practitioner_changed'])
  const again = await book(at(2), { practitioner_id: colleague })
  assert.deepEqual(resultOf(again), [409, 'slot_taken'])
})

test("The colleague's hours, buffers and daily limit apply", async () => {
  const { at, book, read, archive, colleague, ask } = await practiceWithColleague()
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await ask('PATCH', `/v1/practitioners/${colleague}/availability`, {
    rules: [{ days, start_time: '09:00', end_time: '17:00' }],
    buffer_after_minutes: 15,
    max_per_day: 2,
  })
  const nine = await book(at(2, '09:00'))
  const too_close = await book(at(2, '10:00'))
  const noon = await book(at(2, '12:00'))
  const third = await book(at(2, '15:00'))
  const early = await book(at(3, '07:00'))
  const { body } = await archive({ sessions: 'reassign', reassign_to_id: colleague })
  assert.deepEqual(
    body.reassigned,
    [nine, noon].map((session) => session.body.id),
  )
  assert.deepEqual(body.remaining, [
    { session_id: too_close.body.id, code: 'slot_taken' },
    { session_id: third.body.id, code: 'at_capacity' },
    { session_id: early.body.id, code: 'outside_availability' },
  ])
  assert.equal((await read(nine)).buffer_after_minutes, 15)
})

test('A series follows its sessions, and can be moved afterwards', async () => {
  const { at, archive, colleague, ask, practitioner_id } = await practiceWithColleague()
  const weekly = { practitioner_id, starts_at: at(2), count: 3 }
  const series = await ask('POST', '/v1/session_series', weekly)
  const { body } = await archive({ sessions: 'reassign', reassign_to_id: colleague })
  assert.deepEqual(body.reassigned, series.body.session_ids)
  const path = `/v1/session_series/${series.body.id}`
  assert.equal((await ask('GET', path)).body.practitioner_id, colleague)
  const moved = await ask('POST', `${path}/reschedule`, { scope: 'all', starts_at: at(3) })
  assert.equal(moved.status, 200, moved.text)
})

test('Archiving is refused for foreign, archived or missing colleagues, and changes nothing', async () => {
  const { own, archive, colleague, ask, practitioner_id } = await practiceWithColleague()
  const foreign = await createPractitioner({ key: (await createTestAccount()).key })
  const to = (reassign_to_id: string) => archive({ sessions: 'reassign', reassign_to_id })
  assert.deepEqual(resultOf(await to(foreign)), [404, 'resource_not_found'])
  for (const body of [
    { sessions: 'reassign' },
    { sessions: 'cancel', reassign_to_id: colleague },
    { sessions: 'reassign', reassign_to_id: practitioner_id },
  ]) {
    const { status, body: answer } = await archive(body)
    assert.deepEqual([status, answer.error.param], [400, 'reassign_to_id'])
  }
  await ask('PATCH', `/v1/practitioners/${colleague}`, { archived: true })
  const refused = await to(colleague)
  assert.deepEqual(resultOf(refused), [422, 'practitioner_archived'])
  assert.equal(refused.body.error.param, 'reassign_to_id')
  const headers = { 'on-behalf-of': practitioner_id }
  assert.equal((await archive({ sessions: 'cancel' }, headers)).status, 403)
  assert.equal((await ask('GET', own)).body.archived, false)
})

test('A key that can only write practitioners archives, but changes no sessions', async () => {
  const { own, book, at, ask } = await practiceWithColleague()
  await book(at(2))
  const scopes = ['practitioners:read', 'practitioners:write']
  const limited = await ask('POST', '/v1/api_keys', { name: 'Directory', scopes })
  const key = limited.body.secret ?? limited.body.key
  const archive = (body: object) => call('POST', `${own}/archive`, body, { key })
  const refused = await archive({ sessions: 'cancel' })
  assert.deepEqual(resultOf(refused), [403, 'permission_denied'])
  assert.equal((await archive({ sessions: 'keep' })).status, 200)
})
