// Who can change a service: the account, or the only practitioner who offers it.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'

export function requireOwnService({ actor }: Call, practitioner_id: string | null) {
  if (actor.kind !== 'practitioner' || actor.id === practitioner_id) return
  const needs = 'A practitioner can manage only their own services.'
  throw new ApiError('permission_denied', { needs }, { param: 'practitioner_id' })
}
