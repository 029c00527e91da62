// DocumentReference: a note, or a file that is available.
import type { DocumentReference } from '@medplum/fhirtypes'
import type { Document } from '#areas/documents/document/schema.ts'
import { us_core } from '#areas/imports/fhir_rows/codes.ts'
import { concept, hl7, identifiersOf, type ObjectOf, ownId } from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { constant, date, identifier, patient } from '../search_params.ts'
import { by_media_type, clinical_note, document_status, note_documents } from './note.ts'
import { securityLabels } from './security_labels.ts'

type DocumentObject = ObjectOf<typeof Document>

const statuses: Partial<Record<DocumentObject['status'], DocumentReference['status']>> = {
  available: 'current',
}

function documentsOf(document: DocumentObject, base: string): DocumentReference[] {
  const { content, person_id, practitioner_id, kind, title } = document
  const status = statuses[document.status]
  if (!status || !content) return []
  return [
    complete<DocumentReference>({
      resourceType: 'DocumentReference',
      id: ownId(document),
      meta: metaOf(document, person_id !== null && `${us_core}/us-core-documentreference`),
      identifier: identifiersOf(document),
      status,
      type: concept(hl7('v3-NullFlavor', 'UNK', 'unknown'), kind.replaceAll('_', ' ')),
      category: [clinical_note],
      subject: person_id ? refer('Patient', person_id) : refer('Practitioner', practitioner_id),
      date: document.created_at,
      description: title,
      securityLabel: securityLabels(document.labels),
      content: [
        {
          attachment: {
            contentType: content.content_type,
            url: `${base}/Binary/${ownId(document)}`,
            size: content.size_bytes,
            title: content.file_name,
            creation: document.created_at,
          },
          format: by_media_type,
        },
      ],
    }),
  ]
}

export const documentReferenceType: ResourceType = {
  type: 'DocumentReference',
  about: 'A note, or a file. The content of a file is at its `Binary`.',
  profile: `${us_core}/us-core-documentreference`,
  provenance: true,
  sources: [
    note_documents,
    {
      list: '/v1/documents',
      prefix: 'doc',
      map: documentsOf,
      always: { status: Object.keys(statuses).join(',') },
      search: {
        patient,
        category: constant('Category: `clinical-note`.', ['clinical-note']),
        date: date('When the file was added.', 'created_at'),
        status: document_status,
        identifier,
      },
    },
  ],
}
