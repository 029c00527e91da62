// Checks what a person waits for against the practice: practitioners, service and location exist,
// agree with each other, and the times are ahead.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { findOpenLocation } from '#areas/sessions/location/location.ts'
import { decideFields, findBookable } from '#areas/sessions/service/booking_terms.ts'
import type { WaitingListEntryRow, WaitingListEntryUpdate } from './schema.ts'
import { findPractitionerIds } from './store.ts'

type Terms = Omit<WaitingListEntryUpdate, 'metadata'>

// Returns the terms with what the service and the location decide.
export async function completeTerms(
  call: Call,
  sent: Terms,
  before: Partial<WaitingListEntryRow> = {},
): Promise<Terms> {
  requireTimes(call, sent, before)
  const decided = { ...sent, ...(await serviceTerms(call, sent, before)) }
  const all = { ...before, ...decided }
  if (all.location_id && (sent.location_id !== undefined || sent.format !== undefined)) {
    await findOpenLocation(call, all.location_id)
    if ((all.format ?? 'in_person') !== 'in_person') {
      throw invalid('format', '`location_id` requires `format: in_person`.')
    }
    decided.format = 'in_person'
  }
  await requirePractitioners(call, decided.practitioner_ids ?? [])
  return { ...decided, ...normalizedTimes(decided) }
}

const time_fields = ['earliest_start_at', 'start_by', 'expires_at', 'waiting_since'] as const

const normalizedTimes = (terms: Terms) =>
  Object.fromEntries(
    time_fields.flatMap((name) => {
      const time = terms[name]
      return time ? [[name, toTimestamp(Temporal.Instant.from(time))]] : []
    }),
  )

function requireTimes({ now }: Call, sent: Terms, before: Partial<WaitingListEntryRow>) {
  const isPast = (time: string | null | undefined) =>
    Boolean(time) && Temporal.Instant.compare(time!, now) <= 0
  for (const name of ['start_by', 'expires_at'] as const) {
    if (isPast(sent[name])) throw invalid(name, `\`${name}\` must be in the future.`)
  }
  if (sent.waiting_since && !isPast(sent.waiting_since)) {
    if (Temporal.Instant.compare(sent.waiting_since, now) > 0)
      throw invalid('waiting_since', '`waiting_since` must not be in the future.')
  }
  const { earliest_start_at, start_by } = { ...before, ...sent }
  if (earliest_start_at && start_by && Temporal.Instant.compare(earliest_start_at, start_by) > 0) {
    throw invalid('start_by', '`start_by` must be at or after `earliest_start_at`.')
  }
}

// A service that one practitioner offers means waiting for that practitioner.
async function serviceTerms(call: Call, sent: Terms, before: Partial<WaitingListEntryRow>) {
  const decides = ['service_id', 'practitioner_ids', 'type', 'format'] as const
  const service_id = { ...before, ...sent }.service_id
  if (!service_id || !decides.some((name) => sent[name] !== undefined)) return {}
  const service = await findBookable(call, service_id)
  const named = { ...before, ...sent }.practitioner_ids ?? []
  const only = service.practitioner_id
  if (only && named.some((id) => id !== only)) {
    throw invalid('practitioner_ids', 'Another practitioner offers this service.')
  }
  const { type, format } = decideFields(service, { type: sent.type, format: sent.format })
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(only && { practitioner_ids: [only] }),
  }
}

async function requirePractitioners(call: Call, ids: string[]) {
  if (ids.length === 0) return
  const known = await findPractitionerIds(call, ids)
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw notFound(practitionerKind.object, `practitioner_ids[${unknown}]`)
}
