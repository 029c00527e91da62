// Checks that every ID on a claim belongs to this account, and coverages and claims to the same
// person.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import type { ClaimChange } from './schema.ts'
import { findNamed, type Named } from './store.ts'

type Naming = Named & { param: string }

export async function requireNamed(call: Call, person_id: string, asked: ClaimChange) {
  const named = namedIn(asked)
  if (named.length === 0) return
  const known = await findNamed(call, person_id, named)
  const missing = named.find(({ what, id }) => !known.has(`${what} ${id}`))
  if (missing) throw notFound(missing.what, missing.param)
}

function namedIn(asked: ClaimChange): Naming[] {
  const { lines = [], prior_payer_results = [] } = asked
  const all: [Named['what'], string | null | undefined, string][] = [
    ['practitioner', asked.practitioner_id, 'practitioner_id'],
    ['practitioner', asked.supervising_practitioner_id, 'supervising_practitioner_id'],
    ['claim', asked.duplicate_of_id, 'duplicate_of_id'],
  ]
  for (const [i, { session_id, practitioner_id }] of lines.entries()) {
    all.push(['session', session_id, `lines[${i}].session_id`])
    all.push(['practitioner', practitioner_id, `lines[${i}].practitioner_id`])
  }
  for (const [i, { coverage_id }] of prior_payer_results.entries()) {
    all.push(['coverage', coverage_id, `prior_payer_results[${i}].coverage_id`])
  }
  return all.flatMap(([what, id, param]) => (id ? [{ what, id, param }] : []))
}
