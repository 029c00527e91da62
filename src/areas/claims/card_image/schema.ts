// Card image schemas: a photo or scan of one side of an insurance card.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Choice,
  Id,
  Integer,
  Nullable,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import type { BaseRow, Kind } from '#kernel/record.ts'
import { fileTypes, most_file_bytes } from './file_type.ts'

export const cardImageKind: Kind<CardImageRow> = {
  object: 'card_image',
  table: 'card_images',
  prefix: 'cimg',
  of_person: true,
  carries: () => ['demographics'],
  encryption: {
    of: 'person_id',
    fields: { content_type: null, size_bytes: 0, sha256: null },
  },
}

// The file, apart from its image, so that lists don't read it.
export const cardImageFileKind: Kind<CardImageFileRow> = {
  object: 'card_image_file',
  table: 'card_image_files',
  prefix: 'cfile',
  of_person: true,
  carries: () => ['demographics'],
  read_scopes: ['coverages:read'],
  encryption: { of: 'person_id', fields: { content: null } },
}

export interface CardImageFileRow extends BaseRow {
  person_id: string
  card_image_id: string
  content: string | null // Base64. Null if the person was erased.
}

const side = Choice(['front', 'back'], 'Side of the card: `front` or `back`.', {
  examples: ['front'],
})
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const most_characters = Math.ceil(most_file_bytes / 3) * 4
// The rest of the request is small.
export const card_body_bytes = most_characters + 10_000

const content = Text('The file, as base64. PNG, JPEG or PDF, up to 4 MB.', most_characters, {
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  examples: [pixel],
  rule: 'must be a PNG, JPEG or PDF file of up to 4 MB, as base64.',
})

const fields = {
  coverage_id: Id('cov', 'ID of the coverage.'),
  person_id: Id('per', 'ID of the insured person.'),
  side,
  content_type: Nullable(
    Choice(fileTypes, 'Media type, determined from the content. Null once erased.', {
      examples: ['image/png'],
    }),
  ),
  size_bytes: Integer('Size of the file in bytes.', 0, most_file_bytes, { examples: [70] }),
  sha256: Nullable(
    Text('SHA-256 of the file, in hexadecimal. Null once erased.', 64, { examples: ['ab12'] }),
  ),
}

const withoutMetadata = (properties: object) => {
  const { metadata: _, ...all } = Resource('card_image', cardImageKind.prefix, {
    ...fields,
    ...properties,
  }).properties
  return all
}

// Uploads and lists omit the file, which is read, and audited, separately.
export const CardImageListed = Type.Object(withoutMetadata({}), {
  title: 'listed_card_image',
  description: 'An image of an insurance card, without the file.',
})

export const CardImage = Type.Object(withoutMetadata({ content: Nullable(content) }), {
  title: 'card_image',
  description: 'An image of an insurance card.',
})

export const cardImageFilters = UpdateOf({
  coverage_id: fields.coverage_id,
  person_id: fields.person_id,
  side,
}).properties

export const CardImageCreate = Type.Object({ side, content })
export type CardImageCreate = Static<typeof CardImageCreate>

export interface CardImageRow extends ColumnsOf<typeof CardImageListed> {
  metadata: Record<string, string>
}
