// Version and link schemas: each upload of a document, and short-lived links to its file.
import Type, { type Static } from 'typebox'
import { Choice, Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { content_type, file_name, number, sha256, size_bytes } from './schema.ts'
import { versionKind, versionStates } from './version_states.ts'

const status = Choice(
  Object.keys(versionStates.states) as (keyof typeof versionStates.states)[],
  'Status of the version. Only an `available` one can be downloaded.',
  { examples: ['available'] },
)

export const DocumentVersion = Type.Object(
  {
    id: Id(versionKind.prefix, 'Unique identifier, prefixed `dver_`.'),
    object: Type.Literal('document_version', {
      description: 'Object type. Always `document_version`.',
    }),
    document_id: Id('doc', 'ID of the document.'),
    number,
    status,
    file_name: Nullable(file_name),
    content_type: Nullable(content_type),
    size_bytes: Nullable(size_bytes),
    sha256: Nullable(sha256),
    livemode,
    created_at: Timestamp('When the version was created.'),
    updated_at: Timestamp('When the version was last updated.'),
  },
  { title: 'document_version', description: 'An upload of a document.' },
)

export const DownloadCreate = Type.Object({
  number: Type.Optional(number),
  variant: Type.Optional(
    Choice(['original', 'thumbnail'], 'What to download. Default: `original`.', {
      examples: ['original'],
    }),
  ),
})
export type DownloadCreate = Static<typeof DownloadCreate>

export const DownloadLink = Type.Object(
  {
    object: Type.Literal('document_link', { description: 'Object type. Always `document_link`.' }),
    document_id: Id('doc', 'ID of the document.'),
    number,
    url: Text('URL of the file. Works without an API key until it expires.', 2_000, {
      examples: ['https://api.example.com/files/AWN0aW9u'],
    }),
    expires_at: Timestamp('When the link expires: five minutes after it was created.'),
    livemode,
  },
  { title: 'document_link', description: 'Short-lived link to download a file.' },
)

export interface VersionRow {
  id: string
  document_id: string
  person_id: string | null
  number: number
  status: keyof typeof versionStates.states
  file_name: string | null
  content_type: Static<typeof content_type> | null
  size_bytes: number | null
  sha256: string | null
  expected_sha256: string | null
  file_key: string | null // Base64. Null until uploaded, and once erased.
  file_id: string | null
  thumbnail_id: string | null
  scan_at: string | null
  version: number
  metadata: Record<string, string>
}
