// What a service decides about a booking. A field that the service decides can be omitted from the
// request, and must not contradict it. The session keeps a copy of all of it.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson, sql } from '#db/sql.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { type Buffers, no_buffers } from '#areas/sessions/availability/bookable.ts'
import { inWholeCalendar } from '#areas/sessions/availability/full_calendar.ts'
import type { SessionWarning } from '#areas/sessions/session/recording_schema.ts'
import { serviceKind, serviceLifecycle } from './lifecycle.ts'
import type { ServiceRow } from './schema.ts'

const decided_fields = [
  'practitioner_id',
  'type',
  'format',
  'duration_minutes',
  'procedure_code',
] as const
type Decided = Pick<ServiceRow, (typeof decided_fields)[number]>
type Requested = { [Field in keyof Decided]?: Decided[Field] | null | undefined }

export type BookableService = Decided &
  Pick<
    ServiceRow,
    | 'status'
    | 'buffer_before_minutes'
    | 'buffer_after_minutes'
    | 'price'
    | 'bookable_by'
    | 'form_ids'
    | 'policy'
  >

// The service of a booking. One that was recorded afterwards can be of a retired service.
export async function findBookable(call: Call, id: string, { recorded = false } = {}) {
  const service = await findRow(call, serviceKind, id, 'service_id')
  if (!recorded) requireBookable(service, call.actor.kind)
  return service
}

export function requireBookable(
  { status, bookable_by }: Pick<ServiceRow, 'status' | 'bookable_by'>,
  actor: Call['actor']['kind'],
) {
  const param = 'service_id'
  if (!isIn(serviceLifecycle, 'active', status))
    throw new ApiError('service_retired', {}, { param })
  if (bookable_by.includes(actor)) return
  const needs = `This service can't be booked by a caller of kind \`${actor}\` (\`bookable_by\`).`
  throw new ApiError('permission_denied', { needs }, { param })
}

// Returns the fields that the service decides. They replace what the request left out.
export function decideFields(service: BookableService, requested: Requested, minutes?: number) {
  const sent: Requested = { ...requested, duration_minutes: minutes ?? requested.duration_minutes }
  const decided = decided_fields.filter((field) => service[field] !== null)
  const contradicted = decided.filter((field) => (sent[field] ?? service[field]) !== service[field])
  if (contradicted.length > 0) throw mismatchError(contradicted)
  return Object.fromEntries(decided.map((field) => [field, service[field]])) as Partial<{
    [Field in keyof Decided]: NonNullable<Decided[Field]>
  }>
}

export function mismatchError(params: string[]) {
  const details = params.map((param) => ({
    param,
    code: 'service_mismatch',
    message: `\`${param}\` contradicts the service. Omit it, or choose another service.`,
  }))
  return new ApiError('service_mismatch', {}, { param: params[0]!, details })
}

type BufferTerms = { [Side in keyof Buffers]: number | null }

// The buffers of the service or, where it has none, of the practitioner.
export const buffersFor = (service: BufferTerms | null, published: Buffers | null): Buffers => {
  const usual = published ?? no_buffers
  return {
    buffer_before_minutes: service?.buffer_before_minutes ?? usual.buffer_before_minutes,
    buffer_after_minutes: service?.buffer_after_minutes ?? usual.buffer_after_minutes,
  }
}

export const serviceColumns = (service: BookableService, published: Buffers | null) => ({
  ...buffersFor(service, published),
  ...(service.policy && { policy: asJson(service.policy) }),
  ...(service.price && { price: asJson(service.price) }),
})

// The forms of the service that the persons haven't completed.
export async function formWarnings(
  call: Call,
  { form_ids }: Pick<ServiceRow, 'form_ids'>,
  persons: string[],
): Promise<SessionWarning[]> {
  if (form_ids.length === 0 || persons.length === 0) return []
  type Missing = { person_id: string; form_id: string }
  const missing = await inWholeCalendar(call, () =>
    call.query<Missing>(sql`
      select person_id, form_id from missing_forms(${call.account}, ${persons}, ${form_ids})`),
  )
  return missing.map((each) => ({
    param: 'service_id',
    code: 'form_incomplete',
    message: "The person hasn't completed a form that the service requires.",
    ...each,
  }))
}
