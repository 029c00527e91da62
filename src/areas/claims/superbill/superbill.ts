// Issues superbills from sessions, signed notes and the ledger, or from the data sent.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { procedureOf } from '#catalogue/procedures.ts'
import { newId } from '#kernel/ids.ts'
import { findRow, createRow } from '#kernel/record.ts'
import { patientOf, practitionerName, requireProvider } from '#areas/claims/estimate/provider.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { admit, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import {
  namesPart2Program,
  findPart2Programs,
} from '#areas/practitioners/practitioner/part2_program.ts'
import { basic_categories, categoriesOfSuperbill } from './categories.ts'
import { type Line, type SuperbillCreate, superbillKind, type SuperbillRow } from './schema.ts'
import { findSessionLine } from './session_line.ts'

const statement =
  'This is a statement of services for submission to an insurer, not a bill. The ' +
  'amounts shown as paid were paid to the provider. Send any reimbursement directly to ' +
  'the patient.'

const by_request = { action: 'access' as const, purpose: 'person_request' as const }

export async function issueSuperbill(call: Call, body: SuperbillCreate) {
  const { person_id, practitioner_id, lines: requested, ...fields } = body
  const { provider: _, billing_provider_id: __, ...content } = fields
  const person = await findPerson(call, person_id, 'person_id', { hold: true })
  await requireWhole(call, person.id, { ...by_request, data_categories: [...basic_categories] })
  requireEditable(person, 'bill')
  const practitioner = await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const provider = await requireProvider(call, body)
  const { part2_program, time_zone, npi } = practitioner
  const drafted = await draftLines(call, requested, person.id, { practitioner_id, time_zone })
  const { labels } = drafted
  const lines = requireComplete(npi, drafted.lines)
  const data_categories = categoriesOfSuperbill({ lines }, { part2_program, labels })
  await requireHandover(call, person.id, { ...by_request, data_categories })
  const currency = requireOneCurrency(lines)
  const sum = (field: 'fee' | 'amount_paid') => ({
    amount: lines.reduce((total, line) => total + line[field].amount, 0),
    currency,
  })
  return await createRow(call, superbillKind, newId(superbillKind.prefix), {
    member_id: null,
    metadata: {},
    ...content,
    person_id: person.id,
    practitioner_id,
    patient: { ...patientOf(person.names, person.birth_date), address: homeOf(person) },
    provider,
    practitioner: {
      name: practitionerName(practitioner.name),
      npi,
      licenses: practitioner.licenses.map(({ jurisdiction, title, number }) => ({
        jurisdiction,
        title,
        number,
      })),
    },
    lines,
    total: sum('fee'),
    amount_paid: sum('amount_paid'),
    statement,
  })
}

// Insurers want to know where the patient lives now.
function homeOf({ addresses }: Pick<PersonRow, 'addresses'>) {
  const current = addresses.filter(({ use }) => use !== 'old')
  const home = current.find(({ use }) => use === 'home') ?? current[0]
  if (!home) return null
  const { line1, line2 = null, city, state, postal_code, country } = home
  return { line1, line2, city, state, postal_code, country }
}

const labelOf = (code: string | undefined) => (code && procedureOf(code)?.label) ?? null

type DraftLine = Partial<Line> & Pick<Line, 'session_id' | 'modifiers' | 'units'>

async function draftLines(
  call: Call,
  requested: SuperbillCreate['lines'],
  person_id: string,
  practitioner: { practitioner_id: string; time_zone: string },
) {
  const lines: DraftLine[] = []
  const labels: string[] = []
  for (const [place, { session_id = null, ...fields }] of requested.entries()) {
    const param = `lines[${place}].session_id`
    const session = session_id
      ? await findSessionLine(call, session_id, person_id, { ...practitioner, param })
      : { line: {}, labels: [] }
    const { amount_paid } = session.line
    const whole = { modifiers: [], units: 1, ...session.line, ...fields, session_id }
    const { procedure_code, description = labelOf(procedure_code) } = whole
    const line = { ...whole, description }
    // Only the ledger knows what was paid.
    const unpaid = line.fee && { amount_paid: { ...line.fee, amount: 0 } }
    lines.push({ ...line, ...(amount_paid ? { amount_paid } : unpaid) })
    labels.push(...session.labels)
  }
  return { lines, labels }
}

const required_fields = [
  'service_date',
  'procedure_code',
  'place_of_service',
  'diagnoses',
  'fee',
] as const

// The amount paid is there whenever the fee is.
const isComplete = (line: DraftLine): line is Line =>
  required_fields.every((name) => isPresent(line[name]))

const isPresent = (value: DraftLine[keyof DraftLine]) =>
  value !== undefined && (!Array.isArray(value) || value.length > 0)

function requireComplete(npi: string | null, lines: DraftLine[]): Line[] {
  const missing = lines.flatMap((line, place) =>
    required_fields
      .filter((name) => !isPresent(line[name]))
      .map((name) => `lines[${place}].${name}`),
  )
  if (!npi) missing.unshift('practitioner.npi')
  const complete = lines.filter(isComplete)
  if (missing.length === 0) return complete
  const details = missing.map((param) => ({
    param,
    code: 'missing',
    message: 'This field is required.',
  }))
  throw new ApiError('superbill_incomplete', {}, { details })
}

function requireOneCurrency(lines: Line[]) {
  const { currency } = lines[0]!.fee
  const place = lines.findIndex(({ fee, amount_paid }) =>
    [fee, amount_paid].some((money) => money.currency !== currency),
  )
  if (place >= 0)
    throw invalid(`lines[${place}].fee`, 'All fees and payments must be in the same currency.')
  return currency
}

export async function readSuperbill(call: Call, id: string) {
  const superbill = await findRow(call, superbillKind, id)
  await requireWhole(call, superbill.person_id, {
    ...by_request,
    data_categories: await categoriesIssued(call, superbill),
  })
  return superbill
}

// The account holds the record, so its categories don't need to be computed.
const categoriesIssued = async (call: Call, { lines, practitioner_id }: SuperbillRow) =>
  call.actor.kind === 'account'
    ? [...basic_categories]
    : categoriesOfSuperbill(
        { lines },
        { part2_program: await namesPart2Program(call, [practitioner_id]) },
      )

export async function admitSuperbills(call: Call, rows: SuperbillRow[]) {
  if (call.actor.kind === 'account') return rows
  const programs = await findPart2Programs(
    call,
    rows.map(({ practitioner_id }) => practitioner_id),
  )
  const categoriesOf = ({ lines, practitioner_id }: SuperbillRow) =>
    categoriesOfSuperbill({ lines }, { part2_program: programs.has(practitioner_id) })
  return await admit(call, rows, ({ person_id }) => person_id, categoriesOf)
}
