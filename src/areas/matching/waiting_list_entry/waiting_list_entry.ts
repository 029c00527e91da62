// Adds persons to the waiting list and changes what they wait for.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { requireFreeExternalId } from '#kernel/external_id.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, findRow, lockRow, requireNotErased, updateRow } from '#kernel/record.ts'
import { requireInOwnCare } from '#areas/persons/consent_decision/authorize.ts'
import { gatherFacts } from '#areas/persons/consent_decision/facts.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { matchingKind } from '#areas/matching/matching/lifecycle.ts'
import { requireReading } from '#areas/matching/matching/matching.ts'
import type { MatchingRow } from '#areas/matching/matching/schema.ts'
import { entryKind as kind, entryLifecycle as lifecycle, scheduleExpiry } from './lifecycle.ts'
import { reviewRisk } from './risk.ts'
import {
  default_notice_minutes,
  triage_fields,
  type WaitingListEntryCreate,
  type WaitingListEntryUpdate,
} from './schema.ts'
import { countOpen, keepWaitingList } from './store.ts'
import { completeTerms } from './terms.ts'

const default_days = 90
const most_open = 20 // Places of one person.

export async function createEntry(call: Call, body: WaitingListEntryCreate) {
  const { person_id: named, metadata = {}, ...request } = restrictToActor(call, body)
  const matching = request.matching_id ? await findMatching(call, request.matching_id) : null
  const person_id = named ?? matching?.person_id
  if (!person_id) throw invalid('person_id', '`person_id` is required.')
  if (matching && (matching.person_id ?? person_id) !== person_id) {
    throw notFound(matchingKind.object, 'matching_id')
  }
  const person = await findPerson(call, person_id, 'person_id', { hold: true })
  if (call.actor.kind === 'practitioner') {
    requireInOwnCare(call, await gatherFacts(call, person.id, 'person_id'), 'person_id')
  }
  const { status } = person
  if (isIn(personLifecycle, 'closed', status)) {
    throw new ApiError('person_inactive', { status }, { param: 'person_id' })
  }
  await requireFreeExternalId(call, kind, request.external_id)
  const terms = await completeTerms(call, { ...termsOf(matching), ...request })
  if ((await countOpen(call, person.id)) >= most_open) {
    throw new ApiError('waiting_list_limit_reached', {}, { param: 'person_id' })
  }
  await keepWaitingList(call)
  const expires = terms.start_by ?? toTimestamp(call.now.add({ hours: 24 * default_days }))
  const entry = await createRow(call, kind, newId(kind.prefix), {
    urgency: 'routine',
    priority: 0,
    waiting_since: toTimestamp(call.now),
    notice_minutes: default_notice_minutes,
    type: 'individual',
    expires_at: expires,
    ...columnsOf(terms),
    metadata,
    person_id: person.id,
    status: lifecycle.initial,
    source: matching ? 'matching' : call.actor.kind,
  })
  scheduleExpiry(call, entry)
  return await reviewRisk(call, entry)
}

// Arrays of objects are one JSON column.
const columnsOf = <Terms extends { windows?: unknown }>({ windows, ...others }: Terms) => ({
  ...others,
  ...(windows !== undefined && { windows: asJson(windows as object) }),
})

// A practitioner adds persons who wait for them. A person can wait only for themselves, and doesn't
// decide their urgency.
function restrictToActor({ actor }: Call, request: WaitingListEntryCreate) {
  if (actor.kind === 'practitioner') return restrictToPractitioner(actor.id, request)
  if (actor.kind === 'account') return request
  const another = (request.person_id ?? actor.id) !== actor.id
  const param = another ? 'person_id' : triage_fields.find((name) => request[name] !== undefined)
  if (!param) return { ...request, person_id: actor.id }
  const needs = "A person can add only themselves, and can't set their urgency or priority."
  throw new ApiError('permission_denied', { needs }, { param })
}

function restrictToPractitioner(id: string, request: WaitingListEntryCreate) {
  const { practitioner_ids = [id] } = request
  if (practitioner_ids.length === 1 && practitioner_ids[0] === id) {
    return { ...request, practitioner_ids }
  }
  const needs = 'A practitioner can add a person only to wait for that practitioner.'
  throw new ApiError('permission_denied', { needs }, { param: 'practitioner_ids' })
}

// A practitioner can read the entries that name them.
export async function readEntry(call: Call, id: string) {
  const entry = await findRow(call, kind, id)
  const { actor } = call
  if (actor.kind !== 'practitioner' || entry.practitioner_ids.includes(actor.id)) return entry
  throw notFound(kind.object)
}

async function findMatching(call: Call, id: string) {
  const matching = await findRow(call, matchingKind, id, 'matching_id')
  await requireReading(call, matching)
  if (matching.accepted_practitioner_id) {
    throw invalid('matching_id', 'A candidate of this matching was accepted. Book with them.')
  }
  return matching
}

// What the person asked for in the matching.
function termsOf(matching: MatchingRow | null): WaitingListEntryUpdate {
  if (!matching?.criteria) return {}
  const { format, type, location, windows, booked_service } = matching.criteria
  return {
    format,
    type,
    jurisdiction: location.jurisdiction,
    windows: windows as NonNullable<WaitingListEntryUpdate['windows']>,
    ...(booked_service && { service_id: booked_service.id }),
  }
}

// While an offer is open, changes count for the next one.
export async function updateEntry(call: Call, id: string, request: WaitingListEntryUpdate) {
  const before = await lockRow(call, kind, id)
  const { metadata, external_id, ...terms } = request
  if (metadata) await requireNotErased(call, kind, before)
  const changes_terms = Object.keys(terms).length > 0
  if (changes_terms && !isIn(lifecycle, 'open', before.status)) {
    throw transitionError(lifecycle, before.status, 'update', statesIn(lifecycle, 'open'))
  }
  const completed = changes_terms ? await completeTerms(call, terms, before) : {}
  const changes = {
    ...columnsOf(completed),
    ...(metadata && { metadata }),
    ...(external_id !== undefined && { external_id }),
  }
  const entry = await updateRow(call, kind, id, changes, 'updated', before)
  if (terms.expires_at && isIn(lifecycle, 'waiting', entry.status)) scheduleExpiry(call, entry)
  return entry
}
