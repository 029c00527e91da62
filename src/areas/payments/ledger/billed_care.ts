// Checks that the sessions and claims an amount is for exist and belong to the right person.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { findCareNamed } from './store.ts'

export type Named = { session_id?: string | null | undefined; claim_id?: string | null | undefined }

// Without a person, the care only has to exist. "at" is the parameter path it was sent in.
export async function requireCareOf(
  call: Call,
  person_id: string | null,
  all: (Named & { at?: string })[],
) {
  const named = all.flatMap(({ session_id, claim_id, at = '' }) => [
    ...(session_id ? [{ object: 'session', id: session_id, param: `${at}session_id` }] : []),
    ...(claim_id ? [{ object: 'claim', id: claim_id, param: `${at}claim_id` }] : []),
  ])
  if (named.length === 0) return
  const ids = [...new Set(named.map(({ id }) => id))]
  const found = await findCareNamed(call, person_id, ids)
  const known = new Map(found.map(({ object, id, theirs }) => [`${object} ${id}`, theirs]))
  const unknown = named.find(({ object, id }) => !known.has(`${object} ${id}`))
  if (unknown) throw notFound(unknown.object, unknown.param)
  const others = named.find(({ object, id }) => !known.get(`${object} ${id}`))
  if (others) throw new ApiError('person_mismatch', {}, { param: others.param })
}
