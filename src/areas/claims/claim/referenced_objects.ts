// Checks that every ID on a claim belongs to this account, and coverages and claims to the same
// person.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import type { ClaimChange } from './create_schema.ts'
import { findReferences, type Reference } from './store.ts'

type NamedReference = Reference & { param: string }

export async function requireReferences(call: Call, person_id: string, body: ClaimChange) {
  const references = referencesIn(body)
  if (references.length === 0) return
  const existing = await findReferences(call, person_id, references)
  const missing = references.find(({ what, id }) => !existing.has(`${what} ${id}`))
  if (missing) throw notFound(missing.what, missing.param)
}

function referencesIn(body: ClaimChange): NamedReference[] {
  const { lines = [], prior_payer_results = [] } = body
  const all: [Reference['what'], string | null | undefined, string][] = [
    ['practitioner', body.practitioner_id, 'practitioner_id'],
    ['practitioner', body.supervising_practitioner_id, 'supervising_practitioner_id'],
    ['claim', body.duplicate_of_id, 'duplicate_of_id'],
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
