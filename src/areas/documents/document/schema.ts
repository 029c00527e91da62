// Document schemas: a file and what is known about it.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  hiddenFromPersons,
  Id,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { fileTypes } from './file_type.ts'
import { documentKinds, sensitive_labels } from './kinds.ts'
import { documentKind, documentLifecycle } from './lifecycle.ts'

export const most_file_bytes = 50_000_000
export const most_versions = 100

const person_id = Id('per', 'ID of the person the document is about.')
const practitioner_id = Id('prac', 'ID of the practitioner the document belongs to.')
const claim_id = Id('clm', 'ID of the claim the document belongs to.')
const consent_id = Id('con', 'ID of the consent that the document asks the person to sign.')
const kind = Choice(documentKinds, 'Kind of document. Determines the data categories it carries.', {
  title: 'document_kind',
  examples: ['referral'],
})
const title = Text('Title of the document.', 200, { examples: ['Referral from Dr. Ruiz'] })
export const file_name = Text('Name of the file, with its extension.', 200, {
  pattern: '^[^\\u0000-\\u001f\\u007f/\\\\]+$',
  examples: ['referral.pdf'],
  rule: 'must be a file name without slashes, for example `referral.pdf`.',
})
export const sha256 = Text('SHA-256 of the file, in lowercase hexadecimal.', 64, {
  pattern: '^[0-9a-f]{64}$',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  rule: 'must be 64 lowercase hexadecimal digits.',
})
export const content_type = Choice(fileTypes, 'Media type, determined from the content.', {
  examples: ['application/pdf'],
})
export const size_bytes = Integer('Size of the file in bytes.', 0, most_file_bytes, {
  examples: [48_213],
})
export const number = Integer('Number of the version, starting with 1.', 1, most_versions, {
  examples: [1],
})
const labels = ListOf(
  Choice(sensitive_labels, 'A sensitive data category.', { title: 'sensitive_category' }),
  'Sensitive data categories that the document reveals, in addition to those of its kind.',
  sensitive_labels.length,
  { examples: [[]] },
)
const visible_to_person = Type.Boolean({
  description: "Whether the person's scoped token and export include it. Default: true.",
  examples: [true],
})

const FileContent = Type.Object(
  {
    number,
    file_name,
    content_type,
    size_bytes,
    sha256,
    has_thumbnail: Type.Boolean({
      description: 'True if the file has a thumbnail: images and PDF files.',
      examples: [true],
    }),
  },
  {
    title: 'document_content',
    description: 'File of the newest available version. Null if there is none.',
  },
)

export const UploadLink = Type.Object(
  {
    url: Text('URL to send the file to with PUT. Works without an API key, once.', 2_000, {
      examples: ['https://api.example.com/files/AWN0aW9u'],
    }),
    method: Type.Literal('PUT', { description: 'HTTP method to use. Always `PUT`.' }),
    expires_at: Timestamp('When the link expires: an hour after it was created.'),
  },
  {
    title: 'upload_link',
    description: 'Link to upload the file. Returned only when a version is created.',
  },
)

const { status, ...moments } = lifecycleFields(documentLifecycle)

export const Document = Resource('document', documentKind.prefix, {
  person_id: Nullable(person_id),
  practitioner_id: Nullable(practitioner_id),
  claim_id: Nullable(claim_id),
  consent_id: Nullable(consent_id),
  kind,
  title: Nullable(title),
  labels,
  visible_to_person: hiddenFromPersons(visible_to_person),
  status,
  latest_version: number,
  content: Nullable(FileContent),
  upload: Type.Optional(UploadLink),
  external_id,
  ...moments,
})

export const DocumentCreate = Type.Object({
  person_id: Type.Optional(person_id),
  practitioner_id: Type.Optional(practitioner_id),
  claim_id: Type.Optional(claim_id),
  consent_id: Type.Optional(consent_id),
  kind,
  title,
  file_name,
  sha256: Type.Optional(sha256),
  labels: Type.Optional(labels),
  visible_to_person: Type.Optional(visible_to_person),
  external_id: Type.Optional(external_id),
  metadata: Type.Optional(Metadata),
})
export type DocumentCreate = Static<typeof DocumentCreate>

export const VersionCreate = Type.Object({ file_name, sha256: Type.Optional(sha256) })
export type VersionCreate = Static<typeof VersionCreate>

export const DocumentChange = Type.Object({
  ...UpdateOf({ kind, title, labels, visible_to_person, external_id }).properties,
  metadata: Type.Optional(MetadataChange),
})
export type DocumentChange = Static<typeof DocumentChange>

export const documentFilters = UpdateOf({
  person_id,
  practitioner_id,
  claim_id,
  consent_id,
  kind,
  status,
}).properties

export type FileContent = Static<typeof FileContent>
export interface DocumentRow extends ColumnsOf<typeof Document> {}
