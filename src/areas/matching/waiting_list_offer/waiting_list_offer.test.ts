// Tests how a free time reaches the waiting list: in which order, to one person at a time, under
// the rules of booking, and what follows each answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { all_day, resultOf } from '#tests/fresh_practice.ts'
import { call, createPractitioner, sql } from '#tests/harness.ts'
import { createPerson, createToken } from '#tests/person_examples.ts'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'

test('A canceled time is held for the first in order, and the reason is recorded', async () => {
  const { wait, free, at, openOffer, readEntry, read, events } = await waitingPractice()
  const routine = await wait({ waiting_since: at(-90) })
  await wait({ urgency: 'urgent', priority: 1, waiting_since: at(-1) })
  const first = await wait({ urgency: 'urgent', priority: 2 })
  await wait({ urgency: 'soon', priority: 9 })
  await free(at(9))
  const offer = (await openOffer())!
  assert.equal(offer.waiting_list_entry_id, first.id)
  assert.deepEqual([offer.starts_at, offer.cause], [at(9), 'cancellation'])
  const { waiting_since, ...selection } = offer.selection
  assert.deepEqual(selection, { urgency: 'urgent', priority: 2, position: 1, skipped: [] })
  assert.equal(waiting_since, first.waiting_since)
  assert.equal((await readEntry(first.id)).status, 'offered')
  assert.equal((await readEntry(routine.id)).status, 'waiting')
  const session = await read({ body: { id: offer.session_id } } as any)
  assert.deepEqual([session.status, session.hold_expires_at], ['held', offer.expires_at])
  assert.deepEqual(
    (await events(first.id)).map(({ type }) => type),
    ['waiting_list_entry.created', 'waiting_list_entry.offered'],
  )
})

test('Of equals, who has waited longest is first', async () => {
  const { wait, free, at, openOffer } = await waitingPractice()
  await wait({ waiting_since: at(-2) })
  const longest = await wait({ waiting_since: at(-20) })
  await wait({ waiting_since: at(-10) })
  await free(at(9))
  assert.equal((await openOffer())!.waiting_list_entry_id, longest.id)
})

test('While a time is offered, nobody else can book it, and accepting books it', async () => {
  const { wait, free, at, openOffer, answer, book, readEntry, ask } = await waitingPractice()
  const entry = await wait()
  await free(at(9))
  assert.deepEqual(resultOf(await book(at(9))), [409, 'slot_taken'])
  const offer = await openOffer()
  const accepted = await answer(offer, 'accept')
  assert.deepEqual(resultOf(accepted), [200, 'accepted'], accepted.text)
  assert.equal((await readEntry(entry.id)).status, 'booked')
  const { body: session } = await ask('GET', `/v1/sessions/${offer!.session_id}`)
  assert.deepEqual([session.status, session.person_id], ['scheduled', entry.person_id])
  for (const verb of ['accept', 'decline', 'withdraw']) {
    assert.deepEqual(resultOf(await answer(offer, verb)), [409, 'invalid_transition'])
  }
  await runJobs()
  assert.equal(await openOffer(), undefined)
})

test('A declined or expired offer goes to the next person, and nobody gets it twice', async () => {
  const { wait, free, at, openOffer, answer, readEntry, offers, ask } = await waitingPractice()
  const [first, second, third] = [
    await wait({ priority: 3 }),
    await wait({ priority: 2 }),
    await wait({ priority: 1 }),
  ]
  await free(at(9))
  await answer(await openOffer(), 'decline')
  await runJobs()
  const offer = await openOffer()
  assert.equal(offer!.waiting_list_entry_id, second!.id)
  assert.equal((await readEntry(first!.id)).status, 'waiting')
  await ask('POST', '/v1/test_clock/advance', { to: offer!.expires_at })
  const [, expired, last] = await offers()
  assert.deepEqual([expired!.status, last!.waiting_list_entry_id], ['expired', third!.id])
  assert.deepEqual(resultOf(await answer(expired, 'accept')), [409, 'hold_expired'])
  await answer(last, 'decline')
  await runJobs()
  assert.equal((await offers()).length, 3)
  const { body: report } = await ask('GET', '/v1/waiting_list_report')
  const { openings, filled, fill_rate, offered, declined, accepted } = report
  assert.deepEqual([openings, filled, fill_rate], [1, 0, 0])
  assert.deepEqual([offered, declined, report.expired, accepted], [3, 2, 1, 0])
})

test("Entries that can't be booked are skipped with a reason and keep their place", async () => {
  const { wait, free, at, openOffer, readEntry, book, key, events } = await waitingPractice()
  const { id: without_consent } = await createPerson({}, { key })
  const no_consent = await wait({ person_id: without_consent, urgency: 'urgent', priority: 2 })
  const busy = await wait({ urgency: 'urgent', priority: 1 })
  const other = await createPractitioner({ key })
  await book(at(9), { practitioner_id: other, person_id: busy.person_id })
  const next = await wait()
  await free(at(9))
  const offer = (await openOffer())!
  assert.equal(offer.waiting_list_entry_id, next.id)
  assert.equal(offer.selection.position, 3)
  assert.deepEqual(offer.selection.skipped, [
    { waiting_list_entry_id: no_consent.id, reason: 'consent_required' },
    { waiting_list_entry_id: busy.id, reason: 'person_double_booked' },
  ])
  const skipped = await readEntry(no_consent.id)
  assert.deepEqual([skipped.status, skipped.skip_reason], ['waiting', 'consent_required'])
  assert.equal((await readEntry(busy.id)).skip_reason, 'person_double_booked')
  const types = (await events(busy.id)).map(({ type }) => type)
  assert.ok(types.includes('waiting_list_entry.skipped'))
})

test('A license where the person is decides, and who has died is removed', async () => {
  const practice = await waitingPractice()
  const { wait, free, at, offers, readEntry, ask, own, practitioner_id } = practice
  const attested = { status: 'active', expires_on: '2039-12-31' }
  const license = { jurisdiction: 'US-NY', title: 'LP', number: 'PSY1', attested }
  await ask('PATCH', own, { licenses: [license] })
  await sql.query("update practitioners set status = 'verified' where id = $1", [practitioner_id])
  const elsewhere = await wait({ jurisdiction: 'US-CA', priority: 9 })
  const dead = await wait({ priority: 8 })
  const death = { deceased_on: at(-1).slice(0, 10) }
  const died = await ask('POST', `/v1/persons/${dead.person_id}/record_death`, death)
  assert.equal(died.status, 200, died.text)
  await free(at(9))
  assert.deepEqual(await offers(), [])
  assert.equal((await readEntry(elsewhere.id)).skip_reason, 'practitioner_not_eligible')
  assert.equal((await readEntry(dead.id)).status, 'removed')
})

test('A practitioner who takes nobody new is offered to nobody new', async () => {
  const { wait, free, at, offers, readEntry, ask, own } = await waitingPractice()
  const entry = await wait()
  await ask('PATCH', own, { accepts_new_persons: false })
  await free(at(10))
  assert.deepEqual(await offers(), [])
  assert.equal((await readEntry(entry.id)).skip_reason, 'not_offered')
})

test('Times fit windows, dates and notice of the person, in their time zone', async () => {
  const { wait, free, at, offers } = await waitingPractice()
  const day = new Date(at(9)).toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' })
  const window = (start_time: string, end_time: string, time_zone = 'Etc/UTC') => [
    { day: day.toLowerCase(), start_time, end_time, time_zone },
  ]
  await wait({ priority: 9, windows: window('11:00', '15:00') })
  await wait({ priority: 9, windows: window('10:00', '10:45') })
  await wait({ priority: 9, windows: window('10:00', '12:00', 'America/Los_Angeles') })
  await wait({ priority: 9, earliest_start_at: at(10) })
  await wait({ priority: 9, start_by: at(8) })
  await wait({ priority: 9, notice_minutes: 20 * 1_440 })
  const fits = await wait({ windows: window('09:00', '11:00'), start_by: at(9) })
  await free(at(9))
  const [offer, ...others] = await offers()
  assert.deepEqual([offer!.waiting_list_entry_id, others], [fits.id, []])
  assert.deepEqual(offer!.selection.skipped, [])
})

test('A window that passes midnight contains the morning after', async () => {
  const { wait, free, at, offers } = await waitingPractice()
  const days = { weekday: 'long', timeZone: 'UTC' } as const
  const day = new Date(at(8)).toLocaleString('en-US', days).toLowerCase()
  const window = { day, start_time: '22:00', end_time: '06:00', time_zone: 'Etc/UTC' }
  const entry = await wait({ windows: [window] })
  await free(at(9, '06:00'))
  assert.deepEqual(await offers(), [])
  await free(at(9, '04:00'))
  assert.equal((await offers())[0]!.waiting_list_entry_id, entry.id)
})

test('Only those who wait for a practitioner are offered their times', async () => {
  const { wait, free, at, openOffer, key, practitioner_id, offers } = await waitingPractice()
  const other = await createPractitioner({ key })
  await wait({ urgency: 'urgent', practitioner_ids: [other] })
  await free(at(9))
  assert.deepEqual(await offers(), [])
  const entry = await wait({ practitioner_ids: [other, practitioner_id] })
  await free(at(10))
  assert.equal((await openOffer())!.waiting_list_entry_id, entry.id)
})

test('The former time of a rescheduled session is offered, and a hold that ends is not', async () => {
  const { wait, at, openOffer, book, step, offers, advance } = await waitingPractice()
  await wait()
  const held = await book(at(9), { hold: true })
  await step(held, 'release')
  const other = await book(at(10), { hold: true })
  await advance('PT20M')
  assert.equal(other.status, 200)
  assert.deepEqual(await offers(), [])
  const session = await book(at(11))
  await step(session, 'reschedule', { starts_at: at(12) })
  await runJobs()
  const offer = (await openOffer())!
  assert.deepEqual([offer.starts_at, offer.cause], [at(11), 'reschedule'])
})

test('A time that is on hold is offered when the hold ends, and one that is taken is not', async () => {
  const { wait, at, offers, book, step, advance } = await waitingPractice()
  await wait()
  const session = await book(at(9))
  await step(session, 'cancel')
  const held = await book(at(9), { hold: true, hold_minutes: 10 })
  assert.equal(held.status, 200, held.text)
  await runJobs()
  assert.deepEqual(await offers(), [])
  await advance('PT11M')
  assert.equal((await offers()).length, 1)
  const second = await book(at(12))
  await step(second, 'cancel')
  await book(at(12))
  await runJobs()
  assert.equal((await offers()).length, 1)
})

test('The account can withdraw an offer to use the time itself', async () => {
  const { wait, free, at, openOffer, answer, book, readEntry, offers } = await waitingPractice()
  const entry = await wait({ priority: 1 })
  await wait()
  await free(at(9))
  assert.deepEqual(resultOf(await answer(await openOffer(), 'withdraw')), [200, 'withdrawn'])
  await runJobs()
  assert.equal((await readEntry(entry.id)).status, 'waiting')
  assert.equal((await offers()).length, 1)
  assert.equal((await book(at(9))).status, 200)
})

test('A removed entry passes its offer on', async () => {
  const { wait, free, at, openOffer, ask, readOffer } = await waitingPractice()
  const first = await wait({ priority: 1 })
  const second = await wait()
  await free(at(9))
  const offer = (await openOffer())!
  const removed = await ask('DELETE', `/v1/waiting_list_entries/${first.id}`)
  assert.deepEqual(resultOf(removed), [200, 'removed'])
  await runJobs()
  assert.equal((await readOffer(offer.id)).status, 'withdrawn')
  assert.equal((await openOffer())!.waiting_list_entry_id, second.id)
})

test('The offer follows its session, no matter who confirms or cancels the session', async () => {
  const { wait, free, at, openOffer, ask, readOffer, readEntry } = await waitingPractice()
  const first = await wait({ priority: 1 })
  await free(at(9))
  const confirmed = (await openOffer())!
  await ask('POST', `/v1/sessions/${confirmed.session_id}/confirm`)
  await runJobs()
  assert.equal((await readOffer(confirmed.id)).status, 'accepted')
  assert.equal((await readEntry(first.id)).status, 'booked')
  const second = await wait()
  const third = await wait({ waiting_since: at(0, '00:00') })
  await free(at(10))
  const canceled = (await openOffer())!
  await ask('POST', `/v1/sessions/${canceled.session_id}/release`)
  await runJobs()
  assert.equal((await readOffer(canceled.id)).status, 'withdrawn')
  const next = (await openOffer())!.waiting_list_entry_id
  assert.deepEqual(
    [canceled.waiting_list_entry_id, next].toSorted(),
    [second.id, third.id].toSorted(),
  )
})

test('Accepting checks consent again, and a refusal changes nothing', async () => {
  const { wait, free, at, openOffer, answer, ask, readEntry } = await waitingPractice()
  const entry = await wait()
  await free(at(9))
  const offer = (await openOffer())!
  const { body: consents } = await ask('GET', `/v1/consents?person_id=${entry.person_id}`)
  for (const { id } of consents.data) {
    const revoked = await ask('POST', `/v1/consents/${id}/revoke`, { received_via: 'written' })
    assert.equal(revoked.status, 200, revoked.text)
  }
  assert.deepEqual(resultOf(await answer(offer, 'accept')), [403, 'consent_required'])
  assert.equal((await openOffer())!.id, offer.id)
  assert.equal((await readEntry(entry.id)).status, 'offered')
})

test("A person's token accepts and declines its own offers, and sees no reasons", async () => {
  const { wait, free, at, openOffer, key, readEntry } = await waitingPractice()
  const [one, two] = [await wait({ priority: 1 }), await wait()]
  const [own, other] = await Promise.all(
    [one, two].map(async ({ person_id }) => {
      const token = await createToken({ person_id }, tokenScopes.person, { key })
      return (method: string, path: string) => call(method, path, undefined, { key: token })
    }),
  )
  await free(at(9))
  const offer = (await openOffer())!
  const path = `/v1/waiting_list_offers/${offer.id}`
  assert.equal((await other!('GET', path)).status, 404)
  assert.equal((await other!('POST', `${path}/accept`)).status, 404)
  assert.equal((await own!('GET', path)).body.selection, null)
  assert.equal((await own!('POST', `${path}/withdraw`)).status, 403)
  assert.deepEqual(resultOf(await own!('POST', `${path}/decline`)), [200, 'declined'])
  await runJobs()
  const next = (await openOffer())!
  const accepted = await other!('POST', `/v1/waiting_list_offers/${next.id}/accept`)
  assert.deepEqual(resultOf(accepted), [200, 'accepted'], accepted.text)
  assert.equal((await readEntry(two.id)).status, 'booked')
})

test("A person's own cancellation reaches the others on the list", async () => {
  const { wait, at, book, person, openOffer, key } = await waitingPractice()
  const entry = await wait()
  const person_id = await person()
  const token = await createToken({ person_id }, tokenScopes.person, { key })
  const session = await book(at(9), { person_id })
  const path = `/v1/sessions/${session.body.id}/cancel`
  assert.equal((await call('POST', path, {}, { key: token })).status, 200)
  await runJobs()
  assert.equal((await openOffer())!.waiting_list_entry_id, entry.id)
})

test('New availability is offered in order, each person a time of their own', async () => {
  const { wait, at, publish, offers, readEntry, practitioner_id } = await waitingPractice()
  const [first, second] = [await wait({ priority: 2 }), await wait({ priority: 1 })]
  const later = await wait({ earliest_start_at: at(80) })
  const day = at(9).slice(0, 10)
  const windows = [{ start_time: '09:00', end_time: '11:00' }]
  const published = await publish({
    rules: [],
    overrides: [{ date: day, windows }],
    default_duration_minutes: 60,
    slot_step_minutes: 60,
  })
  assert.equal(published.status, 200, published.text)
  await runJobs()
  const made = (await offers()).toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
  assert.deepEqual(
    made.map(({ waiting_list_entry_id, starts_at, cause }) => [
      waiting_list_entry_id,
      starts_at.slice(11, 16),
      cause,
    ]),
    [
      [first!.id, '09:00', 'availability'],
      [second!.id, '10:00', 'availability'],
    ],
  )
  assert.equal((await readEntry(later.id)).status, 'waiting')
  assert.ok(made.every((offer) => offer.practitioner_id === practitioner_id))
  await publish({ rules: all_day, published: false })
  await runJobs()
  assert.equal((await offers()).length, 2)
})

test('The report counts openings, outcomes and who waits, by period', async () => {
  const { wait, free, at, openOffer, answer, ask } = await waitingPractice()
  await wait({ urgency: 'urgent', waiting_since: at(-12, '00:00') })
  await wait({ urgency: 'soon' })
  await free(at(9))
  await answer(await openOffer(), 'accept')
  const { body } = await ask('GET', '/v1/waiting_list_report')
  assert.deepEqual([body.openings, body.filled, body.fill_rate], [1, 1, 1])
  assert.ok(body.median_minutes_to_fill >= 0)
  assert.deepEqual(
    body.waiting.map(({ urgency, count }: any) => [urgency, count]),
    [
      ['urgent', 0],
      ['soon', 1],
      ['routine', 0],
    ],
  )
  const before = await ask('GET', `/v1/waiting_list_report?from=${at(-9)}&to=${at(-8)}`)
  assert.deepEqual([before.body.openings, before.body.fill_rate], [0, null])
  const turned = await ask('GET', `/v1/waiting_list_report?from=${at(2)}&to=${at(1)}`)
  assert.deepEqual([turned.status, turned.body.error.param], [400, 'to'])
})
