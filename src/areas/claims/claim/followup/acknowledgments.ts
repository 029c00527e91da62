// Applies acknowledgments to claims before adjudication: TA1, 999, 277CA and 277. They can arrive
// early, late, twice or in any order. One that would move a claim backward is recorded without
// changing its status.
import { createHash } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import { isAcceptance, isRejection, statusSentence } from '#catalogue/claim_status_codes.ts'
import { lockRow, type Row } from '#kernel/record.ts'
import { findTransmissionByNumber } from '#areas/claims/transmission/transmission.ts'
import type { Acknowledgment } from '#x12/acknowledgment.ts'
import type { ReadTransaction } from '#x12/envelope.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { findClaimsByControlNumber } from './find_claim.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { type Move, moveClaim } from './apply_acknowledgment.ts'
import { type Said, saidIn277, saidIn277CA } from '#areas/claims/claim/x12/reported_statuses.ts'
import type { StatusReason } from '#areas/claims/claim/results_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

// The claims it refers to, and how many it names that are unknown here.
export type Acknowledged = { claim_ids: string[]; unknown: number }

// Number of claim statuses it contains; a large file is processed in batches.
export const wordsIn = (transaction: ReadTransaction) => saidIn(transaction).length

function saidIn({ kind, content }: ReadTransaction): Said[] {
  if (kind === '277CA') return saidIn277CA(content)
  return kind === '277' ? saidIn277(content) : []
}

export async function acknowledge(
  call: Call,
  transaction: ReadTransaction,
  document_id: string,
  [from, to]: readonly [number, number],
): Promise<Acknowledged> {
  const { kind, content } = transaction
  if (kind === '999') return await acknowledgeFile(call, content, document_id)
  return await tellAll(call, saidIn(transaction).slice(from, to), document_id)
}

// A TA1 reports whether the envelope was readable. A readable envelope says nothing about the
// claim.
export async function acknowledgeEnvelope(
  call: Call,
  [, number, , , outcome = '', code = '']: string[],
  document_id: string,
): Promise<Acknowledged> {
  const sent = await sentUnder(call, number)
  if (!sent) return { claim_ids: [], unknown: 1 }
  const claim = (await lockRow(call, claimKind, sent.claim_id)) as ClaimRow
  const said = { outcome, code }
  const known = await note(call, claim, 'TA1', sent.attempt, said, document_id)
  if (known && outcome === 'R' && isCurrent(sent, claim)) {
    await moveClaim(call, claim, 'reject', {
      code: `TA1:${code}`.slice(0, 40),
      message: "The clearinghouse couldn't read the file's envelope.",
      source: 'clearinghouse',
    })
  }
  return { claim_ids: [claim.id], unknown: 0 }
}

// By interchange control number, which is also the group control number.
async function sentUnder(call: Call, text: string | undefined) {
  const number = Number(text || Number.NaN)
  return Number.isSafeInteger(number) ? await findTransmissionByNumber(call, number) : undefined
}

const isCurrent = ({ kind, attempt }: Row, claim: ClaimRow) =>
  kind === '837P' && attempt === claim.attempt

const readable = ['accepted', 'accepted_with_errors', 'partially_accepted']

// A 999 refers to a file by its number. Each file we send holds one claim.
async function acknowledgeFile(call: Call, content: Acknowledgment, document_id: string) {
  const sent = await sentUnder(call, content.group_control_number)
  if (!sent) return { claim_ids: [], unknown: 1 }
  const claim = (await lockRow(call, claimKind, sent.claim_id)) as ClaimRow
  const outcome = content.transactions[0]?.outcome ?? content.outcome ?? 'rejected'
  const good = readable.includes(outcome)
  const where = content.transactions.flatMap(({ segment_errors }) =>
    segment_errors.map(({ tag, position }) => `${tag} ${position}`),
  )
  const said = { outcome, segments: where }
  const known = await note(call, claim, '999', sent.attempt, said, document_id)
  if (known && isCurrent(sent, claim)) {
    await moveClaim(call, claim, good ? 'acknowledge' : 'reject', good ? null : unreadable(where))
  }
  return { claim_ids: [claim.id], unknown: 0 }
}

const unreadable = (where: string[]): StatusReason => ({
  code: '999:R',
  message:
    where.length > 0
      ? `The clearinghouse couldn't read the file: ${where.join(', ')}.`
      : "The clearinghouse couldn't read the file.",
  source: 'clearinghouse',
})

async function tellAll(call: Call, all: Said[], document_id: string): Promise<Acknowledged> {
  const claim_ids: string[] = []
  let unknown = 0
  for (const said of all) {
    const [found] = said.control_number
      ? await findClaimsByControlNumber(call, said.control_number)
      : []
    if (found) await tellClaim(call, found.id, said, document_id)
    if (found) claim_ids.push(found.id)
    else unknown++
  }
  return { claim_ids, unknown }
}

async function tellClaim(call: Call, id: string, said: Said, document_id: string) {
  const claim = (await lockRow(call, claimKind, id)) as ClaimRow
  const { kind, by, statuses, payer_claim_control_number, attempt } = said
  const told = { by, statuses, payer_claim_control_number }
  const known = await note(call, claim, kind, attempt ?? claim.attempt, told, document_id)
  // A response to an earlier attempt says nothing about this one.
  if (!known || (attempt !== null && attempt !== claim.attempt)) return
  const [first] = statuses
  const move = first && moveOf(said)
  if (!move) return
  const { category = '', code = '', message = '' } = first
  const reason: StatusReason = {
    code: `${category}:${code}`.slice(0, 40),
    message: `${statusSentence(first)} ${message}`.trim().slice(0, 500),
    source: by,
  }
  await moveClaim(call, claim, move, reason, payer_claim_control_number)
}

function moveOf({ kind, by, statuses }: Said): Move | undefined {
  const categories = statuses.map(({ category = '' }) => category)
  if (kind === '277CA') {
    if (categories.some(isRejection)) return 'reject'
    if (!categories.some(isAcceptance)) return undefined
    return by === 'payer' ? 'accept' : 'acknowledge'
  }
  if (categories.some((category) => /^(R|P[345])/.test(category))) return 'pend'
  return categories.some((category) => /^[FP]/.test(category)) ? 'accept' : undefined
}

// A repeated status, in any envelope, is recorded once.
async function note(
  call: Call,
  claim: ClaimRow,
  kind: string,
  attempt: number,
  said: object,
  document_id: string,
) {
  const words = JSON.stringify([kind, attempt, said])
  const reference = createHash('sha256').update(words).digest('base64url')
  return await insertRecord(
    call,
    { ...claim, attempt },
    { kind: 'acknowledgment', reference, document_id, content: { kind, ...said } },
  )
}
