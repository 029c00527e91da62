// Uploads, reads and deletes images of insurance cards.
import { createHash } from 'node:crypto'
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { decryptRow, encryptFields } from '#kernel/encrypted_row.ts'
import { createRow, findRow, lockRow } from '#kernel/record.ts'
import { lockCoverage, readCoverage, requireUsable } from '#areas/claims/coverage/coverage.ts'
import { requireUnerased } from '#areas/persons/person/person.ts'
import { fileTypeOf, most_file_bytes } from './file_type.ts'
import {
  type CardImageCreate,
  cardImageFileKind,
  type CardImageRow,
  cardImageKind as kind,
} from './schema.ts'
import { deleteImage, findFile, findSide, insertFile } from './store.ts'

// Replaces the earlier image of the same side.
export async function uploadImage(call: Call, coverage_id: string, body: CardImageCreate) {
  const coverage = await lockCoverage(call, coverage_id)
  const { person_id } = coverage
  requireUsable(coverage)
  requireUnerased(call, person_id, 'update')
  const { side, content } = body
  const file = Buffer.from(content, 'base64')
  const content_type = fileTypeOf(file)
  if (!content_type || file.length > most_file_bytes) {
    throw invalid('content', '`content` must be a PNG, JPEG or PDF file of up to 4 MB, as base64.')
  }
  for (const earlier of await findSide(call, coverage_id, side)) await removeRow(call, earlier)
  const image = await createRow(call, kind, newId(kind.prefix), {
    coverage_id,
    person_id,
    side,
    content_type,
    size_bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
  })
  await storeFile(call, image, file)
  return image
}

async function storeFile(call: Call, { id: card_image_id, person_id }: CardImageRow, file: Buffer) {
  const id = newId(cardImageFileKind.prefix)
  const fields = { card_image_id, person_id, content: file.toString('base64') }
  const { columns } = await encryptFields(call, cardImageFileKind, id, fields)
  await insertFile(call, { id, ...columns })
}

// Access to the coverage includes its card.
export async function readImage(call: Call, id: string) {
  const image = await findRow(call, kind, id)
  await readCoverage(call, image.coverage_id)
  const [stored] = await findFile(call, id)
  const { content } = await decryptRow(call, cardImageFileKind, stored!)
  return { ...image, content }
}

export async function removeImage(call: Call, id: string) {
  const { coverage_id } = await findRow(call, kind, id)
  await lockCoverage(call, coverage_id)
  const image = await lockRow(call, kind, id)
  await removeRow(call, image)
  return { id, deleted: true }
}

async function removeRow(call: Call, image: { id: string; version: number; person_id: string }) {
  await deleteImage(call, image.id)
  emit(call, 'card_image.deleted', { ...image, version: image.version + 1 })
}
