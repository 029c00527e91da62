// A practice with a waiting list: persons who wait, and times that become free.
import assert from 'node:assert/strict'
import { offerKind } from '#areas/matching/waiting_list_offer/lifecycle.ts'
import { createOpening } from '#areas/matching/waiting_list_opening/opening.ts'
import { offerOpeningJob } from '#areas/matching/waiting_list_opening/offer_opening.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import { toTimestamp } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { freshPractice } from './fresh_practice.ts'
import {
  call,
  createPractitioner,
  db,
  log,
  outside,
  type RequestOptions,
  secrets,
} from './harness.ts'
import { createPerson, grantConsent } from './person_examples.ts'

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

// Its entry is first, so that no other one is tried. The time needn't have been booked before.
export const offerExample: [Kind, (options: RequestOptions) => Promise<Offer>] = [
  offerKind,
  async ({ key }) => {
    const options = { ...(key && { key }) }
    const ask = async (method: string, path: string, body?: object) => {
      const { status, body: answer, text } = await call(method, `/v1${path}`, body, options)
      assert.equal(status, 200, text)
      return answer
    }
    const practitioner_id = await createPractitioner(options)
    const { id: person_id } = await createPerson({}, options)
    await grantConsent(person_id, {}, options)
    const entry = await ask('POST', '/waiting_list_entries', {
      person_id,
      practitioner_ids: [practitioner_id],
      urgency: 'urgent',
      priority: 9,
      waiting_since: '2020-01-01T00:00:00Z',
    })
    const { account_id } = await ask('GET', '')
    await inAccount({ db, secrets, outside }, account_id, async (own) => {
      const [starts_at, ends_at] = [216, 217].map((hours) => toTimestamp(own.now.add({ hours })))
      const time = { practitioner_id, starts_at: starts_at!, ends_at: ends_at! }
      await offerOpeningJob.run(own, (await createOpening(own, time)).id)
    })
    return (await ask('GET', `/waiting_list_offers?waiting_list_entry_id=${entry.id}`)).data[0]
  },
]
