// For each account, a practitioner whom a matching finds, and a person on the waiting list.
import type { Kind } from '#kernel/record.ts'
import { assignmentKind } from '#areas/matching/matching_assignment/lifecycle.ts'
import { matchingKind } from '#areas/matching/matching/lifecycle.ts'
import { grantConsent, createVerifiedPractitioner, createPerson } from './person_examples.ts'
import { night } from './dates.ts'
import { type RequestOptions, call, own_account } from './harness.ts'

export const every_day = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]
const location = { jurisdiction: 'US-NY' }

export const advanceToNight = (key: string) =>
  call('POST', '/v1/test_clock/advance', { to: night }, { key })

const found = new Map<string, Promise<void>>()

export async function createFindablePractitioner(options: RequestOptions) {
  const key = options.key ?? own_account.key
  const rules = [{ days: every_day, start_time: '00:00', end_time: '24:00' }]
  const make = async () => {
    const id = await createVerifiedPractitioner({ key })
    await call('PATCH', `/v1/practitioners/${id}/availability`, { rules }, { key })
  }
  if (!found.has(key)) found.set(key, make())
  await found.get(key)
  return { location }
}

export async function createWaitlistEntry(options: RequestOptions) {
  await createFindablePractitioner(options)
  const key = options.key ?? own_account.key
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  return { person_id, location }
}

type Make = (options: RequestOptions) => Promise<{ id: string; [field: string]: any }>

export const assignmentExample: [Kind, Make] = [
  assignmentKind,
  async (request) => {
    const entries = [await createWaitlistEntry(request)]
    return (await call('POST', '/v1/matchings/assign', { entries }, request)).body
  },
]

export const matchingExample: [Kind, Make] = [
  matchingKind,
  async (request) => {
    const { location } = await createFindablePractitioner(request)
    return (await call('POST', '/v1/matchings', { location }, request)).body
  },
]
