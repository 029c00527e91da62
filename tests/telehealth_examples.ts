// A practice with a telehealth session that begins in a few minutes.
import assert from 'node:assert/strict'
import { tokenScopes } from '#catalogue/scopes.ts'
import { closeVideoRooms } from '#jobs/close_video_rooms.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  db,
  log,
  outside,
  type RequestOptions,
  secrets,
} from './harness.ts'
import { createPerson, createToken, grantConsent } from './person_examples.ts'

export const newYork = { jurisdiction: 'US-NY' }
export const own_link = 'https://video.example.com/ada'

export async function telehealthPractice(settings: object = {}, on_port?: number) {
  const { account, key } = await createTestAccount()
  const to = { key, ...(on_port && { port: on_port }) }
  const request = (method: string, path: string, body?: unknown, more: object = {}) =>
    call(method, path, body, { ...to, ...more })
  const ask = async (method: string, path: string, body?: unknown, more: object = {}) => {
    const { status, body: answer, text } = await request(method, path, body, more)
    assert.equal(status, 200, text)
    return answer
  }
  await ask('PATCH', '/v1/telehealth_settings', settings)
  const practitioner_id = await createPractitioner({ key })
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { video_url: own_link })
  const addPerson = async (...kinds: string[]) => {
    const { id } = await createPerson({}, { key })
    for (const kind of kinds) await grantConsent(id, { kind }, { key })
    return id
  }
  const person_id = await addPerson('treatment', 'telehealth')
  const now = async () => Temporal.Instant.from((await ask('GET', '/v1/test_clock')).now)
  const book = async (fields: object = {}, minutes = 5) => {
    const starts_at = (await now()).add({ minutes }).toString()
    const body = { practitioner_id, person_id, starts_at, duration_minutes: 50, ...fields }
    return (await ask('POST', '/v1/sessions', body)) as { id: string; [field: string]: any }
  }
  const join = (id: string, body: object = {}, more: object = {}) =>
    request('POST', `/v1/sessions/${id}/join`, body, more)
  const asPractitioner = { headers: { 'on-behalf-of': practitioner_id } }
  const asPerson = async (id = person_id) => ({
    key: await createToken({ person_id: id }, tokenScopes.person, { key }),
  })
  const read = (id: string) => ask('GET', `/v1/sessions/${id}`)
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const eventTypes = async (id: string): Promise<string[]> =>
    (await ask('GET', '/v1/events?after=0&limit=100')).data
      .filter(({ data }: any) => data.object.id === id)
      .map(({ type }: { type: string }) => type)
  return {
    account,
    key,
    request,
    ask,
    practitioner_id,
    person_id,
    addPerson,
    book,
    join,
    asPractitioner,
    asPerson,
    read,
    advance,
    now,
    eventTypes,
  }
}

// In the morning, so that all sessions are of the same day.
export async function morningPractice() {
  const practice = await telehealthPractice()
  const tomorrow = (await practice.now()).toZonedDateTimeISO('UTC').add({ days: 1 })
  const to = tomorrow.withPlainTime('10:00').toInstant().toString()
  await practice.ask('POST', '/v1/test_clock/advance', { to })
  return practice
}

// Gives a session a person who consented to telehealth, and its practitioner a link.
export async function arrangeVideo(id: string, options: RequestOptions) {
  const { body: session } = await call('GET', `/v1/sessions/${id}`, undefined, options)
  const { id: person_id } = await createPerson({}, options)
  for (const kind of ['treatment', 'telehealth']) await grantConsent(person_id, { kind }, options)
  await call('PATCH', `/v1/sessions/${id}`, { person_id }, options)
  const path = `/v1/practitioners/${session.practitioner_id}`
  await call('PATCH', path, { video_url: own_link }, options)
}

// Runs the worker once.
export const closeRooms = (reach: Partial<typeof outside> = {}) =>
  closeVideoRooms({ db, secrets, log, outside: { ...outside, ...reach } })
