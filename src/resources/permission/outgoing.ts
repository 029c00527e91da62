// What leaves: by a route that declares it, and under a decision about every category it carries.
import type { Call } from '#call.ts'
import { requireWhole } from './permission.ts'
import type { DataCategory, Purpose } from './words.ts'

// A route that sends without declaring it fails, so that the tests that walk the declarations walk
// everything that sends.
export function requireDeclared({ origin, sends_to }: Call, to = sends_to) {
  if (origin !== 'request' || (sends_to !== null && sends_to === to)) return
  throw new Error('A route that sends something of a record out must declare sends_to.')
}

type Handover = { action: 'access' | 'use'; purpose: Purpose; data_categories: DataCategory[] }

// A document for the person: whoever draws it up must be allowed to see all of it, and the person
// must be allowed to have it. A person's own token reads by the person's own right.
export async function requireHandover(call: Call, person_id: string, asked: Handover) {
  requireDeclared(call, 'person')
  const seen = await requireWhole(call, person_id, asked)
  if (call.actor.kind === 'person') return seen
  return await requireWhole(call, person_id, {
    action: 'disclose',
    purpose: 'person_request',
    recipient: { type: 'individual', id: person_id, name: null },
    data_categories: asked.data_categories,
  })
}
