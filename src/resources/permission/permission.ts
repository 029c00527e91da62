// Whether something may be done with a person's data: asks the decision, notes it in the trail,
// permit or deny, and refuses with what is missing and how to get it.
import { ApiError } from '#catalogue/api_error.ts'
import { audit, because } from '#audit.ts'
import { type Call, toTime } from '#call.ts'
import { newId } from '#ids.ts'
import { decide } from './decide.ts'
import type { Ask, Decision, Verdict } from './decision_types.ts'
import type { DataCategory } from './words.ts'
import { gatherFacts, type Gathered, gatherMany } from './facts.ts'
import { refusal } from './refusal.ts'

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

// Those of the rows the caller may see, by their person and by what each of them carries. What is
// not permitted in whole is left out silently.
export async function admit<R extends object>(
  call: Call,
  rows: R[],
  personOf: (row: R) => string,
  carried: DataCategory[] | ((row: R) => DataCategory[]) = ['demographics'],
) {
  if (call.actor.kind === 'account') return rows
  const persons = await gatherMany(call, [...new Set(rows.map(personOf))])
  const decided = new Map<string, boolean>()
  return rows.filter((row) => {
    const gathered = persons.get(personOf(row))
    if (!gathered) return false
    const data_categories = Array.isArray(carried) ? carried : carried(row)
    const question = `${gathered.person.id} ${data_categories.join()}`
    if (!decided.has(question)) {
      const { denied } = decideOn(call, gathered, { data_categories })
      decided.set(question, denied.length === 0)
    }
    return decided.get(question)!
  })
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
  const verdict = {
    decision: 'permit' as const,
    basis,
    obligations: [],
    permitted,
    denied: [],
    refused_by: [],
  }
  const id = newId('dec')
  because(call, { purpose: question.purpose ?? usually.purpose, basis, decision_id: id })
  const asked = { purpose: question.purpose ?? usually.purpose, recipient: null }
  return { ...verdict, id, person_id, evaluated_at: toTime(call.now), asked }
}

function note(call: Call, person_id: string, ask: Ask, verdict: Verdict): Decision {
  const id = newId('dec')
  because(call, { purpose: ask.purpose, basis: verdict.basis, decision_id: id })
  // Of a mixed set, what was denied is an entry of its own.
  const denied = verdict.denied.flatMap(({ data_category }) => data_category ?? ask.activity ?? [])
  const permitted = ask.activity ? [ask.activity] : verdict.permitted
  if (verdict.decision === 'permit') noteDecision(call, person_id, permitted, 'permitted')
  if (verdict.denied.length > 0) noteDecision(call, person_id, denied, 'denied')
  const { purpose, recipient } = ask
  const asked = { purpose, recipient }
  return { ...verdict, id, person_id, evaluated_at: toTime(call.now), asked }
}

const noteDecision = (
  call: Call,
  person_id: string,
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
