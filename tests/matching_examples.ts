// For each account, a practitioner whom a matching finds, and a person on the waiting list.
import type { Kind } from '#kernel/record.ts'
import { matchingKind } from '#areas/matching/matching/lifecycle.ts'
import { grant, makeClinician, makePerson } from './person_examples.ts'
import { night } from './dates.ts'
import { type Asked, call, ours } from './harness.ts'

export const everyDay = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]
const location = { jurisdiction: 'US-NY' }

export const toNight = (key: string) =>
  call('POST', '/v1/test_clock/advance', { to: night }, { key })

const found = new Map<string, Promise<void>>()

export async function makeFindable(asked: Asked) {
  const key = asked.key ?? ours.key
  const rules = [{ days: everyDay, start_time: '00:00', end_time: '24:00' }]
  const make = async () => {
    const id = await makeClinician({ key })
    await call('PATCH', `/v1/practitioners/${id}/availability`, { rules }, { key })
  }
  if (!found.has(key)) found.set(key, make())
  await found.get(key)
  return { location }
}

export async function makeWaiting(asked: Asked) {
  await makeFindable(asked)
  const key = asked.key ?? ours.key
  const { id: person_id } = await makePerson({}, { key })
  await grant(person_id, {}, { key })
  return { person_id, location }
}

type Make = (asked: Asked) => Promise<{ id: string; [field: string]: any }>

export const matchingExample: [Kind, Make] = [
  matchingKind,
  async (asked) => {
    const { location } = await makeFindable(asked)
    return (await call('POST', '/v1/matchings', { location }, asked)).body
  },
]
