// Applies acknowledgments to claims before adjudication: TA1, 999, 277CA and 277. They can arrive
// early, late, twice or in any order. One that would move a claim backward is recorded without
// changing its status.
import { createHash } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import { isAcceptance, isRejection, statusSentence } from '#catalogue/claim_status_codes.ts'
import { lockRow } from '#kernel/record.ts'
import {
  type Acknowledged,
  findByEnvelope,
  findByGroup,
  setOf,
} from '#areas/claims/transmission/acknowledged.ts'
import { plainText } from '#x12/codecs.ts'
import type { Acknowledgment } from '#x12/acknowledgment.ts'
import type { Interchange, ReadTransaction } from '#x12/envelope.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { findClaimsByControlNumber } from './find_claim.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { type Move, moveClaim } from './apply_acknowledgment.ts'
import {
  type ReportedStatus,
  statusesIn277,
  statusesIn277CA,
} from '#areas/claims/claim/x12/reported_statuses.ts'
import type { StatusReason } from '#areas/claims/claim/results_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

// The claims it refers to, how many it names that are unknown here, and how many it refers to with
// another sender, receiver or provider.
export type AcknowledgedClaims = { claim_ids: string[]; unknown: number; mismatched: number }

const unmatched = (why: 'unknown' | 'mismatched'): AcknowledgedClaims => ({
  claim_ids: [],
  unknown: 0,
  mismatched: 0,
  [why]: 1,
})

const matched = (all: Acknowledged[]): AcknowledgedClaims => ({
  claim_ids: all.map(({ claim_id }) => claim_id),
  unknown: 0,
  mismatched: 0,
})

// Number of claim statuses it contains; a large file is processed in batches.
export const statusCount = (transaction: ReadTransaction) => reportedStatuses(transaction).length

function reportedStatuses({ kind, content }: ReadTransaction): ReportedStatus[] {
  if (kind === '277CA') return statusesIn277CA(content)
  return kind === '277' ? statusesIn277(content) : []
}

export async function acknowledge(
  call: Call,
  transaction: ReadTransaction,
  interchange: Interchange,
  document_id: string,
  [from, to]: readonly [number, number],
): Promise<AcknowledgedClaims> {
  const { kind, content } = transaction
  if (kind === '999') return await acknowledgeFile(call, content, interchange, document_id)
  return await applyStatuses(call, reportedStatuses(transaction).slice(from, to), document_id)
}

// A TA1 reports whether the envelope was readable. A readable envelope says nothing about the
// claims in it.
export async function acknowledgeEnvelope(
  call: Call,
  envelope: string[],
  interchange: Interchange,
  document_id: string,
): Promise<AcknowledgedClaims> {
  const all = await findByEnvelope(call, interchange, envelope)
  if (typeof all === 'string') return unmatched(all)
  const [, , , , outcome = '', code = ''] = envelope
  for (const sent of all) {
    const claim = await lockRow(call, claimKind, sent.claim_id)
    const content = { outcome, code }
    const added = await record(call, claim, 'TA1', sent.attempt, content, document_id)
    if (added && outcome === 'R' && isCurrent(sent, claim)) {
      await moveClaim(call, claim, 'reject', {
        code: `TA1:${code}`.slice(0, 40),
        message: "The clearinghouse couldn't read the file's envelope.",
        source: 'clearinghouse',
      })
    }
  }
  return matched(all)
}

const isCurrent = ({ kind, attempt }: Acknowledged, claim: ClaimRow) =>
  kind === '837P' && attempt === claim.attempt

const readable = ['accepted', 'accepted_with_errors', 'partially_accepted']

// A 999 refers to a file, and to its transaction sets. Each of them holds one claim.
async function acknowledgeFile(
  call: Call,
  content: Acknowledgment,
  interchange: Interchange,
  document_id: string,
): Promise<AcknowledgedClaims> {
  const all = await findByGroup(call, interchange, content)
  if (typeof all === 'string') return unmatched(all)
  for (const sent of all) {
    const claim = await lockRow(call, claimKind, sent.claim_id)
    const set = setOf(sent, content)
    const outcome = set?.outcome ?? content.outcome ?? 'rejected'
    const good = readable.includes(outcome)
    const where = (set?.segment_errors ?? []).map(({ tag, position }) => `${tag} ${position}`)
    const entry = { outcome, segments: where }
    const added = await record(call, claim, '999', sent.attempt, entry, document_id)
    if (added && isCurrent(sent, claim)) {
      await moveClaim(call, claim, good ? 'acknowledge' : 'reject', good ? null : unreadable(where))
    }
  }
  return matched(all)
}

const unreadable = (where: string[]): StatusReason => ({
  code: '999:R',
  message:
    where.length > 0
      ? `The clearinghouse couldn't read the file: ${where.join(', ')}.`
      : "The clearinghouse couldn't read the file.",
  source: 'clearinghouse',
})

async function applyStatuses(
  call: Call,
  all: ReportedStatus[],
  document_id: string,
): Promise<AcknowledgedClaims> {
  const found: AcknowledgedClaims = { claim_ids: [], unknown: 0, mismatched: 0 }
  for (const status of all) {
    const [claim] = status.control_number
      ? await findClaimsByControlNumber(call, status.control_number)
      : []
    if (!claim) found.unknown++
    else if (!isOfProvider(status, claim) || !isOfClaim(status, claim)) found.mismatched++
    else {
      await applyStatus(call, claim.id, status, document_id)
      found.claim_ids.push(claim.id)
    }
  }
  return found
}

const isOfProvider = ({ provider_npi }: ReportedStatus, { billing_provider }: ClaimRow) =>
  !provider_npi || !billing_provider || provider_npi === billing_provider.npi

// An acknowledgment repeats what was submitted. One for another patient or charge has our number by
// mistake. A claim that was corrected since can have another charge.
function isOfClaim({ kind, attempt, charge, patient }: ReportedStatus, claim: ClaimRow) {
  const { coverage_snapshot: sent } = claim
  if (kind !== '277CA' || !sent || (attempt !== null && attempt !== claim.attempt)) return true
  const persons = [sent.patient, ...(sent.subscriber ? [sent.subscriber] : [])]
  const is_named = persons.some(
    ({ first_name, last_name }) =>
      isSame(patient.name, last_name) && isSame(patient.first_name, first_name),
  )
  return is_named && (charge === undefined || charge === claim.charge.amount)
}

// Receivers cut long names. A name that isn't reported contradicts nothing.
function isSame(reported: string | undefined, sent: string | null) {
  const [one, other] = [reported, sent].map((name) => plainText(name ?? '').toUpperCase())
  return one === '' || other === '' || one!.startsWith(other!) || other!.startsWith(one!)
}

async function applyStatus(call: Call, id: string, status: ReportedStatus, document_id: string) {
  const claim = await lockRow(call, claimKind, id)
  const { kind, by, statuses, payer_claim_control_number, attempt } = status
  const content = { by, statuses, payer_claim_control_number }
  const added = await record(call, claim, kind, attempt ?? claim.attempt, content, document_id)
  // A response to an earlier attempt says nothing about this one.
  if (!added || (attempt !== null && attempt !== claim.attempt)) return
  const [first] = statuses
  const move = first && moveOf(status)
  if (!move) return
  const { category = '', code = '', message = '' } = first
  const reason: StatusReason = {
    code: `${category}:${code}`.slice(0, 40),
    message: `${statusSentence(first)} ${message}`.trim().slice(0, 500),
    source: by,
  }
  await moveClaim(call, claim, move, reason, payer_claim_control_number)
}

function moveOf({ kind, by, statuses }: ReportedStatus): Move | undefined {
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
async function record(
  call: Call,
  claim: ClaimRow,
  kind: string,
  attempt: number,
  content: object,
  document_id: string,
) {
  const identity = JSON.stringify([kind, attempt, content])
  const reference = createHash('sha256').update(identity).digest('base64url')
  return await insertRecord(
    call,
    { ...claim, attempt },
    { kind: 'acknowledgment', reference, document_id, content: { kind, ...content } },
  )
}
