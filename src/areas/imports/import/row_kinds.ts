// What a row of each type of object contains, and how it is written: by the functions that serve
// requests, so that every rule of the object holds.
import Type, { type TSchema } from 'typebox'
import type { Call } from '#kernel/call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { newId } from '#kernel/ids.ts'
import { FailureOfOne } from '#kernel/many.ts'
import { findRow, type Kind } from '#kernel/record.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { createCoverage, createCoverages, updateCoverage } from '#areas/claims/coverage/coverage.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { CoverageCreate } from '#areas/claims/coverage/schema.ts'
import type { StoredFile } from '#areas/documents/document/file_content.ts'
import {
  ImportedDocument,
  importDocument,
  importedVersion,
  inspectContent,
  removeFilesOf,
  updateImportedDocument,
} from '#areas/documents/document/imported_document.ts'
import { documentKind } from '#areas/documents/document/lifecycle.ts'
import {
  ImportedForm,
  importForm,
  updateImportedForm,
} from '#areas/documents/form/imported_form.ts'
import { formKind } from '#areas/documents/form/lifecycle.ts'
import {
  ImportedFormResponse,
  importFormResponse,
  updateImportedFormResponse,
} from '#areas/documents/form_response/imported_form_response.ts'
import { formResponseKind } from '#areas/documents/form_response/lifecycle.ts'
import { draftConsent, signConsent } from '#areas/persons/consent/consent.ts'
import { Signature } from '#areas/persons/consent/evidence_schema.ts'
import { consentKind, consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import { recordConsents } from '#areas/persons/consent/many_consents.ts'
import { ConsentCreate } from '#areas/persons/consent/schema.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { createPersons } from '#areas/persons/person/many_persons.ts'
import { createPerson, draftPerson } from '#areas/persons/person/person.ts'
import { PersonCreate } from '#areas/persons/person/schema.ts'
import {
  createPractitioner,
  updatePractitioner,
} from '#areas/practitioners/practitioner/practitioner.ts'
import { practitionerKind, PractitionerCreate } from '#areas/practitioners/practitioner/schema.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import {
  checkImportedAssessment,
  ImportedAssessment,
  importAssessments,
  recalculateWithout,
} from '#areas/notes/assessment/imported_assessment.ts'
import { assessmentKind } from '#areas/notes/assessment/lifecycle.ts'
import { ImportedNote, importNotes } from '#areas/notes/note/imported_note.ts'
import { noteKind } from '#areas/notes/note/lifecycle.ts'
import { adjustmentKind } from '#areas/payments/adjustment/lifecycle.ts'
import {
  OpeningBalance,
  postOpeningBalances,
  reverseOpeningBalance,
} from '#areas/payments/adjustment/opening_balance.ts'
import { RelationshipFields, updateImportedPerson, writeRelationship } from './person_rows.ts'
import {
  manySessions,
  SessionRowFields,
  updateImportedSession,
  writeSession,
} from './session_rows.ts'

type Saved = { id: string; version: number; outcome?: 'updated' | 'unchanged' }
type Created = Omit<Saved, 'version'>
type Issue = { param: string | null; code: string; message: string }

// `any`: the fields have the type of the schema.
type RowFields = any
// `any`: each kind creates what it drafted.
type Drafts = any[]

export type RowKind = {
  kind: Kind
  part?: true // Part of another object, so it has no ID of its own.
  named_by_rows?: true // Has no external ID: the rows of imports say which one it was given.
  scopes: Scope[] // That a key needs to import it.
  fields: TSchema // Of a row, with the IDs that its references resolve to.
  check?(fields: RowFields): Issue[] // What the schema can't check.
  inspect?(fields: RowFields): Promise<Issue[]> // The same, where it takes a while.
  create(call: Call, fields: RowFields, file?: StoredFile): Promise<Created>
  // Writes many rows with few statements. Each row is checked first.
  many?: {
    takes?(call: Call, fields: RowFields): boolean // Default: every new row.
    draft(call: Call, fields: RowFields): { id: string } | Promise<{ id: string }>
    create(call: Call, drafts: Drafts): Promise<unknown>
  }
  update(call: Call, id: string, fields: RowFields): Promise<Saved>
  // The version that an unchanged object has. Default: the one that the import left.
  unchangedVersion?(row: RowFields): number
  undo?(call: Call, id: string): Promise<void> // How a revert undoes it. Default: deletes it.
  removal?: 'remove_imported_document' // The function that deletes it. Default: that of most.
  keeps?: 'object_signed' // Why a revert leaves it.
  // Reads what must be known before a revert deletes it. Returns what is done afterward.
  afterRemoval?(call: Call, id: string): Promise<() => Promise<void>>
}

type Draft = { id: string; request: RowFields }

const draftOf =
  ({ prefix }: Kind) =>
  (_call: Call, request: RowFields): Draft => ({ id: newId(prefix), request })

// Of a kind that only imports create: a single row is written as a group of one.
const together = (
  kind: Kind,
  create: (call: Call, drafts: Draft[]) => Promise<unknown>,
): Pick<RowKind, 'create' | 'many'> => ({
  many: { draft: draftOf(kind), create },
  async create(call, request) {
    const draft = draftOf(kind)(call, request)
    await create(call, [draft]).catch((error) => {
      throw error instanceof FailureOfOne ? error.cause : error
    })
    return draft
  },
})

// In the order in which they refer to each other.
export const row_objects = [
  'practitioner',
  'person',
  'relationship',
  'coverage',
  'consent',
  'session',
  'assessment',
  'note',
  'opening_balance',
  'document',
  'form',
  'form_response',
] as const
export type RowObject = (typeof row_objects)[number]

export const row_kinds: Record<RowObject, RowKind> = {
  practitioner: {
    kind: practitionerKind,
    scopes: ['practitioners:write'],
    fields: PractitionerCreate,
    create: createPractitioner,
    update: updatePractitioner,
  },
  person: {
    kind: personKind,
    scopes: ['persons:write'],
    fields: PersonCreate,
    create: createPerson,
    update: updateImportedPerson,
    many: { draft: draftPerson, create: createPersons },
  },
  coverage: {
    kind: coverageKind,
    scopes: ['coverages:write'],
    fields: CoverageCreate,
    create: createCoverage,
    many: { draft: draftOf(coverageKind), create: createCoverages },
    update: (call, id, { person_id: _person_id, ...fields }) => updateCoverage(call, id, fields),
  },
  // A consent on paper comes with the evidence of its signature. Its terms are fixed afterward.
  consent: {
    kind: consentKind,
    scopes: ['consents:write'],
    fields: Type.Object({
      ...ConsentCreate.properties,
      signature: Type.Optional(Signature),
    }),
    async create(call, { signature, ...fields }) {
      const drafted = await draftConsent(call, fields)
      if (!signature) return drafted
      await takeStep(call, consentLifecycle, drafted.id, 'offer')
      return await signConsent(call, drafted.id, signature)
    },
    many: {
      takes: (_call, { supersedes_id }) => !supersedes_id, // It can supersede one of the group.
      draft: (_call, { signature, ...request }) => ({
        id: newId(consentKind.prefix),
        request,
        signature,
      }),
      create: recordConsents,
    },
    update: (call, id) => findRow(call, consentKind, id),
  },
  session: {
    kind: sessionKind,
    scopes: ['sessions:write', 'sessions:record', 'sessions:override'],
    fields: SessionRowFields,
    create: writeSession,
    update: updateImportedSession,
    many: manySessions,
  },
  relationship: {
    kind: personKind,
    part: true,
    scopes: ['persons:write'],
    fields: RelationshipFields,
    create: writeRelationship,
    update: (call, id) => findRow(call, personKind, id),
  },
  // What was completed, signed or posted doesn't change.
  assessment: {
    kind: assessmentKind,
    scopes: ['assessments:write'],
    fields: ImportedAssessment,
    check: checkImportedAssessment,
    ...together(assessmentKind, importAssessments),
    update: (call, id) => findRow(call, assessmentKind, id),
    afterRemoval: recalculateWithout,
  },
  note: {
    kind: noteKind,
    scopes: ['notes:write'],
    fields: ImportedNote,
    ...together(noteKind, importNotes),
    update: (call, id) => findRow(call, noteKind, id),
    keeps: 'object_signed',
  },
  opening_balance: {
    kind: adjustmentKind,
    scopes: ['charges:write'],
    fields: OpeningBalance,
    ...together(adjustmentKind, postOpeningBalances),
    update: (call, id) => findRow(call, adjustmentKind, id),
    undo: reverseOpeningBalance,
  },
  document: {
    kind: documentKind,
    scopes: ['documents:write'],
    fields: ImportedDocument,
    inspect: inspectContent,
    create: importDocument,
    update: updateImportedDocument,
    unchangedVersion: importedVersion,
    afterRemoval: removeFilesOf,
    removal: 'remove_imported_document',
  },
  form: {
    kind: formKind,
    named_by_rows: true,
    scopes: ['forms:write'],
    fields: ImportedForm,
    create: importForm,
    update: updateImportedForm,
    removal: 'remove_imported_document',
  },
  form_response: {
    kind: formResponseKind,
    named_by_rows: true,
    scopes: ['form_responses:write'],
    fields: ImportedFormResponse,
    create: importFormResponse,
    update: updateImportedFormResponse,
    removal: 'remove_imported_document',
  },
}

export const isRowObject = (name: unknown): name is RowObject =>
  typeof name === 'string' && name in row_kinds
