// Decides on uses of a person's data and records the decisions in the audit log.
import { audit, withReason } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { decide } from './decide.ts'
import type { AccessRequest, Decision, Verdict } from './decision_types.ts'
import { gatherFacts, type PersonFacts } from './facts.ts'

export type Permitted = { decision: Decision; gathered: PersonFacts }

// Overrides of the default question: access to the record, for treatment, by the caller.
export type Question = Partial<AccessRequest> & {
  service_ends_on?: string | null // The last date of service, if there are several.
}

export const defaults = {
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

// Makes the decision and records it in the audit log. Callers that write about the person also lock
// the person.
export async function decideAndAudit(
  call: Call,
  id: string,
  question: Question,
  { param = 'person_id', hold = false } = {},
): Promise<Permitted> {
  const gathered = await gatherFacts(call, id, param, { hold, care_on: billedDay(question) })
  return { decision: decideWithFacts(call, gathered, question), gathered }
}

// Whether a payer receives something about care is decided as of the care: December's claims are
// sent in January, when coverages and consents have ended.
function billedDay({ purpose, recipient, service_date, service_ends_on }: Question) {
  const billed = purpose === 'payment' && recipient?.type === 'payer'
  return billed ? (service_ends_on ?? service_date ?? null) : null
}

// The same, for facts that are already loaded.
export function decideWithFacts(call: Call, { facts }: PersonFacts, question: Question): Decision {
  const ask: AccessRequest = {
    ...defaults,
    actor: call.actor,
    as_of: toTimestamp(call.now),
    ...question,
  }
  const opened = facts.emergency_accesses.find((each) => each.practitioner_id === ask.actor.id)
  const usual = decide(ask, facts)
  // Emergency access is used only where access would be denied: the rest needs no review.
  const verdict =
    opened && usual.denied.length > 0
      ? broader(usual, decide({ ...ask, emergency_access_id: opened.id }, facts))
      : usual
  return recordDecision(call, facts.person_id, ask, verdict)
}

// Whether all categories would be permitted. Part of a larger question, which is recorded in the
// audit log as a whole.
export const wouldPermit = (
  call: Call,
  { facts }: Pick<PersonFacts, 'facts'>,
  question: Question,
) =>
  decide({ ...defaults, actor: call.actor, as_of: toTimestamp(call.now), ...question }, facts)
    .denied.length === 0

const broader = (one: Verdict, other: Verdict) =>
  other.permitted.length > one.permitted.length ? other : one

function recordDecision(
  call: Call,
  person_id: string,
  ask: AccessRequest,
  verdict: Verdict,
): Decision {
  const id = newId('dec')
  withReason(call, { purpose: ask.purpose, basis: verdict.basis, decision_id: id })
  // If only part is permitted, the denied categories get their own entry.
  const denied = verdict.denied.flatMap(({ data_category }) => data_category ?? ask.activity ?? [])
  const permitted = ask.activity ? [ask.activity] : verdict.permitted
  if (verdict.decision === 'permit') auditDecision(call, person_id, permitted, 'permitted')
  if (verdict.denied.length > 0) auditDecision(call, person_id, denied, 'denied')
  const { purpose, recipient } = ask
  const request = { purpose, recipient }
  return { ...verdict, id, person_id, evaluated_at: toTimestamp(call.now), request }
}

const auditDecision = (
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
