// Which errors a route can answer with: its own, and those that every request can meet.
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { isWrite, type Route } from '#http/route.ts'

const of_every_request: ErrorCode[] = [
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
  'database_unavailable',
]

const of_every_write: ErrorCode[] = [
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'storage_full',
  'idempotency_key_in_use',
]

export const takesActor = ({ actors }: Route) => !actors || actors.includes('practitioner')

// In the order of their status.
export function refusalsOf(route: Route): ErrorCode[] {
  const names = takesActor(route) || route.path.includes('{id}') || route.sandbox_only
  const all = new Set<ErrorCode>([
    ...of_every_request,
    ...(names ? (['resource_not_found'] as const) : []),
    ...(isWrite(route) ? of_every_write : []),
    ...(route.refuses ?? []),
  ])
  return [...all].sort((one, other) => errors[one].status - errors[other].status)
}

export function byStatus(codes: ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(codes, (code) => errors[code].status)
}

// The contract's rules: only 429 and the faults of the service are worth another try.
export function retryRule(code: ErrorCode): string {
  const { status } = errors[code]
  if (status === 429) return 'Yes, after the wait that the Retry-After header gives.'
  if (status < 500) return 'Not by itself: only 429 and 5xx are retried.'
  return 'Yes, with exponential backoff, a few times; a write with the same Idempotency-Key.'
}
