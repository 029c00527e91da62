// What a payment that was taken does to the ledger, and to what practitioners have earned.
import type { Call } from '#call.ts'
import type { Row } from '#record.ts'
import { post } from '#resources/ledger_entry/post.ts'
import { accounts } from '#resources/ledger_entry/posting.ts'
import {
  balancePaid,
  copayTaken,
  creditApplied,
  feePaid,
} from '#resources/ledger_entry/postings.ts'
import { earningsOf } from './earn.ts'
import { paidAhead, standingOf } from './store.ts'

// Taken before it is known what the person owes: it is their credit until then.
const ahead = ['copay', 'coinsurance', 'deductible', 'prepayment']

export const moneyOf = ({ amount }: Row, units: number) => ({
  amount: units,
  currency: amount.currency as string,
})

// Whose books it stands in: the processor's, or those of the till.
export const heldBy = ({ processor, method }: Row): string =>
  (processor && method?.type !== 'cash' && method?.type !== 'check' && method?.type !== 'external'
    ? processor
    : method?.type) ?? 'external'

const owedBy = (call: Call, { person_id, amount }: Row) =>
  standingOf(call, accounts.patientOwes(person_id), amount.currency)

export const creditOf = async (call: Call, { person_id, amount }: Row) =>
  -(await standingOf(call, accounts.patientCredit(person_id), amount.currency))

export async function settle(call: Call, payment: Row) {
  const { id, person_id, session_id, amount_captured } = payment
  const about = { person_id, session_id, payment_id: id, processor: heldBy(payment) }
  const taken = { ...about, money: moneyOf(payment, amount_captured) }
  const postings = ahead.includes(payment.kind)
    ? [copayTaken(taken)]
    : balancesPaid(taken, claimsPaid(payment), await owedBy(call, payment))
  const earned = await earningsOf(call, payment, id, payment.allocations)
  await post(call, [...postings, ...earned])
}

type Share = { claim_id: string | null; amount: number }

// Which claims it pays, as it says; what is left of it is for none in particular.
export function claimsPaid({ claim_id, allocations, amount_captured }: Row): Share[] {
  const shares: Share[] = []
  let left = amount_captured as number
  for (const said of allocations as Partial<Share>[]) {
    const amount = Math.min(left, said.amount ?? 0)
    if (said.claim_id && amount > 0) shares.push({ claim_id: said.claim_id, amount })
    if (said.claim_id) left -= amount
  }
  return left > 0
    ? [...shares, { claim_id: shares.length > 0 ? null : claim_id, amount: left }]
    : shares
}

// The claim a payment is for, where it is for one: what is given back of it is owed there again.
export function claimPaid(payment: Row): string | null {
  const [only, ...more] = claimsPaid(payment)
  return more.length === 0 ? (only?.claim_id ?? null) : null
}

// For each of the claims a posting; what pays none in particular comes last.
function balancesPaid(taken: Parameters<typeof copayTaken>[0], shares: Share[], owed: number) {
  let left = owed
  return shares.map(({ claim_id, amount }, i) => {
    const money = { ...taken.money, amount }
    const posting = balancePaid({ ...taken, money, claim_id, owed: left })
    left -= amount
    return i === 0 ? posting : { ...posting, key: `${posting.key}:${i}` }
  })
}

export const settleFee = (call: Call, payment: Row, fee: number) =>
  post(call, [
    feePaid({
      payment_id: payment.id,
      processor: heldBy(payment),
      money: moneyOf(payment, fee),
    }),
  ])

// What was newly allocated pays what is owed, as far as there is credit and something is owed.
export async function applyAllocations(call: Call, payment: Row, units: number) {
  const { id, person_id, session_id, claim_id, version } = payment
  const most = Math.min(units, await creditOf(call, payment), await owedBy(call, payment))
  if (most <= 0) return
  const about = { person_id, session_id, claim_id, payment_id: id, id: `${id}:${version}` }
  await post(call, [creditApplied({ ...about, money: moneyOf(payment, most) })])
}

export const paidAheadFor = (call: Call, person_id: string, currency: string, care: string[]) =>
  paidAhead(call, { person_id, currency }, ahead, care)
