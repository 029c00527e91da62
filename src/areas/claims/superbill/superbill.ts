// Issues superbills from sessions, signed notes and the ledger, or from the data sent.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { findRow, createRow, type Row } from '#kernel/record.ts'
import { patientOf, practitionerName, providerOf } from '#areas/claims/estimate/provider.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { admit, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { namesProgram, programsAmong } from '#areas/practitioners/practitioner/part2_program.ts'
import { categoriesOfSuperbill, ordinary } from './categories.ts'
import { type Line, type LineGiven, type SuperbillCreate, superbillKind } from './schema.ts'
import { knownOf } from './session_line.ts'

const statement =
  'This is a statement of services for submission to an insurer, not a bill. The ' +
  'amounts shown as paid were paid to the provider. Send any reimbursement directly to ' +
  'the patient.'

const by_request = { action: 'access' as const, purpose: 'person_request' as const }

export async function issueSuperbill(call: Call, asked: SuperbillCreate) {
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  await requireWhole(call, person.id, { ...by_request, data_categories: [...ordinary] })
  requireKnown(person, 'bill')
  const { practitioner_id: named } = asked
  const practitioner = await findRow(call, practitionerKind, named, 'practitioner_id')
  const provider = await providerOf(call, asked)
  const patient = patientOf(person)
  const { lines, labels } = await linesOf(call, asked, person, practitioner)
  requireComplete(practitioner, lines)
  const whole = lines as Line[]
  const { part2_program } = practitioner
  const data_categories = categoriesOfSuperbill({ lines: whole }, { part2_program, labels })
  await requireHandover(call, person.id, { ...by_request, data_categories })
  const currency = requireOneCurrency(whole)
  const sum = (field: 'fee' | 'amount_paid') => ({
    amount: whole.reduce((total, line) => total + line[field].amount, 0),
    currency,
  })
  return await createRow(call, superbillKind, newId(superbillKind.prefix), {
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
  const labels: string[] = []
  for (const [place, line] of asked.lines.entries()) {
    const { session_id } = line
    const found = session_id ? await knownOf(call, session_id, person.id, practitioner) : nothing
    if (!found) throw notFound('session', `lines[${place}].session_id`)
    lines.push({ ...usual, ...found.known, ...said(line), session_id: session_id ?? null })
    labels.push(...found.labels)
  }
  return { lines, labels }
}

const nothing = { known: {}, labels: [] }

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

function requireComplete({ npi }: Row, lines: Partial<Line>[]) {
  const missing = lines.flatMap((line, place) =>
    needed
      .filter(
        (name) => line[name] === undefined || (line[name] as { length?: number }).length === 0,
      )
      .map((name) => `lines[${place}].${name}`),
  )
  if (!npi) missing.unshift('practitioner.npi')
  if (missing.length === 0) return
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
const categoriesIssued = async (call: Call, { lines, practitioner_id }: Row) =>
  call.actor.kind === 'account'
    ? [...ordinary]
    : categoriesOfSuperbill(
        { lines },
        { part2_program: await namesProgram(call, [practitioner_id]) },
      )

export async function admitSuperbills(call: Call, rows: Row[]) {
  if (call.actor.kind === 'account') return rows
  const programs = await programsAmong(
    call,
    rows.map(({ practitioner_id }) => practitioner_id),
  )
  const carried = ({ lines, practitioner_id }: Row) =>
    categoriesOfSuperbill({ lines }, { part2_program: programs.has(practitioner_id) })
  return await admit(call, rows, ({ person_id }) => person_id, carried)
}
