// Sends documents to payers. The bytes are stored in the transaction that decides to send them,
// then sent unchanged by a scheduled job or a worker until a clearinghouse receives them.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { ClearinghouseDown, type Outgoing, type SendResult } from '#outside/ports/clearinghouse.ts'
import { lockRow, createRow, tryLockRow } from '#kernel/record.ts'
import { inProcessClearinghouse } from '#areas/claims/clearinghouse_connection/reach.ts'
import { requireDeclared } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { encryptFields, decryptRow, decryptRows } from '#kernel/encrypted_row.ts'
import {
  payerResponseKind,
  transmissionKind,
  transmissionLifecycle,
  type TransmissionRow,
} from './lifecycle.ts'
import { joinFile } from './claims_file.ts'
import * as store from './store.ts'

export const nextControlNumber = store.nextControlNumber

export type NewTransmission = Pick<
  TransmissionRow,
  'person_id' | 'claim_id' | 'kind' | 'attempt' | 'payer_id'
> &
  Partial<
    Pick<TransmissionRow, 'control_number' | 'sender_id' | 'receiver_id' | 'connection_id'>
  > & {
    text: string
  }

const send_job = { name: 'transmission.send' }
const deliver_job = { name: 'payer_response.deliver' }

export async function queueTransmission(call: Call, fields: NewTransmission) {
  requireDeclared(call, 'payer')
  const row = await createRow(call, transmissionKind, newId(transmissionKind.prefix), {
    ...fields,
    sha256: createHash('sha256').update(fields.text).digest('hex'),
    status: transmissionLifecycle.initial,
    queued_at: toTimestamp(call.now),
  })
  scheduleJob(call, send_job, row.id, call.now)
  return row
}

export async function transmissionsOf(call: Call, claim_id: string) {
  const rows = await store.findOfClaim(call, claim_id)
  return await decryptRows(call, transmissionKind, rows)
}

// A simulated payer responds here and follows the account's test clock. Otherwise a worker sends,
// so no row lock is held during the external call.
export const sendJob: Job = {
  ...send_job,
  summary: 'Send a queued document to a payer, and retry if the clearinghouse was unreachable.',
  async run(call, id) {
    const row = await tryLockRow(call, transmissionKind, id)
    if (!row || !isIn(transmissionLifecycle, 'waiting', row.status)) return
    const clearinghouse = await inProcessClearinghouse(call, row.connection_id)
    if (!clearinghouse) {
      return await tryStep(call, transmissionLifecycle, id, 'begin', { claimed_until: null })
    }
    const document = await outgoingOf(call, row)
    if (!document) return await drop(call, id)
    const { members, outgoing } = await fileOf(call, row, document)
    try {
      const sent = await clearinghouse.send(outgoing)
      for (const member of members) {
        const responses = sent.responses.filter(({ x12 }) => memberOf(members, x12) === member)
        await recordSent(call, member, { ...sent, responses })
      }
    } catch (error) {
      if (!(error instanceof ClearinghouseDown)) throw error
      for (const member of members) await recordOutage(call, member.id)
    }
  },
}

// The document alone, or the file of several claims that it goes out with.
async function fileOf(call: Call, row: TransmissionRow, document: Outgoing) {
  const file = await joinFile(call, row)
  if (!file) return { members: [row], outgoing: document }
  const { id, text, members } = file
  const documents = await Promise.all(members.map((member) => outgoingOf(call, member)))
  const earlier = documents.flatMap((each) => each?.earlier ?? [])
  return { members, outgoing: { ...document, id, text, earlier } }
}

// Whose response it is: it is stored with that person's key. A 999 names nobody.
const memberOf = (members: TransmissionRow[], x12: string) =>
  members.find(({ text }) => {
    const number = /~CLM\*([^*~]+)/.exec(text ?? '')?.[1]
    return number && x12.includes(number)
  }) ?? members[0]

// Undefined if the person was erased.
async function outgoingOf(call: Call, row: TransmissionRow): Promise<Outgoing | undefined> {
  if (!row.text) return undefined
  const rows = await store.findEarlier(call, row)
  const earlier = await decryptRows(call, transmissionKind, rows)
  return {
    id: row.id,
    account: call.account,
    kind: row.kind,
    payer_id: row.payer_id,
    text: row.text,
    sent_at: Temporal.Instant.from(row.created_at),
    attempt: row.attempts + 1,
    earlier: earlier.map(({ kind, text, created_at }) => ({
      kind,
      text: text!, // Of the same person, who isn't erased.
      sent_at: Temporal.Instant.from(created_at),
    })),
  }
}

// What a worker sends at once, and the transmissions in it.
export type ClaimedDocument = { outgoing: Outgoing; ids: string[]; connection_id: string | null }

// Claims the next transmission for a worker, with others that fit into the same file.
export async function claimTransmission(
  call: Call,
  id: string,
): Promise<ClaimedDocument | undefined> {
  if (!(await store.claimForWorker(call, id))) return undefined
  const row = await lockRow(call, transmissionKind, id)
  const outgoing = await outgoingOf(call, row)
  if (!outgoing) return void (await drop(call, id))
  const { connection_id } = row
  const file = await joinFile(call, row)
  if (!file) return { outgoing, ids: [id], connection_id }
  const { text, members } = file
  const ids = members.map((member) => member.id)
  return { outgoing: { ...outgoing, id: file.id, text, earlier: [] }, ids, connection_id }
}

// Also when the clearinghouse refuses it, which another attempt wouldn't change.
export const drop = (call: Call, id: string) =>
  tryStep(call, transmissionLifecycle, id, 'drop', { claimed_until: null })

export const recordReceipt = async (call: Call, id: string, sent: SendResult) =>
  await recordSent(call, await lockRow(call, transmissionKind, id), sent)

async function recordSent(
  call: Call,
  row: TransmissionRow,
  { reference, responses: answers }: SendResult,
) {
  const fields = { reference, attempts: row.attempts + 1, claimed_until: null }
  const sent = await tryStep(call, transmissionLifecycle, row.id, 'send', fields)
  if (!sent) return
  const answerOf = async ({ due_at, x12 }: SendResult['responses'][number], number: number) => {
    const id = newId(payerResponseKind.prefix)
    scheduleJob(call, deliver_job, id, due_at)
    const { person_id } = row
    const { columns } = await encryptFields(call, payerResponseKind, id, { person_id, x12 })
    const at = toTimestamp(due_at)
    const { encrypted = null } = columns
    return { id, person_id, transmission_id: row.id, number, due_at: at, encrypted }
  }
  await store.insertAnswers(call, await Promise.all(answers.map(answerOf)))
}

const retry_minutes = [1, 5, 15, 60, 240]
const longest_retry_minutes = 720

// Retries never stop, so an outage of the clearinghouse loses nothing.
export async function recordOutage(call: Call, id: string) {
  const { attempts } = await lockRow(call, transmissionKind, id)
  const fields = { attempts: attempts + 1, claimed_until: null }
  const queued = await tryStep(call, transmissionLifecycle, id, 'requeue', fields)
  if (!queued) return
  const minutes = retry_minutes[attempts] ?? longest_retry_minutes
  scheduleJob(call, send_job, id, call.now.add({ minutes }))
}

type Receive = (call: Call, file: { text: string; reference: string }) => Promise<unknown>

// Responses of the simulated payer are received like any other document; the receiver is injected.
export const deliverJob = (receive: Receive): Job => ({
  ...deliver_job,
  summary: 'Deliver a response from the simulated payer.',
  async run(call, id) {
    const answer = await store.deleteResponse(call, id)
    if (!answer) return
    const { x12 } = await decryptRow(call, payerResponseKind, answer)
    if (x12) await receive(call, { text: x12, reference: id })
  },
})

export const transmissionEvents = {
  'transmission.created': 'A document for a payer was queued.',
}
