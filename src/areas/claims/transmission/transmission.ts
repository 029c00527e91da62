// Sends documents to payers. The bytes are stored in the transaction that decides to send them,
// then sent unchanged by a scheduled job or a worker until a clearinghouse receives them.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import {
  ClearinghouseDown,
  type Outgoing,
  type OutgoingKind,
  type Sent,
} from '#outside/ports/clearinghouse.ts'
import { lockRow, createRow, type Row, tryLockRow } from '#kernel/record.ts'
import { requireDeclared } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { encryptFields, decryptRow } from '#kernel/encrypted_row.ts'
import { payerAnswerKind, transmissionKind, transmissionLifecycle } from './lifecycle.ts'
import * as store from './store.ts'

export const nextControlNumber = store.nextControlNumber
export const findTransmissionByNumber = store.findByNumber

export type ToSend = {
  person_id: string
  claim_id: string
  kind: OutgoingKind
  attempt: number // Per kind and claim.
  payer_id: string
  control_number?: number | null
  text: string
}

const sending = { name: 'transmission.send' }
const delivering = { name: 'payer_answer.deliver' }

export async function queueTransmission(call: Call, { text, ...told }: ToSend) {
  requireDeclared(call, 'payer')
  const row = await createRow(call, transmissionKind, newId(transmissionKind.prefix), {
    ...told,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    status: transmissionLifecycle.initial,
    queued_at: toTimestamp(call.now),
  })
  scheduleJob(call, sending, row.id, call.now)
  return row
}

export async function transmissionsOf(call: Call, claim_id: string) {
  const rows = await store.findOfClaim(call, claim_id)
  return await Promise.all(rows.map((row) => decryptRow(call, transmissionKind, row)))
}

// A simulated payer responds here and follows the account's test clock. Otherwise a worker sends,
// so no row lock is held during the external call.
export const sendStep: Job = {
  ...sending,
  summary: 'Send a queued document to a payer, and retry if the clearinghouse was unreachable.',
  async run(call, id) {
    const { clearinghouse } = call.outside
    if (!clearinghouse?.in_process) {
      return await tryStep(call, transmissionLifecycle, id, 'begin', { claimed_until: null })
    }
    const row = await tryLockRow(call, transmissionKind, id)
    if (row?.status !== 'queued') return
    if (!row.text) return await drop(call, id)
    try {
      await recordSent(call, row, await clearinghouse.send(await outgoing(call, row)))
    } catch (error) {
      if (!(error instanceof ClearinghouseDown)) throw error
      await recordDown(call, id)
    }
  },
}

async function outgoing(call: Call, row: Row): Promise<Outgoing> {
  const before = await store.findEarlier(call, row)
  const opened = await Promise.all(before.map((each) => decryptRow(call, transmissionKind, each)))
  return {
    id: row.id,
    account: call.account,
    kind: row.kind,
    payer_id: row.payer_id,
    text: row.text,
    sent_at: Temporal.Instant.from(row.created_at),
    attempt: row.tries + 1,
    earlier: opened.map(({ kind, text, created_at }) => ({
      kind,
      text,
      sent_at: Temporal.Instant.from(created_at),
    })),
  }
}

// Claims the next transmission for a worker.
export async function claimTransmission(call: Call, id: string): Promise<Outgoing | undefined> {
  if (!(await store.claim(call, id))) return undefined
  const row = await lockRow(call, transmissionKind, id)
  if (row.text) return await outgoing(call, row)
  await drop(call, id)
  return undefined
}

const drop = (call: Call, id: string) =>
  tryStep(call, transmissionLifecycle, id, 'drop', { claimed_until: null })

export const recordReceipt = async (call: Call, id: string, sent: Sent) =>
  await recordSent(call, await lockRow(call, transmissionKind, id), sent)

async function recordSent(call: Call, row: Row, { reference, answers }: Sent) {
  const taken = { reference, tries: row.tries + 1, claimed_until: null }
  const sent = await tryStep(call, transmissionLifecycle, row.id, 'send', taken)
  if (!sent) return
  const keep = async ({ due_at, x12 }: Sent['answers'][number], number: number) => {
    const id = newId(payerAnswerKind.prefix)
    scheduleJob(call, delivering, id, due_at)
    const { person_id } = row
    const { columns } = await encryptFields(call, payerAnswerKind, id, { person_id, x12 })
    const at = toTimestamp(due_at)
    const { encrypted = null } = columns
    return { id, person_id, transmission_id: row.id, number, due_at: at, encrypted }
  }
  await store.insertAnswers(call, await Promise.all(answers.map(keep)))
}

const retry_minutes = [1, 5, 15, 60, 240]
const longest_pause_minutes = 720

// Retries never stop, so an outage of the clearinghouse loses nothing.
export async function recordDown(call: Call, id: string) {
  const { tries } = await lockRow(call, transmissionKind, id)
  const taken = { tries: tries + 1, claimed_until: null }
  const queued = await tryStep(call, transmissionLifecycle, id, 'requeue', taken)
  if (!queued) return
  const minutes = retry_minutes[tries] ?? longest_pause_minutes
  scheduleJob(call, sending, id, call.now.add({ minutes }))
}

type Receive = (call: Call, came: { text: string; reference: string }) => Promise<unknown>

// Responses of the simulated payer are received like any other document; the receiver is injected.
export const deliverStep = (receive: Receive): Job => ({
  ...delivering,
  summary: 'Deliver a response from the simulated payer.',
  async run(call, id) {
    const found = await store.takeAnswer(call, id)
    if (!found) return
    const { x12 } = await decryptRow(call, payerAnswerKind, found)
    if (x12) await receive(call, { text: x12, reference: id })
  },
})

export const transmissionEvents = {
  'transmission.created': 'A document for a payer was queued.',
}
