// A practice with a waiting list: persons who wait, and times that become free.
import assert from 'node:assert/strict'
import { runScheduledJobs } from '#jobs/clock.ts'
import { freshPractice } from './fresh_practice.ts'
import { db, log, outside, secrets } from './harness.ts'

type Entry = { id: string; status: string; [field: string]: any }
type Offer = { id: string; status: string; person_id: string; [field: string]: any }

export const runJobs = () => runScheduledJobs({ db, secrets, outside, log })

export async function waitingPractice(profile: object = {}) {
  const practice = await freshPractice(profile)
  const { ask, book, step, person } = practice
  const get = async (path: string) => {
    const { status, body, text } = await ask('GET', path)
    assert.equal(status, 200, text)
    return body
  }
  const wait = async (fields: { person_id?: string; [field: string]: unknown } = {}) => {
    const person_id = fields.person_id ?? (await person())
    const { status, body, text } = await ask('POST', '/v1/waiting_list_entries', {
      ...fields,
      person_id,
    })
    assert.equal(status, 200, text)
    return body as Entry
  }
  const readEntry = (id: string): Promise<Entry> => get(`/v1/waiting_list_entries/${id}`)
  const readOffer = (id: string): Promise<Offer> => get(`/v1/waiting_list_offers/${id}`)
  // Oldest first.
  const offers = async (filter = ''): Promise<Offer[]> =>
    (await get(`/v1/waiting_list_offers?limit=100${filter}`)).data.toReversed()
  const openOffer = async () => {
    const [offer, ...others] = await offers('&status=offered')
    assert.deepEqual(others, [])
    return offer
  }
  const answer = (offer: Offer | undefined, verb: string) =>
    ask('POST', `/v1/waiting_list_offers/${offer?.id}/${verb}`)
  // Cancels a session at that time, so that it becomes free.
  const free = async (starts_at: string, fields: object = {}) => {
    const session = await book(starts_at, fields)
    assert.equal(session.status, 200, session.text)
    assert.equal((await step(session, 'cancel')).status, 200)
    await runJobs()
    return session
  }
  const read = { readEntry, readOffer, offers, openOffer }
  return { ...practice, ...read, wait, answer, free }
}
