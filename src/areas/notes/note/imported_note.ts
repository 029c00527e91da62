// Imports notes that were signed in another system. They keep their author and the time of their
// signature, and are immutable from the start. The account attests their content: Attune has no
// signature of the author.
import Type, { type Static } from 'typebox'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { Id, ListOf, Timestamp } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { createRow, findRow } from '#kernel/record.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { requireAssessments, requireConsistent } from './draft_checks.ts'
import { formatOf } from './formats.ts'
import { categoriesOf, noteKind, noteLifecycle } from './lifecycle.ts'
import { amendment } from './steps_schema.ts'
import { addProgramLabel, requireSession } from './note.ts'
import { NoteCreate, type NoteRow } from './schema.ts'
import { addendumHash, addSignature, contentHash, newNonce } from './signing.ts'

const { origin: _, ...written } = NoteCreate.properties

export const ImportedNote = Type.Object({
  ...written,
  author_id: Id('prac', 'ID of the practitioner who wrote and signed the note.'),
  signed_at: Timestamp('When the author signed the note.', '2025-03-01T18:05:00Z'),
  addenda: Type.Optional(
    ListOf(
      Type.Object({ ...amendment, signed_at: Timestamp('When the amendment was signed.') }),
      'Amendments to the signed note, oldest first.',
      100,
    ),
  ),
})
type ImportedNote = Static<typeof ImportedNote>

export async function importNote(call: Call, request: ImportedNote): Promise<NoteRow> {
  const { author_id, signed_at, addenda = [], ...content } = request
  requireConsistent(request.format, request)
  requirePast(call, signed_at, 'signed_at')
  for (const [at, each] of addenda.entries()) {
    requirePast(call, each.signed_at, `addenda[${at}].signed_at`)
  }
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  const author = await findRow(call, practitionerKind, author_id, 'author_id')
  const labels = await addProgramLabel(call, request.labels ?? [], author_id)
  const data_categories = categoriesOf({ ...request, labels })
  await requireWhole(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'note')
  await requireAssessments(call, person.id, request)
  if (request.session_id) await requireSession(call, request.session_id, person.id)
  const id = newId(noteKind.prefix)
  const drafted = await createRow(call, noteKind, id, {
    kind: formatOf(request.format).kind,
    ...content,
    labels,
    service: request.service ?? null,
    person_id: person.id,
    author_id,
    imported: true,
    status: noteLifecycle.initial,
  })
  const signed = await attest(call, drafted, author.profession, signed_at)
  return addenda.length === 0 ? signed : await attestAddenda(call, signed, addenda)
}

async function attest(call: Call, note: NoteRow, credentials: string, signed_at: string) {
  const { id, author_id: practitioner_id } = note
  const facts = { nonce: newNonce(), late_entry: false, late_reason: null }
  const content_hash = contentHash({ ...note, ...facts })
  await addSignature(call, id, { action: 'import', content_hash })
  const meaning = 'I signed this note in another system.'
  const signature = {
    role: 'author',
    practitioner_id,
    credentials,
    meaning,
    content_hash,
    signed_at,
  }
  const released_at = toTimestamp(call.now)
  const columns = { ...facts, content_hash, signatures: [signature], released_at }
  const signed = await takeStep(call, noteLifecycle, id, 'sign', columns, note)
  await call.query(sql`
    update notes set signed_at = ${signed_at} where account = ${call.account} and id = ${id}`)
  return { ...signed, signed_at }
}

async function attestAddenda(
  call: Call,
  note: NoteRow,
  addenda: NonNullable<ImportedNote['addenda']>,
) {
  const entries = []
  for (const each of addenda) {
    const { kind: by_kind, id: by_id } = call.actor
    const entry = {
      target_section: null,
      ...each,
      id: newId('add'),
      by_kind,
      by_id,
      nonce: newNonce(),
    }
    const content_hash = addendumHash(note.id, entry)
    await addSignature(call, note.id, { action: 'import', content_hash, part_id: entry.id })
    entries.push({ ...entry, content_hash })
  }
  return await takeStep(call, noteLifecycle, note.id, 'amend', { addenda: entries }, note)
}

function requirePast(call: Call, moment: string, param: string) {
  if (Temporal.Instant.compare(moment, call.now) <= 0) return
  throw new ApiError('date_in_future', {}, { param })
}
