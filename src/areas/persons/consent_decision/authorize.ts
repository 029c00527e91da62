// Authorizes uses of a person's data. On a deny, reports the missing consent and how to get it.
import { ApiError } from '#catalogue/api_error.ts'
import { withReason } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import type { Decision } from './decision_types.ts'
import type { DataCategory } from './vocabulary.ts'
import { type PersonFacts, gatherMany } from './facts.ts'
import { consentRequiredError } from './denial.ts'
import {
  type Question,
  defaults,
  decideAndAudit,
  decideWithFacts,
  wouldPermit,
} from './audited_decision.ts'

// Throws consent_required unless permitted. The account holds the records, so its own access needs
// no query for consents.
export async function requirePermission(
  call: Call,
  person_id: string,
  question: Question,
  param = 'person_id',
): Promise<Decision> {
  if (isOwnRecord(call, question)) return ownRecord(call, person_id, question)
  const { decision } = await decideAndAudit(call, person_id, question, { param })
  if (decision.decision === 'deny') throw consentRequiredError(decision)
  return decision
}

// The same, but all categories must be permitted: for data that can't be divided.
export async function requireWhole(
  call: Call,
  person_id: string,
  question: Question,
  param = 'person_id',
): Promise<Decision> {
  const decision = await requirePermission(call, person_id, question, param)
  if (decision.denied.length === 0) return decision
  throw consentRequiredError(decision)
}

// Permits a change of a person's details, consents or coverages. Persons change their own:
// row-level security shows their token nobody else's.
export async function requireMayChange(call: Call, person_id: string, param = 'person_id') {
  if (call.actor.kind === 'person' && call.actor.id === person_id) {
    const basis = [{ type: 'self', id: person_id }]
    return withReason(call, { purpose: 'person_request', basis, decision_id: null })
  }
  await requirePermission(
    call,
    person_id,
    { action: 'use', data_categories: ['demographics'] },
    param,
  )
}

// A person's token can name nobody else, not even someone who doesn't exist.
export function requireOwnPerson({ actor }: Call, person_id: string) {
  if (actor.kind !== 'person' || actor.id === person_id) return
  const needs = "A person's scoped token can be used only for that person."
  throw new ApiError('permission_denied', { needs }, { param: 'person_id' })
}

// Filters rows to those the caller can access, by person and data categories. Rows that aren't
// fully permitted are omitted silently.
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
      const { denied } = decideWithFacts(call, gathered, { data_categories })
      decided.set(question, denied.length === 0)
    }
    return decided.get(question)!
  })
}

// A practitioner can't add persons to their own care: someone else must have done so before.
export function requireInOwnCare(call: Call, gathered: PersonFacts, param: string) {
  if (call.actor.kind !== 'practitioner') return
  const question = { action: 'use' as const, data_categories: ['demographics' as const] }
  if (wouldPermit(call, gathered, question)) return
  const { id: decision_id } = decideWithFacts(call, gathered, question)
  const needs = "the person to be in the practitioner's care already"
  const how_to_resolve =
    'Book with your secret key and without On-Behalf-Of, have the person book with their own ' +
    "scoped token, accept a matching, or add the practitioner to the person's care_team_ids."
  throw new ApiError('permission_denied', { needs }, { param, decision_id, how_to_resolve })
}

const isOwnRecord = ({ actor }: Call, { activity, action, purpose, ...request }: Question) =>
  actor.kind === 'account' &&
  !activity &&
  !request.recipient &&
  (action === 'access' || action === 'use') &&
  (purpose === undefined || purpose === 'person_request') &&
  !request.data_categories?.some((category) => counselor_categories.includes(category))

// Categories that not even the record holder can access.
const counselor_categories = ['psychotherapy_notes', 'sud_counseling_notes']

function ownRecord(call: Call, person_id: string, question: Question) {
  const { data_categories: permitted = [] } = question
  const basis = [{ type: 'record_holder' as const, id: null }]
  const verdict = {
    decision: 'permit' as const,
    basis,
    obligations: [],
    permitted,
    denied: [],
    refused_by: [],
  }
  const id = newId('dec')
  withReason(call, { purpose: question.purpose ?? defaults.purpose, basis, decision_id: id })
  const request = { purpose: question.purpose ?? defaults.purpose, recipient: null }
  return { ...verdict, id, person_id, evaluated_at: toTimestamp(call.now), request }
}
