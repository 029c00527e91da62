// Tests places on the waiting list: what a person can wait for, who can add them, and how a place
// ends.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { createService } from '#tests/booking_examples.ts'
import { resultOf } from '#tests/fresh_practice.ts'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'
import { createToken } from '#tests/person_examples.ts'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'

const path = '/v1/waiting_list_entries'
const at_path = (id: string) => `${path}/${id}`

test('A person waits with the defaults: for anyone, at any time, in routine order', async () => {
  const { wait, readEntry } = await waitingPractice()
  const entry = await wait()
  const { status, practitioner_ids, type, format, windows, urgency, priority, source } = entry
  assert.deepEqual([status, type, format], ['waiting', 'individual', null])
  assert.deepEqual([practitioner_ids, windows], [[], []])
  assert.deepEqual([urgency, priority, source], ['routine', 0, 'account'])
  assert.deepEqual([entry.at_risk, entry.crisis_resources], [false, []])
  assert.equal(entry.waiting_since, entry.created_at)
  assert.deepEqual(await readEntry(entry.id), entry)
})

test('What an entry names must exist in the account, and its times must be ahead', async () => {
  const { ask, person, at, wait } = await waitingPractice()
  const { key } = await createTestAccount()
  const foreign = await createPractitioner({ key })
  const person_id = await person()
  const windows = [{ day: 'monday', start_time: '09:00', end_time: '12:00', time_zone: 'Mars' }]
  const refused: [object, number, string][] = [
    [{}, 400, 'person_id'],
    [{ person_id: 'per_none' }, 404, 'person_id'],
    [{ person_id, practitioner_ids: [foreign] }, 404, 'practitioner_ids[0]'],
    [{ person_id, service_id: 'svc_none' }, 404, 'service_id'],
    [{ person_id, location_id: 'loc_none' }, 404, 'location_id'],
    [{ person_id, matching_id: 'match_none' }, 404, 'matching_id'],
    [{ person_id, start_by: at(-1) }, 400, 'start_by'],
    [{ person_id, expires_at: at(-1) }, 400, 'expires_at'],
    [{ person_id, waiting_since: at(2) }, 400, 'waiting_since'],
    [{ person_id, earliest_start_at: at(5), start_by: at(4) }, 400, 'start_by'],
    [{ person_id, urgency: 'emergency' }, 400, 'urgency'],
    [{ person_id, priority: 10 }, 400, 'priority'],
    [{ person_id, windows }, 400, 'windows[0].time_zone'],
  ]
  for (const [body, status, param] of refused) {
    const answer = await ask('POST', path, body)
    assert.deepEqual([answer.status, answer.body.error?.param], [status, param], answer.text)
  }
  assert.deepEqual((await ask('GET', path)).body.data, [])
  const entry = await wait({ person_id, external_id: 'w-1', waiting_since: at(-30) })
  const twice = await ask('POST', path, { person_id, external_id: 'w-1' })
  assert.deepEqual(resultOf(twice), [409, 'external_id_taken'])
  assert.equal(entry.waiting_since, at(-30))
})

test('A person has at most 20 open entries', async () => {
  const { wait, person, ask } = await waitingPractice()
  const person_id = await person()
  const entries = []
  for (let number = 0; number < 20; number++) entries.push(await wait({ person_id }))
  const more = await ask('POST', path, { person_id })
  assert.deepEqual(resultOf(more), [422, 'waiting_list_limit_reached'])
  await ask('DELETE', at_path(entries[0]!.id))
  assert.equal((await ask('POST', path, { person_id })).status, 200)
})

test('A service decides the type, the format and the only practitioner', async () => {
  const { wait, ask, person, practitioner_id, key } = await waitingPractice()
  const fields = { type: 'intake', format: 'phone', practitioner_id }
  const service_id = await createService(fields, { key })
  const entry = await wait({ service_id })
  assert.deepEqual([entry.type, entry.format], ['intake', 'phone'])
  assert.deepEqual(entry.practitioner_ids, [practitioner_id])
  const body = { person_id: await person(), service_id, type: 'medication' }
  assert.deepEqual(resultOf(await ask('POST', path, body)), [422, 'service_mismatch'])
  const other = await createPractitioner({ key })
  const elsewhere = { person_id: await person(), service_id, practitioner_ids: [other] }
  assert.equal((await ask('POST', path, elsewhere)).body.error.param, 'practitioner_ids')
})

test('A matching without a result becomes an entry with its criteria', async () => {
  const { ask, person } = await waitingPractice()
  const person_id = await person()
  const window = {
    day: 'tuesday',
    start_time: '17:00',
    end_time: '20:00',
    time_zone: 'America/Chicago',
  }
  const matching = await ask('POST', '/v1/matchings', {
    person_id,
    location: { jurisdiction: 'US-IL' },
    format: 'phone',
    windows: [window],
  })
  assert.equal(matching.status, 200, matching.text)
  assert.deepEqual(matching.body.candidates, [])
  const { status, body, text } = await ask('POST', path, { matching_id: matching.body.id })
  assert.equal(status, 200, text)
  assert.deepEqual([body.person_id, body.source], [person_id, 'matching'])
  assert.deepEqual([body.format, body.jurisdiction, body.windows], ['phone', 'US-IL', [window]])
  const others = { person_id: await person(), matching_id: matching.body.id }
  assert.deepEqual(resultOf(await ask('POST', path, others)), [404, 'resource_not_found'])
})

test("A person's token joins and leaves the list, and doesn't see or set the order", async () => {
  const { key, person, wait, ask } = await waitingPractice()
  const person_id = await person()
  const token = await createToken({ person_id }, tokenScopes.person, { key })
  const own = (method: string, at: string, body?: object) => call(method, at, body, { key: token })
  const others = await wait({ urgency: 'urgent', priority: 3 })
  for (const fields of [{ urgency: 'urgent' }, { priority: 9 }, { person_id: others.person_id }]) {
    const refused = await own('POST', path, fields)
    assert.deepEqual([refused.status, refused.body.error.param], [403, Object.keys(fields)[0]])
  }
  const joined = await own('POST', path, { notice_minutes: 60 })
  assert.equal(joined.status, 200, joined.text)
  const { id, source, urgency, priority } = joined.body
  assert.deepEqual([source, urgency, priority], ['person', null, 0])
  assert.equal((await own('GET', at_path(id))).body.status, 'waiting')
  assert.equal((await own('GET', at_path(others.id))).status, 404)
  assert.equal((await own('DELETE', at_path(others.id))).status, 404)
  assert.equal((await own('GET', path)).body.data.length, 1)
  assert.equal((await own('PATCH', at_path(id), { notice_minutes: 1 })).status, 403)
  assert.equal((await own('GET', '/v1/waiting_list_report')).status, 403)
  assert.equal((await own('DELETE', at_path(id))).body.status, 'removed')
  assert.equal((await ask('GET', at_path(id))).body.status, 'removed')
  assert.deepEqual(resultOf(await own('DELETE', at_path(id))), [409, 'invalid_transition'])
})

test('An entry changes while it is open, and expires if nobody could be offered anything', async () => {
  const { wait, ask, at, advance, readEntry, events } = await waitingPractice()
  const entry = await wait({ start_by: at(20) })
  assert.equal(entry.expires_at, at(20))
  const changed = await ask('PATCH', at_path(entry.id), {
    urgency: 'soon',
    start_by: null,
    expires_at: at(3),
    metadata: { desk: '2' },
  })
  assert.equal(changed.status, 200, changed.text)
  assert.deepEqual([changed.body.urgency, changed.body.start_by], ['soon', null])
  await advance('P4D')
  assert.equal((await readEntry(entry.id)).status, 'expired')
  const late = await ask('PATCH', at_path(entry.id), { urgency: 'urgent' })
  assert.deepEqual(resultOf(late), [409, 'invalid_transition'])
  assert.equal((await ask('PATCH', at_path(entry.id), { metadata: { desk: '3' } })).status, 200)
  const types = (await events(entry.id)).map(({ type }) => type.split('.')[1])
  assert.deepEqual(types, ['created', 'updated', 'expired', 'updated'])
})

test('Who is at acute risk does not wait unnoticed, whether before joining or while waiting', async () => {
  const { wait, ask, person, readEntry, events, key } = await waitingPractice()
  const flag = (person_id: string, level: string) =>
    ask('POST', '/v1/risk_flags', { person_id, kind: 'suicide', level })
  const first = await person()
  await flag(first, 'high')
  const joined = await wait({ person_id: first, jurisdiction: 'US-NY' })
  assert.equal(joined.at_risk, true)
  assert.equal(joined.crisis_resources[0].phone, '988')
  const types = (await events(joined.id)).map(({ type }) => type)
  assert.ok(types.includes('waiting_list_entry.put_at_risk'))
  const token = await createToken({ person_id: first }, tokenScopes.person, { key })
  const shown = await call('GET', at_path(joined.id), undefined, { key: token })
  assert.deepEqual([shown.body.at_risk, shown.body.crisis_resources.length > 0], [null, true])

  const calm = await wait()
  assert.equal(calm.at_risk, false)
  await flag(calm.person_id, 'moderate')
  await runJobs()
  assert.equal((await readEntry(calm.id)).at_risk, false)
  const { body: raised } = await flag(calm.person_id, 'imminent')
  await runJobs()
  assert.equal((await readEntry(calm.id)).at_risk, true)
  await ask('POST', `/v1/risk_flags/${raised.id}/void`, { reason: 'Wrong person' })
  await runJobs()
  const cleared = await readEntry(calm.id)
  assert.deepEqual([cleared.at_risk, cleared.crisis_resources], [false, []])
  await ask('POST', `/v1/persons/${calm.person_id}/risk`, { level: 'high' })
  await runJobs()
  assert.equal((await readEntry(calm.id)).at_risk, true)
})

test('Who dies or is erased waits no longer, and their offer goes to the next person', async () => {
  for (const end of ['record_death', 'erase'] as const) {
    const practice = await waitingPractice()
    const { wait, free, at, ask, openOffer, readEntry, readOffer } = practice
    const offered = await wait({ priority: 2 })
    const waiting = await wait({ person_id: offered.person_id, urgency: 'routine' })
    const next = await wait({ priority: 1 })
    await free(at(9))
    const offer = (await openOffer())!
    const body =
      end === 'erase' ? { erasure_basis: 'entered_in_error' } : { deceased_on: at(-1).slice(0, 10) }
    const ended = await ask('POST', `/v1/persons/${offered.person_id}/${end}`, body)
    assert.equal(ended.status, 200, ended.text)
    await runJobs()
    await runJobs()
    for (const { id } of [offered, waiting]) assert.equal((await readEntry(id)).status, 'removed')
    assert.equal((await readOffer(offer.id)).status, 'withdrawn')
    assert.equal((await openOffer())!.waiting_list_entry_id, next.id)
  }
})

test('After a merge, of two places for the same care, the one ahead stays', async () => {
  const { wait, at, ask, person, readEntry, key } = await waitingPractice()
  const [remaining, duplicate] = [await person(), await person()]
  const named = await createPractitioner({ key })
  const behind = await wait({ person_id: remaining, waiting_since: at(-2) })
  const ahead = await wait({ person_id: duplicate, waiting_since: at(-20) })
  const other = await wait({ person_id: duplicate, practitioner_ids: [named] })
  const merged = await ask('POST', `/v1/persons/${remaining}/merge`, { person_id: duplicate })
  assert.equal(merged.status, 200, merged.text)
  assert.equal((await readEntry(behind.id)).status, 'removed')
  for (const { id } of [ahead, other]) {
    const { status, person_id } = await readEntry(id)
    assert.deepEqual([status, person_id], ['waiting', remaining])
  }
})
