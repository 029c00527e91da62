// DocumentReference, Condition and Provenance of a note: its text, its diagnoses, its signatures.
// Psychotherapy notes are no FHIR resources.
import type { CodeableConcept, Condition } from '@medplum/fhirtypes'
import type { DocumentReference, Provenance } from '@medplum/fhirtypes'
import type { Note } from '#areas/notes/note/schema.ts'
import { note_types, systems, us_core } from '#areas/imports/fhir_rows/codes.ts'
import {
  coding,
  concept,
  hl7,
  identifiersOf,
  type ObjectOf,
  ownId,
  periodOf,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType, type Source } from '../resource.ts'
import { codeIn, constant, date, identifier, patient, reference, token } from '../search_params.ts'
import { securityLabels } from './security_labels.ts'

type NoteObject = ObjectOf<typeof Note>

const document_statuses: Record<NoteObject['status'], DocumentReference['docStatus']> = {
  drafted: 'preliminary',
  submitted: 'preliminary',
  returned: 'preliminary',
  signed: 'final',
  amended: 'amended',
  voided: 'entered-in-error',
  discarded: 'entered-in-error',
}

// Of a note with no type of its own.
const general: [string, string] = ['34109-9', 'Note']

const textOf = ({ sections, addenda }: NoteObject) =>
  [
    ...Object.entries(sections).map(([name, text]) => `${name}\n${String(text)}`),
    ...addenda.map(({ type, text, signed_at }) => `${type} ${signed_at}\n${text}`),
  ].join('\n\n')

function noteDocumentOf(note: NoteObject): DocumentReference {
  const { kind, author_id, session_id, signatures, service } = note
  const docStatus = document_statuses[note.status]
  const text = textOf(note)
  return complete<DocumentReference>({
    resourceType: 'DocumentReference',
    id: ownId(note),
    meta: metaOf(note, text !== '' && `${us_core}/us-core-documentreference`),
    identifier: identifiersOf(note),
    status: docStatus === 'entered-in-error' ? 'entered-in-error' : 'current',
    docStatus,
    type: concept(
      coding(systems.loinc, ...(note_types[kind] ?? general)),
      kind.replaceAll('_', ' '),
    ),
    category: [clinical_note],
    subject: refer('Patient', note.person_id),
    date: note.signed_at ?? note.created_at,
    author: [refer('Practitioner', author_id)],
    authenticator: refer('Practitioner', signatures.at(-1)?.practitioner_id),
    securityLabel: securityLabels(note.labels),
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          data: Buffer.from(text).toString('base64'),
          creation: note.created_at,
        },
        format: by_media_type,
      },
    ],
    context: {
      encounter: [refer('Encounter', session_id)],
      period: periodOf(service?.started_at, service?.ended_at),
    },
  })
}
// The media type says all about the format.
export const by_media_type = coding(
  'http://ihe.net/fhir/ihe.formatcode.fhir/CodeSystem/formatcode',
  'urn:ihe:iti:xds:2017:mimeTypeSufficient',
)

export const clinical_note = concept(
  coding(
    `${us_core.replace('StructureDefinition', 'CodeSystem')}/us-core-documentreference-category`,
    'clinical-note',
    'Clinical Note',
  ),
)

// Only signed notes are part of the record.
const isRecorded = ({ status }: NoteObject) =>
  document_statuses[status] === 'final' || document_statuses[status] === 'amended'

const conditionsOf = (note: NoteObject): Condition[] =>
  !isRecorded(note)
    ? []
    : note.diagnoses.map(({ code, rank }) =>
        complete<Condition>({
          resourceType: 'Condition',
          id: ownId(note, rank),
          meta: metaOf(note, `${us_core}/us-core-condition-encounter-diagnosis`),
          clinicalStatus: concept(hl7('condition-clinical', 'active')),
          verificationStatus: concept(hl7('condition-ver-status', 'confirmed')),
          category: [concept(hl7('condition-category', 'encounter-diagnosis'))],
          code: concept(coding(systems.icd10, code)),
          subject: refer('Patient', note.person_id)!,
          encounter: refer('Encounter', note.session_id),
          recordedDate: note.signed_at,
          recorder: refer('Practitioner', note.author_id),
        }),
      )

const codesIn = (one: CodeableConcept | undefined) => (one?.coding ?? []).map(({ code }) => code)

const meanings = {
  author: { code: '1.2.840.10065.1.12.1.1', agent: 'author' },
  cosigner: { code: '1.2.840.10065.1.12.1.5', agent: 'verifier' },
} as const

// Whom a practitioner signs for must be named. There is no resource for the practice.
const onBehalfOf = { type: 'Organization', display: 'The practice' } as const

const provenancesOf = (note: NoteObject): Provenance[] =>
  note.signatures.map(({ role, practitioner_id, signed_at }, at) => {
    const who = refer('Practitioner', practitioner_id)!
    const { code, agent } = meanings[role]
    return complete<Provenance>({
      resourceType: 'Provenance',
      id: ownId(note, at + 1),
      meta: metaOf(note, `${us_core}/us-core-provenance`),
      target: [refer('DocumentReference', note.id)!],
      recorded: signed_at,
      agent: [{ type: concept(hl7('provenance-participant-type', agent)), who, onBehalfOf }],
      signature: [{ type: [coding('urn:iso-astm:E1762-95:2013', code)], when: signed_at, who }],
    })
  })

const search = {
  patient,
  author: reference('The author.', 'author_id', 'Practitioner', 'prac'),
  encounter: reference('The session.', 'session_id', 'Encounter', 'ses'),
}
// The content of a note is read, and audited, separately.
const notes = { list: '/v1/notes', prefix: 'note', reads_each: true } as const

export const document_status = codeIn('Status of the document.', (resource) => [
  (resource as DocumentReference).status,
])

export const note_documents: Source = {
  ...notes,
  map: (note: NoteObject) => [noteDocumentOf(note)],
  search: {
    ...search,
    category: constant('Category: `clinical-note`.', ['clinical-note']),
    type: token('LOINC code of the type.', 'kind', kindsByCode()),
    date: date('When the note was signed.', 'signed_at'),
    status: document_status,
    identifier,
  },
}

function kindsByCode() {
  const codes: Record<string, string[]> = {}
  for (const [kind, [code]] of Object.entries(note_types)) codes[code] = [kind]
  return codes
}

export const conditionType: ResourceType = {
  type: 'Condition',
  about: 'A diagnosis in a signed note.',
  profile: `${us_core}/us-core-condition-encounter-diagnosis`,
  sources: [
    {
      ...notes,
      map: conditionsOf,
      search: {
        ...search,
        category: constant('Category: `encounter-diagnosis`.', ['encounter-diagnosis']),
        code: codeIn('ICD-10-CM code of the diagnosis.', (resource) =>
          codesIn((resource as Condition).code),
        ),
        'clinical-status': constant('Clinical status: `active`.', ['active']),
        'recorded-date': date('When the note was signed.', 'signed_at'),
      },
    },
  ],
}

export const provenanceType: ResourceType = {
  type: 'Provenance',
  about: 'A signature of a note.',
  profile: `${us_core}/us-core-provenance`,
  sources: [
    {
      ...notes,
      map: provenancesOf,
      search: {
        ...search,
        target: reference('The document.', 'id', 'DocumentReference', 'note'),
      },
    },
  ],
}
