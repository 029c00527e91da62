// Recipes of the waiting list.
import { session } from './sessions.ts'
import { person, personInCare } from './persons.ts'
import { bookablePractitioner } from './practitioners.ts'
import { type Made, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const path = '/waiting_list_entries'

export async function entry(s: Sandbox, fields: object = {}): Promise<Made> {
  const person_id = 'person_id' in fields ? fields.person_id : (await personInCare(s)).id
  return await s.post(path, { person_id, ...fields })
}

// Frees a time of the practitioner whom the person waits for.
async function freed(s: Sandbox, fields: object = {}) {
  const { id: practitioner_id } = await bookablePractitioner(s)
  const made = await entry(s, { practitioner_ids: [practitioner_id], ...fields })
  const { id } = await session(s, { practitioner_id }, 200)
  await s.post(`/sessions/${id}/cancel`)
  return made
}

export async function offer(s: Sandbox): Promise<Made> {
  const { id } = await freed(s)
  return await s.first(`/waiting_list_offers?waiting_list_entry_id=${id}`)
}

async function flagged(s: Sandbox) {
  const made = await entry(s)
  const flag = { person_id: made.person_id, kind: 'suicide', level: 'high' }
  const { id } = await s.post('/risk_flags', flag)
  return { made, id }
}

const answer = (step: string) => stepOf('waiting_list_offers', offer, step)

export const waitingListRecipes: Record<string, Recipe> = {
  'waiting_list_entry.created': entry,
  'waiting_list_entry.updated': updateOf('waiting_list_entries', entry),
  'waiting_list_entry.offered': offer,
  'waiting_list_entry.returned': answer('decline'),
  'waiting_list_entry.booked': answer('accept'),
  'waiting_list_entry.removed': async (s) => {
    await s.remove(`${path}/${(await entry(s)).id}`)
  },
  'waiting_list_entry.expired': async (s) => {
    await entry(s)
    await s.advance('P91D')
  },
  // Without a treatment consent.
  'waiting_list_entry.skipped': async (s) => {
    await freed(s, { person_id: (await person(s)).id })
  },
  'waiting_list_entry.put_at_risk': flagged,
  'waiting_list_entry.cleared': async (s) => {
    const { id } = await flagged(s)
    await s.advance('PT1M')
    await s.post(`/risk_flags/${id}/void`, { reason: 'attune trigger' })
  },
  'waiting_list_offer.created': offer,
  'waiting_list_offer.updated': updateOf('waiting_list_offers', offer),
  'waiting_list_offer.accepted': answer('accept'),
  'waiting_list_offer.declined': answer('decline'),
  'waiting_list_offer.withdrawn': answer('withdraw'),
  'waiting_list_offer.expired': async (s) => {
    await offer(s)
    await s.advance('P3D')
  },
}
