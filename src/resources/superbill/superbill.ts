// Issuing superbills: what was done, from sessions, signed notes and the ledger, or as it is said.
import type { Call } from '#call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { findRow, makeRow, type Row } from '#record.ts'
import { patientOf, practitionerName, providerOf } from '#resources/estimate/provider.ts'
import { requirePermission } from '#resources/permission/permission.ts'
import { findPerson, requireKnown } from '#resources/person/person.ts'
import { practitionerKind } from '#resources/practitioner/lifecycle.ts'
import { type Line, type LineGiven, type SuperbillCreate, superbillKind } from './schema.ts'
import { knownOf } from './known.ts'

const statement =
  'This is a statement of services for your insurer, and no bill. What is shown as paid was paid ' +
  'to the provider; whatever the insurer covers is to be paid to the person.'

const judged = (call: Call, person_id: string) =>
  requirePermission(call, person_id, {
    action: 'access',
    purpose: 'person_request',
    data_categories: ['demographics', 'diagnoses', 'claims'],
  })

export async function issueSuperbill(call: Call, asked: SuperbillCreate) {
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  const { person: key } = call
  await judged(call, person.id)
  requireKnown(person, 'bill')
  const { practitioner_id: named } = asked
  const practitioner = await findRow(call, practitionerKind, named, 'practitioner_id')
  const provider = await providerOf(call, asked)
  const patient = patientOf(person)
  const lines = await linesOf(call, asked, person, practitioner)
  requireWhole(practitioner, lines)
  const whole = lines as Line[]
  const currency = requireOneCurrency(whole)
  const sum = (field: 'fee' | 'amount_paid') => ({
    amount: whole.reduce((total, line) => total + line[field].amount, 0),
    currency,
  })
  call.person = key // Notes and sessions were looked at meanwhile.
  return await makeRow(call, superbillKind, newId(superbillKind.prefix), {
    person_id: person.id,
    practitioner_id: practitioner.id,
    patient,
    member_id: asked.member_id ?? null,
    provider,
    practitioner: {
      name: practitionerName(practitioner),
      npi: practitioner.npi,
      licenses: practitioner.licenses.map(({ jurisdiction, title, number }: Row) => ({
        jurisdiction,
        title,
        number,
      })),
    },
    lines: whole,
    total: sum('fee'),
    amount_paid: sum('amount_paid'),
    statement,
    metadata: asked.metadata ?? {},
  })
}

async function linesOf(call: Call, asked: SuperbillCreate, person: Row, practitioner: Row) {
  const lines: (Partial<Line> & { session_id: string | null })[] = []
  for (const [place, line] of asked.lines.entries()) {
    const { session_id } = line
    const known = session_id ? await knownOf(call, session_id, person.id, practitioner) : {}
    if (!known) throw notFound('session', `lines[${place}].session_id`)
    lines.push({ ...usual, ...known, ...said(line), session_id: session_id ?? null })
  }
  return lines
}

const usual = { modifiers: [], units: 1 }
const said = (line: LineGiven) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))

const needed = [
  'service_date',
  'procedure_code',
  'place_of_service',
  'diagnoses',
  'fee',
  'amount_paid',
] as const

function requireWhole({ npi }: Row, lines: Partial<Line>[]) {
  const missing = lines.flatMap((line, place) =>
    needed
      .filter(
        (name) => line[name] === undefined || (line[name] as { length?: number }).length === 0,
      )
      .map((name) => `lines[${place}].${name}`),
  )
  if (!npi) missing.unshift('practitioner.npi')
  if (missing.length === 0) return
  const details = missing.map((param) => ({ param, code: 'missing', message: 'It is missing.' }))
  throw new ApiError('superbill_incomplete', {}, { details })
}

function requireOneCurrency(lines: Line[]) {
  const { currency } = lines[0]!.fee
  const place = lines.findIndex(({ fee, amount_paid }) =>
    [fee, amount_paid].some((money) => money.currency !== currency),
  )
  if (place >= 0) throw invalid(`lines[${place}].fee`, 'All of it must be in one currency.')
  return currency
}

export async function readSuperbill(call: Call, id: string) {
  const superbill = await findRow(call, superbillKind, id)
  await judged(call, superbill.person_id)
  return superbill
}
