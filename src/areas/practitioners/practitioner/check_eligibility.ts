// Checks the eligibility of a stored practitioner. Booking fails only on "not_eligible"; matching,
// signing and billing require "eligible".
import type { Call } from '#kernel/call.ts'
import { localDate } from '#catalogue/us_states.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { type BarFacts, barsOn } from './bars.ts'
import { eligibilityOf } from './eligibility.ts'
import type { Facts } from './eligibility_facts.ts'
import { type ReasonCode, reasons } from './eligibility_reasons.ts'
import type { Question } from './eligibility_rules.ts'
import type { EligibilityQuery } from './eligibility_schema.ts'
import type { PractitionerRow } from './schema.ts'

// A subquery, not a join: with a join, PostgreSQL scans all practitioners for a few supervisors.
export const supervisorOf = (name: string): Statement => sql`(
  select to_jsonb(supervisor) - 'birth_date' from practitioners as supervisor
  where supervisor.account = ${raw(name)}.account
    and supervisor.id = ${raw(name)}.supervision ->> 'supervisor_id')`

// The practitioner and their supervisor, if any, in one statement.
const factsStatement = (call: Call, ids: string[]): Statement => sql`
  select ${allColumns('practitioners', 'practitioner')},
    ${supervisorOf('practitioner')} as supervisor
  from practitioners as practitioner
  where practitioner.account = ${call.account} and practitioner.id = any(${ids})`

export const currentDate = (call: Call) =>
  call.now.toZonedDateTimeISO('UTC').toPlainDate().toString()

type PractitionerFacts = PractitionerRow & { supervisor: PractitionerRow | null }

export async function findFacts(call: Call, id: string, param = 'practitioner_id') {
  const [facts] = await call.query<PractitionerFacts>(factsStatement(call, [id]))
  if (!facts) throw notFound('practitioner', param)
  return facts
}

// Of several practitioners, by ID.
export async function findManyFacts(call: Call, ids: string[]) {
  const found = await call.query<PractitionerFacts>(factsStatement(call, ids))
  return new Map(found.map((facts) => [facts.id, facts]))
}

export async function retrieveEligibility(call: Call, id: string, query: EligibilityQuery) {
  const facts = await findFacts(call, id, 'id')
  const today = currentDate(call)
  const on_there = localDate(call.now, query.jurisdiction)
  const question: Question = { on: on_there, ...query, today }
  const { jurisdiction, on, format = null, prescribing = false } = question
  const result = eligibilityOf(facts, question)
  return { practitioner_id: id, jurisdiction, on, format, prescribing, ...result }
}

type Requirement = 'not_refused' | 'eligible'

// Throws a 422 on "not_eligible", and on "unknown" if "eligible" is required.
export async function requireEligible(
  call: Call,
  practitioner_id: string,
  question: Question,
  requirement: Requirement = 'not_refused',
) {
  return requireEligibleBy(call, await findFacts(call, practitioner_id), question, requirement)
}

// The same, for facts that are already loaded.
export function requireEligibleBy(
  call: Call,
  facts: Facts,
  question: Question,
  requirement: Requirement = 'not_refused',
) {
  const eligibility = eligibilityOf(facts, { today: currentDate(call), ...question })
  const { result, reasons: decisive } = eligibility
  const allowed = requirement === 'eligible' ? ['eligible'] : ['eligible', 'unknown']
  if (allowed.includes(result)) return eligibility
  throw notEligible(decisive.map(({ code }) => code))
}

// For care whose location isn't known: refused only if the practitioner is barred everywhere.
export function requireNotBarred(facts: BarFacts, on: string) {
  const bars = barsOn(facts, on, null)
  if (bars.length > 0) throw notEligible(bars.map(({ code }) => code))
}

function notEligible(codes: ReasonCode[]) {
  const param = 'practitioner_id'
  const details = codes.map((code) => ({ param, code, message: reasons[code] }))
  return new ApiError('practitioner_not_eligible', {}, { param, details })
}
