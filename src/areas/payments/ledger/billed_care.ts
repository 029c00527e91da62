// Checks that the sessions and claims an amount is for exist and belong to the right person.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { findCare } from './store.ts'

export type CareReference = {
  session_id?: string | null | undefined
  claim_id?: string | null | undefined
}

// Without a person, the care only has to exist. "at" is the parameter path it was sent in.
export async function requireCareOf(
  call: Call,
  person_id: string | null,
  all: (CareReference & { at?: string })[],
) {
  const references = all.flatMap(({ session_id, claim_id, at = '' }) => [
    ...(session_id ? [{ object: 'session', id: session_id, param: `${at}session_id` }] : []),
    ...(claim_id ? [{ object: 'claim', id: claim_id, param: `${at}claim_id` }] : []),
  ])
  if (references.length === 0) return
  const ids = [...new Set(references.map(({ id }) => id))]
  const rows = await findCare(call, person_id, ids)
  const theirs_by_key = new Map(rows.map(({ object, id, theirs }) => [`${object} ${id}`, theirs]))
  const missing = references.find(({ object, id }) => !theirs_by_key.has(`${object} ${id}`))
  if (missing) throw notFound(missing.object, missing.param)
  const mismatch = references.find(({ object, id }) => !theirs_by_key.get(`${object} ${id}`))
  if (mismatch) throw new ApiError('person_mismatch', {}, { param: mismatch.param })
}
