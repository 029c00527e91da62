// Whether something may be done with a person's data: asks the decision, notes it in the trail,
// permit or deny, and refuses with what is missing and how to get it.
import { audit, because } from '#audit.ts'
import { type Call, toTime } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { decide } from './decide.ts'
import type { Ask, RequiredConsent, Verdict } from './decision_types.ts'
import { gatherFacts, type Gathered } from './facts.ts'

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
  const { decision } = await judge(call, person_id, question, param)
  if (decision.decision === 'deny') throw refusal(decision)
  return decision
}

// The same, but where anything of what is asked is denied, all of it is: for what cannot be divided.
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

// The decision itself, whichever it is. It is in the trail from here on.
export async function judge(
  call: Call,
  id: string,
  question: Question,
  param = 'person_id',
): Promise<Permitted> {
  const gathered = await gatherFacts(call, id, param)
  const { facts } = gathered
  const ask: Ask = { ...usually, actor: call.actor, as_of: toTime(call.now), ...question }
  const opened = facts.emergency_accesses.find((each) => each.practitioner_id === ask.actor.id)
  const usual = decide(ask, facts)
  // Only what would be refused is an emergency: what is permitted anyway needs no review.
  const verdict =
    usual.decision === 'deny' && opened
      ? decide({ ...ask, emergency_access_id: opened.id }, facts)
      : usual
  return { decision: note(call, facts.person_id, ask, verdict), gathered }
}

export function refusal(decision: Decision) {
  const missing = decision.denied.find((each) => each.required_consent)?.required_consent
  return new ApiError(
    'consent_required',
    {},
    {
      decision_id: decision.id,
      consent: {
        ...(missing ?? { kind: null, purposes: [], data_categories: [], recipient: null }),
        reasons: decision.denied.map(({ code }) => code),
        how_to_resolve: missing ? howToGet(missing) : 'No consent would open this.',
      },
    },
  )
}

export const howToGet = ({ kind }: RequiredConsent) =>
  `Make a consent of the kind ${kind} with POST /v1/consents, offer it with ` +
  'POST /v1/consents/{id}/offer, and have it signed with POST /v1/consents/{id}/sign.'

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
