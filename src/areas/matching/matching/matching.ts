// Creates and reads matchings.
import { randomInt } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { onlyStateIn } from '#kernel/state_sets.ts'
import { findRow, createRow } from '#kernel/record.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { openLevels } from '#areas/notes/risk_flag/risk_flag.ts'
import { decideFields, findBookable } from '#areas/sessions/service/booking_terms.ts'
import type { Criteria } from '#areas/matching/ranking/criteria.ts'
import type { MatchingCreate } from './criteria_schema.ts'
import { findCandidates, type SearchInput } from './find.ts'
import { completing, expireAt, matchingKind, matchingLifecycle } from './lifecycle.ts'
import { model_version, open_hours, type Weights } from '#areas/matching/ranking/model.ts'
import { criteriaOf, hasSensitivePreference, requireConsistent, weightsOf } from './normalize.ts'
import type { MatchingRow } from './schema.ts'
import { blocksOf, meetingsOf } from './store.ts'

const acute: readonly string[] = ['high', 'imminent']
const pending = onlyStateIn(matchingLifecycle, 'pending')

export async function createMatching(call: Call, body: MatchingCreate) {
  const { request, booked_service } = await withService(call, restrictToActor(call, body))
  requireConsistent(request)
  const person = request.person_id ? await personFor(call, request.person_id) : null
  const criteria = {
    ...criteriaOf(call, request, person),
    ...(booked_service && { booked_service }),
  }
  const [weights, seed] = [weightsOf(request), request.seed ?? randomInt(2 ** 32)]
  const input = { criteria, weights, seed, model_version, metadata: request.metadata ?? {} }
  if (request.risk === 'acute' || (person && (await isAtAcuteRisk(call, person)))) {
    return await divert(call, person, input)
  }
  if (person && hasSensitivePreference(criteria)) await requireTreatmentConsent(call, person.id)
  const circumstances = await circumstancesOf(call, person, criteria)
  const results = await findCandidates(call, { criteria, weights, seed, ...circumstances })
  const expires_at = call.now.add({ hours: open_hours })
  const matching = await createRow(call, matchingKind, newId(matchingKind.prefix), {
    person_id: person?.id ?? null,
    ...input,
    ...results,
    status: results ? matchingLifecycle.initial : pending,
    ...(results && { completed_at: toTimestamp(call.now) }),
    expires_at: toTimestamp(expires_at),
  })
  expireAt(call, matching.id, expires_at)
  if (!results) scheduleJob(call, completing, matching.id, call.now.add({ seconds: 1 }))
  return matching
}

// The service decides the format, type and length.
async function withService(call: Call, request: MatchingCreate) {
  if (!request.service_id) return { request }
  const service = await findBookable(call, request.service_id)
  const { id, practitioner_id, duration_minutes } = service
  if (practitioner_id) {
    throw invalid('service_id', 'Only one practitioner offers this service. Book it with them.')
  }
  const { type, format } = decideFields(service, request)
  const { buffer_before_minutes, buffer_after_minutes } = service
  return {
    request: { ...request, ...(type && { type }), ...(format && { format }) },
    booked_service: { id, duration_minutes, buffer_before_minutes, buffer_after_minutes },
  }
}

// A person can create a matching only for themselves. Their preferences count as stated by them;
// weights are up to the account.
function restrictToActor({ actor }: Call, request: MatchingCreate): MatchingCreate {
  if (actor.kind !== 'person') return request
  const another = (request.person_id ?? actor.id) !== actor.id
  const param = another ? 'person_id' : request.weights ? 'weights' : undefined
  if (param) {
    const needs = 'A person can create a matching only for themselves, with the published weights.'
    throw new ApiError('permission_denied', { needs }, { param })
  }
  const preferences = request.preferences?.map((preference) => ({
    stated_by_person: true,
    ...preference,
  }))
  return { ...request, person_id: actor.id, ...(preferences && { preferences }) }
}

export async function personFor(call: Call, id: string) {
  const person = await findPerson(call, id, 'person_id', { hold: true })
  const data_categories = ['demographics' as const, 'assessments' as const]
  // A person accesses their own data.
  const action = call.actor.kind === 'person' ? 'access' : 'use'
  await requirePermission(call, person.id, { action, data_categories })
  requireEditable(person, 'match')
  return person
}

// A recorded acute risk, or an open risk flag.
export async function isAtAcuteRisk(call: Call, { id, risk }: PersonRow) {
  if (risk && acute.includes(risk.level)) return true
  return (await openLevels(call, id)).some((level) => acute.includes(level))
}

// Sensitive preferences require the person's treatment consent, even if the person makes the
// request.
export const requireTreatmentConsent = (call: Call, person_id: string) =>
  requirePermission(call, person_id, {
    activity: 'treatment',
    action: 'use',
    purpose: 'treatment',
    ...(call.actor.kind === 'person' && { actor: { kind: 'account', id: call.account } }),
  })

// Diverts a person on a waiting list.
export const divertPerson = (
  call: Call,
  person: PersonRow,
  criteria: Criteria,
  weights: Weights,
  assigned: Pick<MatchingRow, 'assignment_id' | 'assignment_outcome'>,
) => divert(call, person, { criteria, weights, seed: 0, model_version, ...assigned })

type MatchingInput = { criteria: Criteria; weights: Weights; seed: number; model_version: string }

// Returns crisis resources instead of candidates and emits an event.
async function divert(call: Call, person: PersonRow | null, input: MatchingInput) {
  const matching = await createRow(call, matchingKind, newId(matchingKind.prefix), {
    person_id: person?.id ?? null,
    ...input,
    status: matchingLifecycle.steps.divert.to,
    diverted_at: toTimestamp(call.now),
  })
  emit(call, 'matching.diverted', matching)
  return matching
}

type Circumstances = Pick<SearchInput, 'busy' | 'excluded'>

// The person's other sessions and blocked practitioners.
export async function circumstancesOf(
  call: Call,
  person: PersonRow | null,
  { start_by }: Criteria,
): Promise<Circumstances> {
  if (!person) return { busy: [], excluded: { person: new Set(), practitioner: new Set() } }
  const later = toTimestamp(Temporal.Instant.from(start_by).add({ hours: 24 }))
  const [meetings, blocks] = await Promise.all([
    meetingsOf(call, person.id, later),
    blocksOf(call, person.id),
  ])
  const by = (side: string) =>
    new Set(blocks.filter(({ blocked_by }) => blocked_by === side).map(({ id }) => id))
  return {
    busy: meetings.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) })),
    excluded: { person: by('person'), practitioner: by('practitioner') },
  }
}

export async function readMatching(call: Call, id: string) {
  const matching = await findRow(call, matchingKind, id)
  await requireReading(call, matching)
  return matching
}

// The accepted practitioner can read the matching before joining the care team.
export async function requireReading(
  call: Call,
  { person_id, accepted_practitioner_id }: MatchingRow,
) {
  if (call.actor.id === accepted_practitioner_id) return
  if (!person_id && call.actor.kind !== 'account') throw notFound(matchingKind.object)
  if (!person_id) return
  await requirePermission(call, person_id, { action: 'access', data_categories: ['assessments'] })
}

export const matchingEvents = {
  'matching.feedback_given': 'Feedback on a matching was submitted.',
}
