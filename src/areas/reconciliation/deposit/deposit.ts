// Records deposits, matches them to remittances, and keeps remittance, bank and ledger in step.
// An unmatched deposit stays in clearing; matches are never guessed.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { requireMoney } from '#kernel/money.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import {
  depositFromProcessor,
  depositMatched,
  depositReceived,
} from '#areas/payments/ledger/postings.ts'
import { reconcileInsurerPayment } from '#areas/payments/payment/insurer_payment.ts'
import { reconciliation, remittanceKind } from '#areas/claims/remittance/lifecycle.ts'
import { depositKind, depositLifecycle, look } from './lifecycle.ts'
import type { DepositCreate } from './schema.ts'
import { findDepositsFor, findRemittancesFor } from './store.ts'

type Recorded = DepositCreate & { source: 'api' | 'file' }

export async function recordDeposit(call: Call, asked: Recorded) {
  requireMoney(asked.amount)
  const id = newId(depositKind.prefix)
  const fields = { method: 'eft', ...asked, status: depositLifecycle.initial }
  const made = await createRow(call, depositKind, id, fields)
  await post(call, [depositReceived({ deposit_id: id, money: made.amount })])
  return (await findItsRemittance(call, made)) ?? made
}

// Matches by trace number and amount together, and only if exactly one remittance fits. A
// remittance committed at the same moment isn't visible yet, so a job looks again afterward.
async function findItsRemittance(call: Call, deposit: Row) {
  if (!deposit.trace_number) return undefined
  const fitting = await findRemittancesFor(call, deposit)
  scheduleJob(call, look, deposit.id, call.now)
  if (fitting.length !== 1) return undefined
  const match = { remittance_ids: [fitting[0]!.id], processor: null, matched_by: 'platform' }
  return await bind(call, deposit, match)
}

type Bound = { remittance_ids: string[]; processor: string | null; matched_by: string }

async function bind(call: Call, deposit: Row, bound: Bound) {
  const match_count = deposit.match_count + 1
  const matched = { ...deposit, ...bound, match_count } as Row
  const remittances = await holdRemittances(call, matched)
  await post(call, postingsOf(matched, remittances))
  for (const { id, amount } of remittances) {
    await tell(call, id, deposit.id)
    await reconcileInsurerPayment(call, { remittance_id: id, amount: amount.amount })
  }
  return await takeStep(call, depositLifecycle, deposit.id, 'match', { ...bound, match_count })
}

// The remittances must add up to the deposit exactly, and none can be matched already.
async function holdRemittances(call: Call, { remittance_ids, amount }: Row) {
  const held: Row[] = []
  for (const id of (remittance_ids as string[]).toSorted()) {
    const remittance = await lockRow(call, remittanceKind, id, 'remittance_ids')
    if (remittance.deposit_id) throw misfit('a remittance is already matched to another deposit')
    if (remittance.amount.currency !== amount.currency) throw misfit('the currencies differ')
    held.push(remittance)
  }
  const sum = held.reduce((total, each) => total + (each.amount.amount as number), 0)
  if (held.length > 0 && sum !== amount.amount) throw misfit('the amounts differ')
  return held
}

const misfit = (why: string) => new ApiError('deposit_mismatch', { why })

const tell = (call: Call, id: string, deposit_id: string | null) => {
  const word = deposit_id ? 'reconciled' : 'unreconciled'
  return updateRow(call, remittanceKind, id, { deposit_id }, word)
}

function postingsOf(deposit: Row, remittances: Row[]): Posting[] {
  const { id: deposit_id, match_count, amount, processor } = deposit
  if (processor)
    return [depositFromProcessor({ deposit_id, match_count, processor, money: amount })]
  return remittances.map(({ id: remittance_id, amount: money }) =>
    depositMatched({ deposit_id, remittance_id, match_count, money }),
  )
}

export async function matchDeposit(
  call: Call,
  id: string,
  { remittance_ids = [], processor }: { remittance_ids?: string[]; processor?: string },
) {
  if (remittance_ids.length > 0 === (processor !== undefined)) {
    throw invalid(null, 'Send either `remittance_ids` or `processor`, not both.')
  }
  const deposit = await lockRow(call, depositKind, id)
  if (deposit.status !== 'received') return await takeStep(call, depositLifecycle, id, 'match')
  return await bind(call, deposit, {
    remittance_ids,
    processor: processor ?? null,
    matched_by: 'hand',
  })
}

export async function unmatchDeposit(call: Call, id: string) {
  const deposit = await lockRow(call, depositKind, id)
  const nothing = { remittance_ids: [], processor: null, matched_by: null }
  const after = await takeStep(call, depositLifecycle, id, 'unmatch', nothing)
  const remittances: Row[] = []
  for (const remittance_id of deposit.remittance_ids) {
    remittances.push(await lockRow(call, remittanceKind, remittance_id))
    await tell(call, remittance_id, null)
  }
  for (const { key } of postingsOf(deposit, remittances)) await reverse(call, key)
  return after
}

export async function returnDeposit(call: Call, id: string, asked: { reason: string }) {
  const after = await takeStep(call, depositLifecycle, id, 'return', asked)
  await reverse(call, depositReceived({ deposit_id: id, money: after.amount }).key)
  return after
}

// Runs once deposit and remittance are visible to each other.
export const lookStep: Job = {
  ...look,
  summary: 'Match a deposit to a remittance by trace number.',
  async run(call, id) {
    const deposit = await lockRow(call, depositKind, id)
    if (deposit.status !== 'received') return
    const fitting = await findRemittancesFor(call, deposit)
    if (fitting.length === 1) await matchFound(call, deposit, fitting[0]!.id)
  },
}

export const reconcileStep: Job = {
  ...reconciliation,
  summary: 'Match a remittance to a deposit by trace number.',
  unbound: 'The deposit has the same pending match: deposit.look is bound.',
  async run(call, id) {
    const remittance = await findRow(call, remittanceKind, id)
    if (remittance.deposit_id || !remittance.trace_number) return
    const fitting = await findDepositsFor(call, remittance)
    if (fitting.length !== 1) return
    const deposit = await lockRow(call, depositKind, fitting[0]!.id)
    if (deposit.status === 'received') await matchFound(call, deposit, id)
  },
}

const matchFound = (call: Call, deposit: Row, remittance_id: string) =>
  bind(call, deposit, { remittance_ids: [remittance_id], processor: null, matched_by: 'platform' })

export const depositEvents = {
  'remittance.reconciled': 'A remittance was matched to a deposit.',
  'remittance.unreconciled': 'A remittance was unmatched from a deposit.',
}
