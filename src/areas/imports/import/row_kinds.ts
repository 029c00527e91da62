// What a row of each type of object contains, and how it is written: by the functions that serve
// requests, so that every rule of the object holds.
import { findRow } from '#kernel/record.ts'
import { createCoverage, createCoverages, updateCoverage } from '#areas/claims/coverage/coverage.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { CoverageCreate } from '#areas/claims/coverage/schema.ts'
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
import { consentKind } from '#areas/persons/consent/kind.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { createPersons } from '#areas/persons/person/many_persons.ts'
import { createPerson } from '#areas/persons/person/person.ts'
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
  hasBalance,
  OpeningBalance,
  postOpeningBalances,
  reverseOpeningBalance,
} from '#areas/payments/adjustment/opening_balance.ts'
import { ConsentRowFields, manyConsents, writeConsent } from './consent_rows.ts'
import { RelationshipFields, updateImportedPerson, writeRelationship } from './person_rows.ts'
import { draftOf, type RowKind, together } from './row_kind.ts'
import {
  manySessions,
  SessionRowFields,
  updateImportedSession,
  writeSession,
} from './session_rows.ts'

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

const opening_balances = together(adjustmentKind, postOpeningBalances)

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
    many: { draft: draftOf(personKind), create: createPersons },
  },
  coverage: {
    kind: coverageKind,
    scopes: ['coverages:write'],
    fields: CoverageCreate,
    create: createCoverage,
    many: { draft: draftOf(coverageKind), create: createCoverages },
    update: (call, id, { person_id: _person_id, ...fields }) => updateCoverage(call, id, fields),
  },
  consent: {
    kind: consentKind,
    scopes: ['consents:write'],
    fields: ConsentRowFields,
    create: writeConsent,
    many: manyConsents,
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
    ...opening_balances,
    // What is there already is left as it is.
    create: async (call, request) =>
      (await hasBalance(call, request))
        ? { id: request.person_id, outcome: 'unchanged' }
        : await opening_balances.create(call, request),
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
    scopes: ['forms:write'],
    fields: ImportedForm,
    create: importForm,
    update: updateImportedForm,
    removal: 'remove_imported_document',
  },
  form_response: {
    kind: formResponseKind,
    scopes: ['form_responses:write'],
    fields: ImportedFormResponse,
    create: importFormResponse,
    update: updateImportedFormResponse,
    removal: 'remove_imported_document',
  },
}

export const isRowObject = (name: unknown): name is RowObject =>
  typeof name === 'string' && name in row_kinds
