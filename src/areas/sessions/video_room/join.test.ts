// Who gets a link to the video room of a session, and when.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, log_lines, sql } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { newYork, own_link, telehealthPractice } from '#tests/telehealth_examples.ts'

type Response = Awaited<ReturnType<typeof call>>
const resultOf = ({ status, body }: Response) => [status, body.error?.code]
const located = { person_location: newYork }

test("each participant gets the practitioner's own link", async () => {
  const { book, join, asPerson, asPractitioner, person_id, practitioner_id } =
    await telehealthPractice()
  const { id } = await book()
  const as_person = await join(id, located, await asPerson())
  assert.equal(as_person.status, 200, as_person.text)
  const { url, expires_at, provider, ...more } = as_person.body
  assert.deepEqual([url, expires_at, provider], [own_link, null, 'static'])
  assert.deepEqual([more.session_id, more.person_id, more.practitioner_id], [id, person_id, null])
  const by_account = await join(id)
  assert.deepEqual([by_account.body.url, by_account.body.person_id], [own_link, person_id])
  const as_practitioner = await join(id, {}, asPractitioner)
  assert.equal(as_practitioner.body.url, own_link)
  assert.equal(as_practitioner.body.practitioner_id, practitioner_id)
})

test('links are issued from 15 minutes before the start until 30 after the end', async () => {
  const { book, join, person_id, advance, ask } = await telehealthPractice()
  const { id, starts_at } = await book({ person_location: newYork }, 60)
  const early = await join(id, { person_id })
  assert.deepEqual(resultOf(early), [422, 'too_early'])
  const opens = Temporal.Instant.from(starts_at).subtract({ minutes: 15 })
  assert.equal(Temporal.Instant.compare(early.body.error.available_at, opens), 0)
  await ask('POST', '/v1/test_clock/advance', { to: early.body.error.available_at })
  assert.equal((await join(id, { person_id })).status, 200)
  await advance('PT75M')
  assert.equal((await join(id, { person_id })).status, 200)
  await advance('PT25M')
  assert.deepEqual(resultOf(await join(id, { person_id })), [422, 'too_late'])
})

test('a session in progress can be joined after its window', async () => {
  const { book, join, person_id, advance, ask } = await telehealthPractice()
  const { id } = await book({ person_location: newYork }, 5)
  await ask('POST', `/v1/sessions/${id}/start`, located)
  await advance('PT3H')
  assert.equal((await join(id, { person_id })).status, 200)
  await ask('POST', `/v1/sessions/${id}/complete`, located)
  assert.deepEqual(resultOf(await join(id, { person_id })), [409, 'invalid_transition'])
})

test("the account's settings decide when links are issued", async () => {
  const { book, join, person_id, ask } = await telehealthPractice({ opens_minutes_before: 60 })
  const { id } = await book({ person_location: newYork }, 50)
  assert.equal((await join(id, { person_id })).status, 200)
  await ask('PATCH', '/v1/telehealth_settings', { opens_minutes_before: 0 })
  assert.deepEqual(resultOf(await join(id, { person_id })), [422, 'too_early'])
  const { provider, closes_minutes_after } = await ask('GET', '/v1/telehealth_settings')
  assert.deepEqual([provider, closes_minutes_after], ['static', 30])
})

test('a canceled session, a phone session and one in person have no link', async () => {
  const { book, join, person_id, ask } = await telehealthPractice()
  const { id } = await book({ person_location: newYork })
  await ask('POST', `/v1/sessions/${id}/cancel`)
  const canceled = await join(id, { person_id })
  assert.deepEqual(resultOf(canceled), [409, 'invalid_transition'])
  for (const format of ['phone', 'in_person']) {
    const other = await book({ format, person_location: newYork }, format === 'phone' ? 5 : 120)
    assert.deepEqual(resultOf(await join(other.id, { person_id })), [422, 'not_telehealth'])
  }
})

test('consent to telehealth is required, also for the practitioner to join', async () => {
  const { book, join, addPerson, asPerson, asPractitioner } = await telehealthPractice()
  const unsure = await addPerson('treatment')
  const { id } = await book({ person_id: unsure, person_location: newYork })
  for (const more of [await asPerson(unsure), asPractitioner]) {
    const refused = await join(id, {}, more)
    assert.deepEqual(resultOf(refused), [403, 'consent_required'])
    assert.equal(refused.body.error.consent.kind, 'telehealth')
  }
  assert.deepEqual(resultOf(await join(id, { person_id: unsure })), [403, 'consent_required'])
})

test('a person says where they are, once, and the practitioner must be licensed there', async () => {
  const { book, join, asPerson, asPractitioner, read, practitioner_id } = await telehealthPractice()
  const { id } = await book()
  const token = await asPerson()
  assert.deepEqual(resultOf(await join(id, {}, token)), [422, 'location_required'])
  assert.equal((await join(id, {}, asPractitioner)).status, 200)
  assert.equal((await join(id, located, token)).status, 200)
  assert.equal((await read(id)).person_location.jurisdiction, 'US-NY')
  assert.equal((await join(id, {}, token)).status, 200)
  const license = { board_status: 'active', issued_on: '2010-01-01', encumbered: false }
  await sql.query(
    "update practitioners set status = 'verified', licenses = $2::jsonb where id = $1",
    [practitioner_id, JSON.stringify([{ id: 'lic_1', jurisdiction: 'US-NY', verified: license }])],
  )
  const elsewhere = { person_location: { jurisdiction: 'US-CA' } }
  const refused = await join(id, elsewhere, token)
  assert.deepEqual(resultOf(refused), [422, 'practitioner_not_eligible'])
  assert.equal((await read(id)).person_location.jurisdiction, 'US-NY')
  // They said that they aren't there anymore.
  assert.deepEqual(resultOf(await join(id, {}, token)), [422, 'location_required'])
})

test('nobody joins as somebody else', async () => {
  const practice = await telehealthPractice()
  const { book, join, asPerson, asPractitioner, addPerson, person_id, ask } = practice
  const { id } = await book({ person_location: newYork })
  const other = await addPerson('treatment', 'telehealth')
  const as_other = await asPerson(other)
  assert.deepEqual(resultOf(await join(id, {}, as_other)), [404, 'resource_not_found'])
  assert.deepEqual(resultOf(await join(id, { person_id: other })), [404, 'resource_not_found'])
  const own = await asPerson()
  const denied = await join(id, { person_id: other }, own)
  assert.deepEqual(resultOf(denied), [403, 'permission_denied'])
  const odd = await join(id, { person_id }, asPractitioner)
  assert.deepEqual(resultOf(odd), [400, 'validation_failed'])
  const colleague = await ask('POST', '/v1/practitioners', {
    name: { given: 'Bo', family: 'Lind' },
    profession: 'psychologist',
  })
  const as_colleague = { headers: { 'on-behalf-of': colleague.id } }
  assert.deepEqual(resultOf(await join(id, {}, as_colleague)), [404, 'resource_not_found'])
  const { key } = await createTestAccount()
  const elsewhere = await join(id, { person_id }, { key })
  assert.deepEqual(resultOf(elsewhere), [404, 'resource_not_found'])
})

test('each participant of a group joins for themselves', async () => {
  const { book, join, addPerson, asPerson } = await telehealthPractice()
  const [first, second] = [await addPerson('treatment', 'telehealth'), await addPerson('treatment')]
  const participants = [{ person_id: first }, { person_id: second }]
  const fields = { type: 'group', capacity: 4, participants, person_id: undefined }
  const { id } = await book({ ...fields, person_location: newYork })
  assert.deepEqual(resultOf(await join(id)), [400, 'validation_failed'])
  assert.equal((await join(id, {}, await asPerson(first!))).status, 200)
  const refused = await join(id, {}, await asPerson(second!))
  assert.deepEqual(resultOf(refused), [403, 'consent_required'])
})

test('without a link of the practitioner there is a clear error', async () => {
  const { book, join, person_id, practitioner_id, ask } = await telehealthPractice()
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { video_url: null })
  const { id } = await book({ person_location: newYork })
  const refused = await join(id, { person_id })
  assert.deepEqual(resultOf(refused), [422, 'video_not_configured'])
})

test('a repeated request gets a link again, unless the participant can no longer join', async () => {
  const { book, join, person_id, ask } = await telehealthPractice({ provider: 'daily' })
  const { id } = await book({ person_location: newYork })
  const again = { idempotency_key: 'join-once' }
  const first = await join(id, { person_id }, again)
  const second = await join(id, { person_id }, again)
  assert.deepEqual([first.status, second.status], [200, 200], second.text)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.match(second.body.url, /^https:.+\?t=\w+$/)
  assert.notEqual(second.body.url, first.body.url)
  await ask('POST', `/v1/sessions/${id}/cancel`)
  const third = await join(id, { person_id }, again)
  assert.deepEqual(resultOf(third), [409, 'invalid_transition'])
})

test('a dry run issues no link', async () => {
  const { book, join, person_id } = await telehealthPractice({ provider: 'daily' })
  const { id } = await book({ person_location: newYork })
  const rehearsed = await join(id, { person_id }, { headers: { 'dry-run': 'true' } })
  assert.equal(rehearsed.status, 200, rehearsed.text)
  assert.doesNotMatch(rehearsed.text, /https:/)
  const { rows } = await sql.query('select id from video_rooms where session_id = $1', [id])
  assert.deepEqual(rows, [])
})

test('a link is in no log, event, audit entry or stored response', async () => {
  const { book, join, person_id, account, ask } = await telehealthPractice({ provider: 'daily' })
  const { id } = await book({ person_location: newYork })
  const { body } = await join(id, { person_id }, { idempotency_key: 'join-in-secret' })
  const token = new URL(body.url).searchParams.get('t')!
  const entries = await ask('GET', '/v1/audit_entries?limit=100')
  assert.ok(entries.data.some(({ action }: any) => action === 'session.link_issued'))
  const events = await ask('GET', '/v1/events?limit=100')
  const { rows } = await sql.query(
    'select response from idempotency_keys where account = $1 and object_id = $2',
    [account, id],
  )
  assert.ok(rows.every(({ response }) => response === null))
  const { rows: rooms } = await sql.query('select * from video_rooms where account = $1', [account])
  for (const text of [log_lines, entries, events, rooms].map((each) => JSON.stringify(each))) {
    assert.ok(!text.includes(token))
  }
})

test("a person's token doesn't see a practitioner's own link", async () => {
  const { asPerson, practitioner_id, request } = await telehealthPractice()
  const path = `/v1/practitioners/${practitioner_id}`
  const { body } = await request('GET', path, undefined, await asPerson())
  assert.equal(body.video_url, null)
  const insecure = { video_url: 'http://video.example.com' }
  assert.deepEqual(resultOf(await request('PATCH', path, insecure)), [400, 'validation_failed'])
})

test('credentials are never returned, and can be removed', async () => {
  const { request, ask, account, key } = await telehealthPractice()
  const credentials = { api_key: 'secret-of-daily' }
  const set = await request('PATCH', '/v1/telehealth_settings', { credentials })
  assert.equal(set.status, 200, set.text)
  assert.ok(set.body.credentials_set_at)
  assert.doesNotMatch(set.text, /secret-of-daily/)
  const query = 'select credentials from telehealth_settings where account = $1'
  const stored = async () => (await sql.query(query, [account])).rows[0].credentials
  assert.ok(!(await stored()).toString().includes('secret-of-daily'))
  assert.ok(!log_lines.some((line) => line.includes('secret-of-daily')))
  const removed = await ask('PATCH', '/v1/telehealth_settings', { credentials: null })
  assert.equal(removed.credentials_set_at, null)
  assert.equal(await stored(), null)
  const { id } = await createPerson({}, { key })
  assert.ok(id)
})
