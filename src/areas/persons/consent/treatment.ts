// Checks that a practitioner can treat a person: not deceased or erased, and with a treatment
// consent that covers the practitioner. Every booking calls this.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStepOfMany, tryStep } from '#kernel/take_step.ts'
import type { Activity } from '#areas/persons/consent_decision/vocabulary.ts'
import { requireInOwnCare } from '#areas/persons/consent_decision/authorize.ts'
import { decideWithFacts } from '#areas/persons/consent_decision/audited_decision.ts'
import { consentRequiredError } from '#areas/persons/consent_decision/denial.ts'
import { gatherFacts, type PersonFacts } from '#areas/persons/consent_decision/facts.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'

export type InCare = {
  person_id: string
  status: PersonRow['status']
  birth_date: string | null
  care_team: string[]
  interpreted: string[] // Languages in which the person needs an interpreter.
  consent_ends: boolean // Whether a consent that care depends on can end before the session.
}

// Resolves merged persons. A practitioner can book only persons already in their care, because a
// booking must not grant access to a record (decision 42).
export async function requireTreatable(
  call: Call,
  person_id: string,
  practitioner_id: string,
  options: TreatmentOptions = {},
): Promise<InCare> {
  const gathered = await gatherFacts(call, person_id, options.param ?? 'person_id', { hold: true })
  return requireTreatableBy(call, gathered, practitioner_id, options)
}

type TreatmentOptions = { param?: string; activity?: Activity; books?: boolean }

// The same, for facts that are already loaded.
export function requireTreatableBy(
  call: Call,
  gathered: PersonFacts,
  practitioner_id: string,
  { param = 'person_id', activity = 'treatment', books = false }: TreatmentOptions = {},
): InCare {
  const recipient = { type: 'practitioner' as const, id: practitioner_id, name: null }
  const question = { activity, action: 'use' as const, purpose: 'treatment' as const, recipient }
  const decision = decideWithFacts(call, gathered, question)
  const { id, status } = gathered.person
  // An erased person's consents can't be decrypted, so that is reported first.
  const erased = isIn(personLifecycle, 'erased', status)
  if (decision.decision === 'deny' && !erased) throw consentRequiredError(decision)
  if (isIn(personLifecycle, 'closed', status)) {
    throw new ApiError('person_inactive', { status }, { param })
  }
  if (books) requireInOwnCare(call, gathered, param)
  const { birth_date, languages } = gathered.details
  const interpreted = languages.flatMap((each) => (each.interpreter_needed ? each.code : []))
  const { care_team, consents, representatives } = gathered.facts
  // A representative's consent ends with their authority, for example at majority.
  const consent_ends =
    representatives.length > 0 ||
    consents.some(({ kind, period }) => isForCare(kind) && period.end !== null)
  return { person_id: id, status, birth_date, care_team, interpreted, consent_ends }
}

const isForCare = (kind: string) => kind === 'treatment' || kind === 'telehealth'

// The same for many persons, each with the call whose decision permits it.
export const activatePersons = (call: Call, calls: Map<string, Call>) =>
  takeStepOfMany(call, personLifecycle, calls, 'activate')

export const isOutOfCare = ({ status }: Pick<InCare, 'status'>) =>
  isIn(personLifecycle, 'out_of_care', status)

// Booking the first session activates the person.
export async function activatePerson(call: Call, inCare: Pick<InCare, 'person_id' | 'status'>) {
  if (isOutOfCare(inCare)) await tryStep(call, personLifecycle, inCare.person_id, 'activate')
}
