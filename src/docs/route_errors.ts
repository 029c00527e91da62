// The errors a route can return: its own, and those common to all routes.
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { isWrite, type Route } from '#http/routing/route.ts'

const request_errors: ErrorCode[] = [
  'malformed_request',
  'validation_failed',
  'api_key_missing',
  'api_key_invalid',
  'permission_denied',
  'https_required',
  'origin_refused',
  'not_acceptable',
  'rate_limited',
  'internal_error',
  'overloaded',
  'storage_full', // Reads sort on disk too.
  'database_unavailable',
]

const write_errors: ErrorCode[] = [
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'idempotency_key_in_use',
]

export const takesActor = ({ actors }: Route) => !actors || actors.includes('practitioner')

// In order of status.
export const errorsOf = (route: Route): ErrorCode[] =>
  byStatusOrder([
    ...commonErrorsOf(route),
    ...(route.errors ?? []),
    ...(route.needs_fresh_sign_in ? (['fresh_sign_in_required'] as const) : []),
    ...(takesExternalId(route) ? (['external_id_taken'] as const) : []),
    ...(route.afterCommit ? (['outcome_unknown'] as const) : []),
  ])

// Those of any other route of the same method: an operation's own errors come on top.
export const commonErrorsOf = (route: Route): ErrorCode[] =>
  byStatusOrder([
    ...request_errors,
    ...(canBeNotFound(route) ? (['resource_not_found'] as const) : []),
    ...(isWrite(route) ? write_errors : []),
    ...(route.errors?.includes('precondition_failed') ? (['precondition_failed'] as const) : []),
  ])

const takesExternalId = ({ body }: Route) =>
  'external_id' in ((body as { properties?: object } | undefined)?.properties ?? {})

const canBeNotFound = (route: Route) =>
  takesActor(route) ||
  route.path.includes('{id}') ||
  route.sandbox_only ||
  route.errors?.includes('resource_not_found')

const byStatusOrder = (codes: ErrorCode[]) =>
  [...new Set(codes)].sort((one, other) => errors[one].status - errors[other].status)

export function byStatus(codes: ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(codes, (code) => errors[code].status)
}

// By the contract, only 429 and 5xx are retried.
export function retryRule(code: ErrorCode): string {
  const { status } = errors[code]
  if (status === 429) return 'Retry after the number of seconds in the `Retry-After` header.'
  if (status < 500) return "Don't retry. Fix the request first."
  return 'Retry a few times with exponential backoff. Reuse the `Idempotency-Key` for writes.'
}
