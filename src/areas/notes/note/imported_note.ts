// Imports notes that were signed in another system. They keep their author and the time of their
// signature, and are immutable from the start. The account attests their content: Attune has no
// signature of the author.
import Type, { type Static } from 'typebox'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { withOwnReason } from '#kernel/audit.ts'
import { emit } from '#kernel/events.ts'
import { Id, ListOf, Timestamp } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { mapEach } from '#kernel/many.ts'
import { insertRows } from '#kernel/create_rows.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPersons } from '#areas/persons/person/many_persons.ts'
import { requireEditable } from '#areas/persons/person/person.ts'
import { findPart2Programs } from '#areas/practitioners/practitioner/part2_program.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { requireAssessments, requireConsistent } from './draft_checks.ts'
import { formatOf } from './formats.ts'
import { categoriesOf, content, noteKind, noteLifecycle } from './lifecycle.ts'
import { amendment } from './steps_schema.ts'
import { findSessionsOf, withProgramLabel } from './note.ts'
import { NoteCreate } from './schema.ts'
import { addendumHash, contentHash, newNonce, openChain } from './signing.ts'
import { insertSignatures } from './store.ts'

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

export type NoteDraft = { id: string; request: ImportedNote }

// Imports notes together: the signatures are one chain, in the order of the notes.
export async function importNotes(call: Call, drafts: NoteDraft[]) {
  const requests = drafts.map(({ request }) => request)
  const authors = [...new Set(requests.map(({ author_id }) => author_id))]
  const facts = {
    personOf: await findPersons(
      call,
      requests.map(({ person_id }) => person_id),
      'key share',
    ),
    sessionOf: await findSessionsOf(
      call,
      requests.map(({ session_id }) => session_id),
    ),
    professions: await findProfessions(call, authors),
    part2_programs: await findPart2Programs(call, authors),
  }
  const notes = await mapEach(call.slices, drafts, (draft) => prepare(call, draft, facts))
  const sign = await openChain(call)
  const signatures = notes.flatMap(({ id, content_hash, addenda }) => [
    sign(id, { action: 'import', content_hash }),
    ...addenda.map((each) =>
      sign(id, { action: 'import', content_hash: each.content_hash, part_id: each.id }),
    ),
  ])
  await insertRows(call, noteKind, notes)
  await insertSignatures(call, signatures)
  for (const note of notes) report(note)
}

type NoteFacts = {
  personOf: Awaited<ReturnType<typeof findPersons>>
  sessionOf: Awaited<ReturnType<typeof findSessionsOf>>
  professions: Map<string, string>
  part2_programs: Set<string>
}

// Checks one note with the facts of all, and drafts its row as signed and amended.
async function prepare(call: Call, { id, request }: NoteDraft, facts: NoteFacts) {
  const own = withOwnReason(call)
  const { author_id, signed_at, addenda: written_later = [], ...written } = request
  requireConsistent(request.format, request)
  requirePast(own, signed_at, 'signed_at')
  for (const [at, each] of written_later.entries()) {
    requirePast(own, each.signed_at, `addenda[${at}].signed_at`)
  }
  const person = facts.personOf(request.person_id)
  const profession = facts.professions.get(author_id)
  if (!profession) throw notFound(practitionerKind.object, 'author_id')
  const labels = withProgramLabel(request.labels ?? [], facts.part2_programs.has(author_id))
  const data_categories = categoriesOf({ ...request, labels })
  await requireWhole(own, person.id, { action: 'use', data_categories })
  requireEditable(person, 'note')
  await requireAssessments(own, person.id, request)
  if (request.session_id) facts.sessionOf(request.session_id, person.id)
  const drafted = {
    kind: formatOf(request.format).kind,
    ...written,
    labels,
    service: request.service ?? null,
    person_id: person.id,
    author_id,
    imported: true,
  }
  const nonce = { nonce: newNonce(), late_entry: false, late_reason: null }
  const content_hash = contentHash({ ...content, ...drafted, ...nonce, id })
  const signature = signatureOf(author_id, profession, content_hash, signed_at)
  const addenda = written_later.map((each) => attested(own, id, each))
  const attestation = {
    ...nonce,
    content_hash,
    signatures: [signature],
    released_at: toTimestamp(own.now),
    status: noteLifecycle.steps.sign.to,
    signed_at,
  }
  const amendments = addenda.length > 0 ? amendedColumns(own, addenda) : {}
  const version = addenda.length > 0 ? 3 : 2
  const fields = { ...drafted, ...attestation, ...amendments, version }
  const changed = [Object.keys(attestation), Object.keys(amendments)] as const
  return { id, own, person_id: person.id, content_hash, addenda, fields, changed }
}

const signatureOf = (
  practitioner_id: string,
  credentials: string,
  content_hash: string,
  signed_at: string,
) => ({
  role: 'author',
  practitioner_id,
  credentials,
  meaning: 'I signed this note in another system.',
  content_hash,
  signed_at,
})

const amendedColumns = (call: Call, addenda: object[]) => ({
  addenda,
  status: noteLifecycle.steps.amend.to,
  amended_at: toTimestamp(call.now),
})

function attested(
  call: Call,
  note_id: string,
  addendum: NonNullable<ImportedNote['addenda']>[number],
) {
  const { kind: by_kind, id: by_id } = call.actor
  const who = { id: newId('add'), by_kind, by_id, nonce: newNonce() }
  const entry = { target_section: null, ...addendum, ...who }
  return { ...entry, content_hash: addendumHash(note_id, entry) }
}

// Each step counts as a version.
function report({ own, id, person_id, changed: [signing, amending] }: Prepared) {
  emit(own, 'note.created', { id, person_id, version: 1 })
  emit(own, 'note.signed', { id, person_id, version: 2 }, signing)
  if (amending.length > 0) emit(own, 'note.amended', { id, person_id, version: 3 }, amending)
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function findProfessions(call: Call, ids: string[]) {
  const found = await call.query<{ id: string; profession: string }>(sql`
    select id, profession from practitioners
    where account = ${call.account} and id = any(${ids})`)
  return new Map(found.map(({ id, profession }) => [id, profession]))
}

function requirePast(call: Call, moment: string, param: string) {
  if (Temporal.Instant.compare(moment, call.now) <= 0) return
  throw new ApiError('date_in_future', {}, { param })
}
