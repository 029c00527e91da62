// Whether something may be done with a person's data: asks the decision, notes it in the trail,
// permit or deny, and refuses with what is missing and how to get it.
import { audit, because } from '#audit.ts'
import { type Call, toTime } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { decide } from './decide.ts'
import type { Ask, Denied, Verdict } from './decision_types.ts'
import type { DataCategory } from './words.ts'
import { gatherFacts, type Gathered, gatherMany } from './facts.ts'

export type Decision = Verdict & { id: string; person_id: string; evaluated_at: string }

export type Permitted = { decision: Decision; gathered: Gathered }

// What is asked, where it differs from a look at the record, for treatment, by whoever calls.
export type Question = Partial<Ask>

const usually = {
  activity: null,
  action: 'access' as const,
  purpose: 'treatment' as const,
  recipient: null,
  data_categories: [],
  service_date: null,
  author_id: null,
  legal_basis: null,
  emergency_access_id: null,
}

// Lets it pass, or refuses it with consent_required. The account holds the records: what stays
// with it needs no look at the consents, and so costs nothing.
export async function requirePermission(
  call: Call,
  person_id: string,
  question: Question,
  param = 'person_id',
): Promise<Decision> {
  if (isOwnRecord(call, question)) return ownRecord(call, person_id, question)
  const { decision } = await judge(call, person_id, question, { param })
  if (decision.decision === 'deny') throw refusal(decision)
  return decision
}

// The same, but where anything of it is denied, all of it is: for what cannot be divided.
export async function requireWhole(
  call: Call,
  person_id: string,
  question: Question,
  param = 'person_id',
): Promise<Decision> {
  const decision = await requirePermission(call, person_id, question, param)
  if (decision.denied.length === 0) return decision
  const fields = decision.denied.flatMap(({ data_category }) => data_category ?? [])
  noteDecision(call, decision, fields, 'denied')
  throw refusal(decision)
}

// The decision itself, whichever it is. It is in the trail from here on. Whoever goes on to write
// something about the person holds them from here on, too.
export async function judge(
  call: Call,
  id: string,
  question: Question,
  { param = 'person_id', hold = false } = {},
): Promise<Permitted> {
  const gathered = await gatherFacts(call, id, param, { hold })
  return { decision: decideOn(call, gathered, question), gathered }
}

// Those of the rows whose person the caller may see. What is not permitted is left out silently.
export async function admit<R extends object>(
  call: Call,
  rows: R[],
  personOf: (row: R) => string,
  data_categories: DataCategory[] = ['demographics'],
) {
  if (call.actor.kind === 'account') return rows
  const persons = await gatherMany(call, [...new Set(rows.map(personOf))])
  const admitted = [...persons].filter(
    ([, gathered]) => decideOn(call, gathered, { data_categories }).decision === 'permit',
  )
  const ids = new Set(admitted.map(([id]) => id))
  return rows.filter((row) => ids.has(personOf(row)))
}

function decideOn(call: Call, { facts }: Gathered, question: Question): Decision {
  const ask: Ask = { ...usually, actor: call.actor, as_of: toTime(call.now), ...question }
  const opened = facts.emergency_accesses.find((each) => each.practitioner_id === ask.actor.id)
  const usual = decide(ask, facts)
  // Only what would be refused is an emergency: what is permitted anyway needs no review.
  const verdict =
    opened && usual.denied.length > 0
      ? wider(usual, decide({ ...ask, emergency_access_id: opened.id }, facts))
      : usual
  return note(call, facts.person_id, ask, verdict)
}

// A practitioner takes nobody into their own care: somebody else must have done so before.
export function requireInOwnCare(call: Call, gathered: Gathered, param: string) {
  if (call.actor.kind !== 'practitioner') return
  const question = { action: 'use' as const, data_categories: ['demographics' as const] }
  if (wouldPermit(call, gathered, question)) return
  const { id: decision_id } = decideOn(call, gathered, question)
  const needs = 'the person to be in the practitioner’s care already'
  const how_to_resolve =
    'Book with a secret key without On-Behalf-Of, let the person book with their own scoped ' +
    'token, accept a matching, or add the practitioner to the person’s care_team_ids.'
  throw new ApiError('permission_denied', { needs }, { param, decision_id, how_to_resolve })
}

// Whether all of it would be permitted, by facts that were gathered: a part of a greater question,
// which is in the trail as a whole.
export const wouldPermit = (call: Call, { facts }: Gathered, question: Question) =>
  decide({ ...usually, actor: call.actor, as_of: toTime(call.now), ...question }, facts).denied
    .length === 0

const wider = (one: Verdict, other: Verdict) =>
  other.permitted.length > one.permitted.length ? other : one

export function refusal(decision: Decision) {
  const { id: decision_id, basis, denied } = decision
  const [first] = denied.filter((each) => each.required_consent).concat(denied)
  const missing = first!.required_consent
  const consent = {
    ...(missing ?? { kind: null, purposes: [], data_categories: [], recipient: null }),
    reasons: denied.map(({ code }) => code),
    basis,
    how_to_resolve: howToResolve(first!),
  }
  return new ApiError('consent_required', {}, { decision_id, consent })
}

// What would make it pass, in a sentence.
export function howToResolve({ code, required_consent }: Denied) {
  if (required_consent) {
    return (
      `Make a consent of the kind ${required_consent.kind} with POST /v1/consents, offer it with ` +
      'POST /v1/consents/{id}/offer, and have it signed with POST /v1/consents/{id}/sign.'
    )
  }
  if (code === 'restriction') {
    return 'The person refused this, in the consent named in basis. Only its revocation lifts that.'
  }
  return 'No consent would open this.'
}

const isOwnRecord = ({ actor }: Call, { activity, action, purpose, ...asked }: Question) =>
  actor.kind === 'account' &&
  !activity &&
  !asked.recipient &&
  (action === 'access' || action === 'use') &&
  (purpose === undefined || purpose === 'person_request') &&
  !asked.data_categories?.some((category) => of_counselors.includes(category))

// What not even the holder of the record may look at.
const of_counselors = ['psychotherapy_notes', 'sud_counseling_notes']

function ownRecord(call: Call, person_id: string, question: Question) {
  const { data_categories: permitted = [] } = question
  const basis = [{ type: 'record_holder', id: null }]
  const verdict = { decision: 'permit' as const, basis, obligations: [], permitted, denied: [] }
  const id = newId('dec')
  because(call, { purpose: question.purpose ?? usually.purpose, basis, decision_id: id })
  return { ...verdict, id, person_id, evaluated_at: toTime(call.now) }
}

function note(call: Call, person_id: string, ask: Ask, verdict: Verdict): Decision {
  const id = newId('dec')
  const outcome = verdict.decision === 'permit' ? 'permitted' : 'denied'
  because(call, { purpose: ask.purpose, basis: verdict.basis, decision_id: id })
  const fields = ask.activity ? [ask.activity] : ask.data_categories
  noteDecision(call, { person_id }, fields, outcome)
  return { ...verdict, id, person_id, evaluated_at: toTime(call.now) }
}

const noteDecision = (
  call: Call,
  { person_id }: Pick<Decision, 'person_id'>,
  fields: string[],
  outcome: 'permitted' | 'denied',
) =>
  audit(call, {
    action: `consent_decision.${outcome}`,
    object_kind: 'person',
    object_id: person_id,
    person_id,
    fields,
    outcome,
  })
