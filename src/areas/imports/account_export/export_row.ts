// Turns an object into the row that an import of it would have.
import type { TSchema } from 'typebox'
import { isIn } from '#kernel/state_sets.ts'
import type { Row } from '#kernel/record.ts'
import { assessmentLifecycle } from '#areas/notes/assessment/lifecycle.ts'
import type { AssessmentRow } from '#areas/notes/assessment/schema.ts'
import { documentLifecycle } from '#areas/documents/document/lifecycle.ts'
import type { DocumentRow } from '#areas/documents/document/schema.ts'
import { formResponseLifecycle } from '#areas/documents/form_response/lifecycle.ts'
import type { FormResponseRow } from '#areas/documents/form_response/schema.ts'
import { isFinal } from '#areas/notes/note/lifecycle.ts'
import type { NoteRow } from '#areas/notes/note/schema.ts'
import type { PersonBalance } from '#areas/payments/ledger/party_balances.ts'
import { consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { row_kinds, type RowObject } from '#areas/imports/import/row_kinds.ts'
import {
  type Externals,
  isEnded,
  isExported,
  NotExported,
  withExternals,
} from './external_references.ts'

type Fields = Record<string, unknown>

// What the rows of an object also depend on.
export type ExportFacts = { externals: Externals; balances: Map<string, PersonBalance[]> }

// The rows of each object. None if it isn't exported. `any`: each has the type of its object.
const contents: Record<RowObject, (row: any, facts: ExportFacts) => Fields[]> = {
  practitioner: (row) => [practitionerFields(row)],
  person: (row: PersonRow) => (isExported(row.status) ? [personFields(row)] : []),
  relationship: relationshipRows,
  coverage: (row) => [row],
  consent: consentFields,
  session: sessionFields,
  assessment: assessmentFields,
  note: noteFields,
  opening_balance: balanceRows,
  document: documentRows,
  form: (row) => [row],
  form_response: formResponseRows,
}

// The IDs of credentials are Attune's own. The birth date is write-only.
function practitionerFields({ birth_date: _birth_date, ...row }: PractitionerRow): Fields {
  return {
    ...row,
    licenses: withoutIds(row.licenses),
    privileges: withoutIds(row.privileges),
    dea_registrations: withoutIds(row.dea_registrations),
  }
}

const withoutIds = (entries: object[]) => entries.map((entry) => ({ ...entry, id: undefined }))

// A person whom a relationship refers to can come later in the file, so it has a row of its own.
// So can the consent that an emergency contact names.
const personFields = ({ relationships, emergency_contacts, ...row }: PersonRow): Fields => ({
  ...row,
  emergency_contacts: emergency_contacts.map((each) => ({ ...each, consent_id: undefined })),
  relationships: relationships.filter(({ person_id }) => !person_id),
})

function relationshipRows({ id, status, relationships }: PersonRow, { externals }: ExportFacts) {
  if (!isExported(status)) return []
  return relationships.flatMap(({ person_id, ...each }) => {
    const names = [id, person_id ?? ''].map((of) => externals.get(of))
    if (!names[0] || !names[1]) return []
    const external_id = `${names[0]} ${each.kind} ${names[1]}`
    return [{ ...each, person_id: id, related_person_id: person_id, external_id }]
  })
}

// What a person owes or has as credit when they move.
function balanceRows({ id, status }: PersonRow, { externals, balances }: ExportFacts): Fields[] {
  const name = externals.get(id)
  if (!isExported(status) || !name) return []
  return (balances.get(id) ?? []).flatMap(({ owed, credit, currency }) => {
    const amount = { amount: owed - credit, currency }
    if (amount.amount === 0) return []
    return [{ person_id: id, amount, external_id: `${name} ${currency}` }]
  })
}

function assessmentFields(row: AssessmentRow): Fields[] {
  if (!isIn(assessmentLifecycle, 'scored', row.status)) return []
  return [{ ...row, total: row.score?.total }]
}

// A draft isn't part of the record yet.
function noteFields(row: NoteRow): Fields[] {
  return isFinal(row.status) ? [{ ...row }] : []
}

// The newest file, without its content: that is downloaded and uploaded. Claims aren't exported.
function documentRows(row: DocumentRow, { externals }: ExportFacts): Fields[] {
  const { content: file, claim_id: _, consent_id, ...fields } = row
  if (!file || isIn(documentLifecycle, 'deleted', row.status)) return []
  const of_consent = consent_id && externals.get(consent_id) ? { consent_id } : {}
  const { file_name, sha256 } = file
  return [{ ...fields, ...of_consent, file_name, sha256 }]
}

// What was amended or canceled is no longer part of the record.
function formResponseRows(row: FormResponseRow): Fields[] {
  const { completed_at, ...fields } = row
  if (isIn(formResponseLifecycle, 'completed', row.status)) return [{ ...fields, completed_at }]
  return isIn(formResponseLifecycle, 'answerable', row.status) ? [fields] : []
}

function consentFields(row: ConsentRow): Fields[] {
  const { supersedes_id: _, ...terms } = row
  if (isIn(consentLifecycle, 'editable', row.status)) return [terms]
  if (isEnded(row.status)) return []
  return [{ ...terms, signature: row.evidence.at(-1) }]
}

// Services and locations aren't exported. The place of the session is.
function sessionFields(row: SessionRow): Fields[] {
  const {
    ends_at: _,
    service_id: _service,
    location_id: _location,
    room_id: _room,
    ...session
  } = row
  const others = row.participants.filter(({ person_id }) => person_id !== row.person_id)
  const is_booked = isIn(sessionLifecycle, 'booked', row.status)
  const is_billable = isIn(sessionLifecycle, 'billable', row.status)
  if (!is_booked && !is_billable) return []
  const participants = others.length > 0 ? others : undefined
  return [{ ...session, status: is_booked ? sessionLifecycle.initial : row.status, participants }]
}

export const exportRow = (object: RowObject, row: Row, facts: ExportFacts): Fields[] =>
  contents[object](row, facts).flatMap((fields) => {
    const external_id = fields.external_id ?? row.id
    const known = keepKnown(row_kinds[object].fields as Schema, fields) as Fields
    try {
      const content = withExternals({ ...known, external_id }, facts.externals) as Fields
      return [{ object, ...content }]
    } catch (error) {
      if (error instanceof NotExported) return []
      throw error
    }
  })

type Schema = TSchema & {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  type?: string
}

// What the schema of a row takes of a value. Null means absent, where null isn't accepted.
function keepKnown(schema: Schema, value: unknown): unknown {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null')
  if (options) return options.length === 1 ? keepKnown(options[0]!, value) : value
  if (Array.isArray(value)) {
    return schema.items ? value.map((item) => keepKnown(schema.items!, item)) : value
  }
  if (value === null || typeof value !== 'object' || !schema.properties) return value
  const known = Object.entries(schema.properties).flatMap(([name, member]): [string, unknown][] => {
    const own = (value as Fields)[name]
    if (own === undefined || (own === null && !takesNull(member))) return []
    return [[name, keepKnown(member, own)]]
  })
  return Object.fromEntries(known)
}

const takesNull = ({ anyOf, type }: Schema) =>
  type === 'null' || Boolean(anyOf?.some((option) => option.type === 'null'))
