// A ledger in memory with the rules of the one in the database, and one broken ledger for each
// rule, which the rule must detect.
import type { Posting } from '#areas/payments/ledger/posting.ts'

export type Store = {
  transactions: Map<string, Posting>
  balances: Map<string, number> // By ledger account and currency.
  post(postings: Posting[]): number // How many were new.
}

export class Refused extends Error {}

const fingerprint = ({ kind, currency, legs }: Posting) =>
  `${kind} ${currency} ${legs
    .map(({ account, amount }) => `${account} ${amount}`)
    .sort()
    .join()}`

// What a store can get wrong. Each function changes what it would do.
export type Breakage = {
  alters?: (posting: Posting, number: number) => Posting // What is kept of a posting.
  replays?: boolean // The same key posts again, under another.
  overwrites?: boolean // The same key with other legs is taken, and counts.
  overdraws?: boolean // More credit is used than there is.
  forgets?: (account: string, number: number) => boolean // A balance that is not kept.
}

export function memoryStore(broken: Breakage = {}): Store {
  const transactions = new Map<string, Posting>()
  const balances = new Map<string, number>()
  let number = 0

  const overdraws = ({ currency, legs }: Posting) =>
    legs.some(
      ({ account, amount }) =>
        account.startsWith('liability:patient_credit:') &&
        (balances.get(`${account} ${currency}`) ?? 0) + amount > 0,
    )

  function add(key: string, given: Posting) {
    number += 1
    const posting = broken.alters?.(given, number) ?? given
    if (!broken.overdraws && overdraws(posting)) throw new Refused('insufficient_credit')
    transactions.set(key, posting)
    for (const { account, amount } of posting.legs) {
      if (broken.forgets?.(account, number)) continue
      const name = `${account} ${posting.currency}`
      balances.set(name, (balances.get(name) ?? 0) + amount)
    }
  }

  function post(postings: Posting[]) {
    let posted = 0
    for (const posting of postings) {
      if (posting.legs.length === 0) continue
      const before = transactions.get(posting.key)
      if (!before) add(posting.key, posting)
      else if (fingerprint(before) !== fingerprint(posting) && !broken.alters) {
        if (!broken.overwrites) throw new Refused('posting_conflict')
        add(`${posting.key}:${number}`, posting)
      } else if (broken.replays) add(`${posting.key}:${number}`, posting)
      else continue
      posted += 1
    }
    return posted
  }

  return { transactions, balances, post }
}

const legs = (posting: Posting, change: (amount: number, at: number) => number): Posting => ({
  ...posting,
  legs: posting.legs.map(({ account, amount }, at) => ({ account, amount: change(amount, at) })),
})
const when = (kind: string, alter: (posting: Posting) => Posting) => (posting: Posting) =>
  posting.kind === kind ? alter(posting) : posting
const other = (from: string, to: string) => (posting: Posting) => ({
  ...posting,
  legs: posting.legs.map(({ account, amount }) => ({
    account: account.startsWith(from) ? to : account,
    amount,
  })),
})
const half = (posting: Posting) => legs(posting, (amount) => Math.trunc(amount / 2))
const nothing = (posting: Posting): Posting => ({ ...posting, legs: [] })

// Which rule notices which breakage.
export const breakages: [rule: string, what: string, Breakage][] = [
  [
    'transactions_balance',
    'a leg loses a cent',
    { alters: (posting, n) => (n % 7 ? posting : legs(posting, (a, at) => (at ? a : a - 1))) },
  ],
  [
    'trial_balance',
    'the second leg is lost',
    { alters: (posting, n) => (n % 7 ? posting : { ...posting, legs: posting.legs.slice(0, 1) }) },
  ],
  [
    'amounts_are_whole',
    'amounts become parts of a cent',
    { alters: (posting, n) => (n % 5 ? posting : legs(posting, (amount) => amount / 3)) },
  ],
  ['era_clearing', 'deposits are matched by half', { alters: when('deposit_matched', half) }],
  ['deposit_clearing', 'a match is not kept', { alters: when('deposit_matched', nothing) }],
  [
    'foreign_money_waits',
    'money that waits counts as revenue',
    { alters: when('deposit_matched', other('asset:era_clearing:', 'revenue:services')) },
  ],
  [
    'unbalanced_difference_waits',
    'the difference counts as revenue',
    { alters: when('deposit_matched', other('asset:era_clearing:', 'revenue:services')) },
  ],
  [
    'superbill_shows_what_was_received',
    'a refund loses its session',
    { alters: when('refunded', (posting) => ({ ...posting, session_id: null })) },
  ],
  [
    'superbill_shows_what_was_received',
    'a dispute loses its session',
    { alters: when('dispute_opened', (posting) => ({ ...posting, session_id: null })) },
  ],
  [
    'claims_close',
    'a write-off does not reach the claim',
    { alters: when('written_off', other('asset:payer_ar:', 'asset:bank')) },
  ],
  ['claim_equation', 'a remittance is posted by half', { alters: when('remittance_claim', half) }],
  [
    'claim_equation',
    'what the contract takes off is taken for a payment',
    { alters: when('remittance_claim', other('contra:contractual', 'asset:bank')) },
  ],
  [
    'claims_show_the_ledger',
    'a reversal takes back half',
    { alters: when('remittance_reversed', half) },
  ],
  [
    'forgiven_stays_forgiven',
    'what was forgiven is owed again after a new decision',
    {
      alters: (posting) =>
        posting.key.startsWith('written_off:again') ? nothing(posting) : posting,
    },
  ],
  ['persons_owe', 'a no-show fee is lost', { alters: when('no_show_charged', nothing) }],
  [
    'named_payments_are_applied',
    'credit that is applied stays credit',
    { alters: when('credit_applied', nothing) },
  ],
  ['credit_not_overdrawn', 'more credit is used than there is', { overdraws: true }],
  [
    'recoupment_nets',
    'what is recovered is lost',
    { alters: when('provider_adjustment', nothing) },
  ],
  ['replay_posts_nothing', 'a repeat posts again', { replays: true }],
  ['conflict_is_refused', 'other legs under the same key are taken', { overwrites: true }],
  [
    'projection_is_rebuild',
    'a balance is not kept now and then',
    { forgets: (account, n) => n % 11 === 0 && account === 'revenue:services' },
  ],
  [
    'refunds_within_captured',
    'a refund is posted twice over',
    { alters: when('refunded', (posting) => legs(posting, (amount) => amount * 4)) },
  ],
  [
    'applied_within_captured',
    'credit is applied several times over',
    {
      alters: when('credit_applied', (posting) => legs(posting, (amount) => amount * 5)),
      overdraws: true,
    },
  ],
  [
    'disputed_is_open',
    'a dispute that was won stays open',
    { alters: when('dispute_won', nothing) },
  ],
  ['practitioners_are_owed', 'a payout is lost', { alters: when('payout_sent', nothing) }],
  ['packages_are_prepaid', 'a session uses half its share', { alters: when('package_used', half) }],
  ['bank_is_what_came', 'a deposit is counted by half', { alters: when('deposit_received', half) }],
]
