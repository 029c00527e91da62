// Uploads, reads and deletes images of insurance cards.
import { createHash } from 'node:crypto'
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, findRow, lockRow } from '#kernel/record.ts'
import { lockCoverage, readCoverage, requireUsable } from '#areas/claims/coverage/coverage.ts'
import { requireUnerased } from '#areas/persons/person/person.ts'
import { fileTypeOf, most_file_bytes } from './file_type.ts'
import { type CardImageCreate, cardImageKind as kind } from './schema.ts'
import { deleteImage, findSide } from './store.ts'

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
  return await createRow(call, kind, newId(kind.prefix), {
    coverage_id,
    person_id,
    side,
    content_type,
    size_bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    content: file.toString('base64'),
  })
}

// Whoever can read the coverage can read its card.
export async function readImage(call: Call, id: string) {
  const image = await findRow(call, kind, id)
  await readCoverage(call, image.coverage_id)
  return image
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
