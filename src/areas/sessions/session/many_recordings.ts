// Records many past sessions at once, for imports: the same rules as for one, with one statement
// per table.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { withOwnReason } from '#kernel/audit.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { isIn } from '#kernel/state_sets.ts'
import { mapEach, writeInPortions } from '#kernel/many.ts'
import {
  activatePersons,
  isOutOfCare,
  requireTreatableBy,
} from '#areas/persons/consent/treatment.ts'
import { gatherFacts, gatherMany, type PersonFacts } from '#areas/persons/consent_decision/facts.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findManyFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { type BookedTerms, completeRequest } from './booked_terms.ts'
import { requestedPersons } from './draft.ts'
import { requireEligibleWith } from './licensure.ts'
import { sessionKind } from './lifecycle.ts'
import { draftRecorded, emitRecorded, endingOf, type Outcome, recordedTime } from './recording.ts'
import type { SessionCreate } from './booking_schema.ts'
import { insertManyRecorded } from './store.ts'

export type RecordingDraft = {
  id: string
  request: SessionCreate
  outcome: Outcome | null
}

type Practitioners = Awaited<ReturnType<typeof findManyFacts>>
type Persons = Map<string, PersonFacts>

export async function recordSessions(call: Call, drafts: RecordingDraft[]) {
  const requests = drafts.map(({ request }) => request)
  const named = requests.flatMap(requestedPersons).map(({ person_id }) => person_id)
  const [practitioners, persons] = await Promise.all([
    findManyFacts(call, [...new Set(requests.map(({ practitioner_id }) => practitioner_id))]),
    gatherResolved(call, [...new Set(named)]),
  ])
  const terms = await mapEach(call.slices, requests, (request) => completeRequest(call, request))
  const entries = drafts.map((draft, at) => ({ ...draft, ...terms[at]! }))
  await writeInPortions(call.slices, entries, {
    async prepare(portion) {
      const recordings = await mapEach(call.slices, portion, (entry) =>
        prepare(call, entry, practitioners, persons),
      )
      const rows = await call.slices.map(recordings, async ({ id, fields }) => {
        const { columns } = await encryptFields(call, sessionKind, id, fields)
        return columns
      })
      return { recordings, rows }
    },
    write: ({ recordings, rows }) => write(call, recordings, rows),
  })
}

type Recordings = ReturnType<typeof prepare>[]

async function write(call: Call, recordings: Recordings, rows: Record<string, unknown>[]) {
  // The first session of a person activates them.
  const activations = recordings.flatMap(({ activates }) => activates).reverse()
  const seats = recordings.flatMap(({ id, times, person_ids }) =>
    person_ids.map((person_id) => ({
      account: call.account,
      session_id: id,
      person_id,
      during: `[${times.starts_at},${times.ends_at})`,
      blocking: false,
    })),
  )
  const [, inserted] = await Promise.all([
    activatePersons(call, new Map(activations)),
    insertManyRecorded(call, rows, seats),
  ])
  await mapEach(call.slices, recordings, (recording) => {
    // Only the external ID can conflict.
    if (!inserted.has(recording.id)) {
      throw new ApiError('external_id_taken', {}, { param: 'external_id' })
    }
    const { own, id, person_id, ending } = recording
    emitRecorded(own, { id, person_id, version: 1 }, ending)
  })
}

// The ID of a merged person leads to the remaining one.
async function gatherResolved(call: Call, ids: string[]): Promise<Persons> {
  const persons = await gatherMany(call, ids, { hold: true, in_slices: true })
  for (const [id, { person }] of persons) {
    if (!isIn(personLifecycle, 'merged', person.status)) continue
    persons.set(id, await gatherFacts(call, id, 'person_id', { hold: true }))
  }
  return persons
}

// Checks one session with the facts of all, and drafts its row.
function prepare(
  call: Call,
  { id, request, outcome, service, location }: RecordingDraft & BookedTerms,
  practitioners: Practitioners,
  persons: Persons,
) {
  const own = withOwnReason(call)
  const { times, minutes } = recordedTime(own, request)
  const { practitioner_id } = request
  const practitioner = practitioners.get(practitioner_id)
  if (!practitioner) throw notFound('practitioner', 'practitioner_id')
  const inCare = requestedPersons(request).map(({ person_id, param }) => {
    const gathered = persons.get(person_id)
    if (!gathered) throw notFound('person', param)
    return requireTreatableBy(own, gathered, practitioner_id, { param, books: true })
  })
  requireEligibleWith(own, practitioner, request)
  const person_ids = [...new Set(inCare.map(({ person_id }) => person_id))]
  const { time_zone } = practitioner
  const recording = { times, minutes, persons: person_ids, time_zone, service, location }
  const drafted = { ...draftRecorded(own, request, recording), id }
  const ending = outcome ? endingOf(call, outcome) : {}
  return {
    own,
    id,
    times,
    person_ids,
    ending,
    person_id: request.person_id ? (person_ids[0] ?? null) : null,
    fields: { ...drafted, ...ending },
    activates: inCare.filter(isOutOfCare).map(({ person_id }) => [person_id, own] as const),
  }
}
