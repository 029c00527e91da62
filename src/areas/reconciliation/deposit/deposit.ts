// Records deposits, matches them to remittances, and keeps remittance, bank and ledger in step.
// An unmatched deposit stays in clearing; matches are never guessed.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { requireMoney } from '#kernel/money.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import type { Money } from '#kernel/money.ts'
import {
  depositFromProcessor,
  depositMatched,
  depositReceived,
} from '#areas/payments/ledger/postings.ts'
import { reconcileInsurerPayment } from '#areas/payments/payment/insurer_payment.ts'
import { reconciliation, remittanceKind } from '#areas/claims/remittance/lifecycle.ts'
import { auto_match, depositKind, depositLifecycle } from './lifecycle.ts'
import type { DepositCreate, DepositRow } from './schema.ts'
import { findDepositsFor, findRemittancesFor } from './store.ts'

type DepositFields = DepositCreate & Pick<DepositRow, 'source'>

export async function createDeposit(call: Call, body: DepositFields) {
  requireMoney(body.amount)
  const id = newId(depositKind.prefix)
  const fields = { method: 'eft', ...body, status: depositLifecycle.initial }
  const deposit = await createRow(call, depositKind, id, fields)
  await post(call, [depositReceived({ deposit_id: id, money: deposit.amount })])
  return (await matchAutomatically(call, deposit)) ?? deposit
}

// Matches by trace number and amount together, and only if exactly one remittance fits. A
// remittance committed at the same moment isn't visible yet, so a job looks again afterward.
async function matchAutomatically(call: Call, deposit: DepositRow) {
  if (!deposit.trace_number) return undefined
  const fitting = await findRemittancesFor(call, deposit)
  scheduleJob(call, auto_match, deposit.id, call.now)
  if (fitting.length !== 1) return undefined
  const match = automaticMatch(fitting[0]!.id)
  return await applyMatch(call, deposit, match)
}

type Match = Pick<DepositRow, 'remittance_ids' | 'processor' | 'matched_by'>

const automaticMatch = (remittance_id: string): Match => ({
  remittance_ids: [remittance_id],
  processor: null,
  matched_by: 'platform',
})

async function applyMatch(call: Call, deposit: DepositRow, match: Match) {
  const match_count = deposit.match_count + 1
  const matched = { ...deposit, ...match, match_count }
  const remittances = await lockRemittances(call, matched)
  await post(call, postingsOf(matched, remittances))
  for (const { id, amount } of remittances) {
    await setDeposit(call, id, deposit.id)
    await reconcileInsurerPayment(call, { remittance_id: id, amount: amount.amount })
  }
  return await takeStep(call, depositLifecycle, deposit.id, 'match', { ...match, match_count })
}

type Remittance = { id: string; amount: Money }

// The remittances must add up to the deposit exactly, and none can be matched already.
async function lockRemittances(call: Call, { remittance_ids, amount }: DepositRow) {
  const remittances: Remittance[] = []
  for (const id of remittance_ids.toSorted()) {
    const remittance = await lockRow(call, remittanceKind, id, 'remittance_ids')
    if (remittance.deposit_id) throw mismatch('a remittance is already matched to another deposit')
    if (remittance.amount.currency !== amount.currency) throw mismatch('the currencies differ')
    remittances.push({ id, amount: remittance.amount })
  }
  const sum = remittances.reduce((total, each) => total + each.amount.amount, 0)
  if (remittances.length > 0 && sum !== amount.amount) throw mismatch('the amounts differ')
  return remittances
}

const mismatch = (why: string) => new ApiError('deposit_mismatch', { why })

const setDeposit = (call: Call, id: string, deposit_id: string | null) => {
  const word = deposit_id ? 'reconciled' : 'unreconciled'
  return updateRow(call, remittanceKind, id, { deposit_id }, word)
}

function postingsOf(deposit: DepositRow, remittances: Remittance[]): Posting[] {
  const { id: deposit_id, match_count, amount, processor } = deposit
  if (processor) {
    return [depositFromProcessor({ deposit_id, match_count, processor, money: amount })]
  }
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
  if (!isIn(depositLifecycle, 'unmatched', deposit.status)) {
    return await takeStep(call, depositLifecycle, id, 'match')
  }
  return await applyMatch(call, deposit, {
    remittance_ids,
    processor: processor ?? null,
    matched_by: 'manual',
  })
}

export async function unmatchDeposit(call: Call, id: string) {
  const deposit = await lockRow(call, depositKind, id)
  const no_match: Match = { remittance_ids: [], processor: null, matched_by: null }
  const after = await takeStep(call, depositLifecycle, id, 'unmatch', no_match)
  const remittances: Remittance[] = []
  for (const remittance_id of deposit.remittance_ids) {
    const { amount } = await lockRow(call, remittanceKind, remittance_id)
    remittances.push({ id: remittance_id, amount })
    await setDeposit(call, remittance_id, null)
  }
  for (const { key } of postingsOf(deposit, remittances)) await reverse(call, key)
  return after
}

export async function returnDeposit(call: Call, id: string, body: { reason: string }) {
  const after = await takeStep(call, depositLifecycle, id, 'return', body)
  await reverse(call, depositReceived({ deposit_id: id, money: after.amount }).key)
  return after
}

// Runs once deposit and remittance are visible to each other.
export const matchDepositJob: Job = {
  ...auto_match,
  summary: 'Match a deposit to a remittance by trace number.',
  async run(call, id) {
    const deposit = await lockRow(call, depositKind, id)
    if (!isIn(depositLifecycle, 'unmatched', deposit.status)) return
    const fitting = await findRemittancesFor(call, deposit)
    if (fitting.length === 1) await applyMatch(call, deposit, automaticMatch(fitting[0]!.id))
  },
}

export const matchRemittanceJob: Job = {
  ...reconciliation,
  summary: 'Match a remittance to a deposit by trace number.',
  unbound: 'The deposit has the same pending match: deposit.auto_match is bound.',
  async run(call, id) {
    const { deposit_id, trace_number, amount } = await findRow(call, remittanceKind, id)
    if (deposit_id || !trace_number) return
    const fitting = await findDepositsFor(call, { trace_number, amount })
    if (fitting.length !== 1) return
    const deposit = await lockRow(call, depositKind, fitting[0]!.id)
    if (!isIn(depositLifecycle, 'unmatched', deposit.status)) return
    await applyMatch(call, deposit, automaticMatch(id))
  },
}

export const depositEvents = {
  'remittance.reconciled': 'A remittance was matched to a deposit.',
  'remittance.unreconciled': 'A remittance was unmatched from a deposit.',
}
