// Guards outgoing data: the route must declare it, and every category needs a permit.
import type { Call } from '#kernel/call.ts'
import { requireWhole } from './authorize.ts'
import type { DataCategory, Purpose } from './vocabulary.ts'

// A route that sends data without declaring it fails, so that tests of the declarations cover every
// route that sends.
export function requireDeclared({ origin, sends_to }: Call, to = sends_to) {
  if (origin !== 'request' || (sends_to !== null && sends_to === to)) return
  throw new Error('A route that sends something of a record out must declare sends_to.')
}

type Handover = { action: 'access' | 'use'; purpose: Purpose; data_categories: DataCategory[] }

// For a document given to the person: the caller must have access to all of it, and the person the
// right to receive it. A person's own token uses the person's right of access.
export async function requireHandover(call: Call, person_id: string, request: Handover) {
  requireDeclared(call, 'person')
  const access = await requireWhole(call, person_id, request)
  if (call.actor.kind === 'person') return access
  return await requireWhole(call, person_id, {
    action: 'disclose',
    purpose: 'person_request',
    recipient: { type: 'individual', id: person_id, name: null },
    data_categories: request.data_categories,
  })
}
