// Note actions with rules of their own: signing, co-signing, amending and voiding.
import { type Call, identityOf, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { updateRow, findRow } from '#kernel/record.ts'
import type { Job } from '#kernel/jobs.ts'
import { lockNote, requireAuthor, requireSignerOrAccount } from './access.ts'
import { findCodeErrors } from './diagnoses.ts'
import { formatOf } from './formats.ts'
import { findGoalProblems } from './goals.ts'
import { isFinal, noteKind, noteLifecycle, overdue } from './lifecycle.ts'
import { requireMaySign } from './signing_authority.ts'
import { isLate, requireDraft } from './note.ts'
import type { Addendum, NoteRow } from './schema.ts'
import { missingIn } from './requirements.ts'
import { releaseColumns } from './release.ts'
import { requireAmendmentRoom } from './amendment_limit.ts'
import { addendumHash, addSignature, contentHash, newNonce, signatureEntry } from './signing.ts'

export async function signNote(call: Call, id: string, request: { late_reason?: string }) {
  const note = await lockNote(call, id)
  requireAuthor(call, note)
  requireDraft(note, 'sign')
  await requireComplete(call, note)
  const { profession, supervisor_id } = await requireMaySign(call, note)
  const late_entry = isLate(note, call)
  const late_reason = request.late_reason ?? null
  const signed_facts = { nonce: newNonce(), late_entry, late_reason }
  const content_hash = contentHash({ ...note, ...signed_facts })
  await addSignature(call, id, { action: 'sign', content_hash })
  const signatures = [signatureEntry(call, 'author', profession, content_hash)]
  const columns = { ...signed_facts, content_hash, signatures, supervisor_id, comment: null }
  if (supervisor_id) return await takeStep(call, noteLifecycle, id, 'submit', columns)
  const released = { ...columns, ...releaseColumns(call, note) }
  return await takeStep(call, noteLifecycle, id, 'sign', released)
}

// Reports everything missing or invalid at once.
async function requireComplete(call: Call, note: NoteRow) {
  const { service, diagnoses } = note
  const tomorrow = call.now.add({ hours: 24 }).toString().slice(0, 10)
  requireBegunAndEnded(call, service, tomorrow)
  const codes = diagnoses.map(({ code }) => code)
  const faults = await findCodeErrors(call, codes, service?.date ?? tomorrow)
  const details = [
    ...missingIn(note),
    ...(await findGoalProblems(call, note)),
    ...codes.flatMap((code, index) => {
      const fault = faults.get(code)
      return fault ? [{ param: `diagnoses[${index}].code`, ...fault }] : []
    }),
  ]
  if (details.length > 0) throw new ApiError('note_incomplete', {}, { details })
}

// Care in the future can't be signed. The date allows for time zones ahead of UTC.
function requireBegunAndEnded(call: Call, service: NoteRow['service'], tomorrow: string) {
  const reject = (param: string) => {
    throw new ApiError('date_in_future', {}, { param })
  }
  if (service?.date && service.date > tomorrow) reject('service.date')
  for (const name of ['started_at', 'ended_at'] as const) {
    const moment = service?.[name]
    if (moment && Temporal.Instant.compare(moment, call.now) > 0) reject(`service.${name}`)
  }
}

export async function cosignNote(call: Call, id: string) {
  const note = await lockNote(call, id)
  if (!isIn(noteLifecycle, 'awaiting_cosignature', note.status)) {
    return await takeStep(call, noteLifecycle, id, 'cosign')
  }
  requireSupervisor(call, note)
  const { profession } = await requireMaySign(call, note)
  const content_hash = contentHash(note)
  await addSignature(call, id, { action: 'cosign', content_hash })
  const added = signatureEntry(call, 'cosigner', profession, content_hash)
  const signatures = [...note.signatures, added]
  const columns = { signatures, ...releaseColumns(call, note) }
  return await takeStep(call, noteLifecycle, id, 'cosign', columns)
}

export async function returnNote(call: Call, id: string, request: { comment: string }) {
  const note = await lockNote(call, id)
  if (isIn(noteLifecycle, 'awaiting_cosignature', note.status)) requireSupervisor(call, note)
  return await takeStep(call, noteLifecycle, id, 'return', { ...request, ...unsigned })
}

export async function withdrawNote(call: Call, id: string) {
  requireAuthor(call, await lockNote(call, id))
  return await takeStep(call, noteLifecycle, id, 'withdraw', unsigned)
}

// The note becomes a draft again. The signature stays in the signer's chain.
const unsigned = { signatures: [], content_hash: null, nonce: null }

// Practitioners can't supervise themselves.
function requireSupervisor(call: Call, { supervisor_id, author_id }: NoteRow) {
  if (call.actor.id === supervisor_id && supervisor_id !== author_id) return
  const needs = "`On-Behalf-Of` with the ID of the author's supervisor"
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}

type Amendment = { type: Addendum['type']; text: string; reason: string; target_section?: string }

export async function amendNote(call: Call, id: string, request: Amendment) {
  const note = await lockNote(call, id)
  if (!isFinal(note.status)) return await takeStep(call, noteLifecycle, id, 'amend')
  requireMayAmend(call, note, request.type)
  requireAmendmentRoom(note.addenda, request.text)
  const { target_section = null } = request
  if (target_section && !(target_section in formatOf(note.format).sections)) {
    throw new ApiError('resource_not_found', { resource: 'section' }, { param: 'target_section' })
  }
  const addendum = {
    id: newId('add'),
    ...request,
    target_section,
    by_kind: call.actor.kind,
    by_id: call.actor.id,
    nonce: newNonce(),
    signed_at: toTimestamp(call.now),
  }
  const content_hash = addendumHash(id, addendum)
  await addSignature(call, id, { action: request.type, content_hash, part_id: addendum.id })
  const addenda = [...note.addenda, { ...addendum, content_hash }]
  return await takeStep(call, noteLifecycle, id, 'amend', { addenda })
}

// The author and the supervisor can add any type; other practitioners only addenda in their own
// name. The account, which holds the record, attaches patient statements.
function requireMayAmend(call: Call, note: NoteRow, type: string) {
  const { kind, id } = call.actor
  const signer = id === note.author_id || id === note.supervisor_id
  if (kind === 'account' ? type === 'patient_statement' : signer || type === 'addendum') return
  const needs =
    kind === 'account'
      ? "`On-Behalf-Of` with a practitioner's ID, or the type `patient_statement`"
      : `the author or the supervisor of the note as the caller for the type \`${type}\``
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}

// Voiding takes two actors. This is the first.
export async function requestVoid(call: Call, id: string, request: { reason: string }) {
  const note = await lockNote(call, id)
  if (!isFinal(note.status)) return await takeStep(call, noteLifecycle, id, 'void')
  requireSignerOrAccount(call, note)
  const fields = { void_requested_by_id: identityOf(call), void_reason: request.reason }
  return await updateRow(call, noteKind, id, fields, 'void_requested')
}

export async function voidNote(call: Call, id: string) {
  const note = await lockNote(call, id)
  if (!isFinal(note.status)) return await takeStep(call, noteLifecycle, id, 'void')
  requireSignerOrAccount(call, note)
  if (!note.void_requested_by_id || note.void_requested_by_id === identityOf(call)) {
    const needs = 'a `request_void` by a different actor first'
    throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
  }
  await addSignature(call, id, { action: 'void', content_hash: contentHash(note) })
  return await takeStep(call, noteLifecycle, id, 'void')
}

export const remindStep: Job = {
  ...overdue,
  summary: 'Send `note.overdue` if a note is unsigned three days after it was created.',
  async run(call, id) {
    const note = await findRow(call, noteKind, id)
    if (!isFinal(note.status)) emit(call, 'note.overdue', note)
  },
}
