// A practice in which random events happen in a realistic order. The expected result is counted
// here, without the ledger.
import type { Adjudication } from '#areas/claims/claim/money/settlement.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import type { Content, Sums } from './adjudications.ts'
import type { NamedPayment } from './named_payments.ts'
import type { Store } from './store.ts'

export type Claim = {
  id: string
  person_id: string
  charge: number
  paid: number
  contractual: number
  patient: number
  written_off: number
  forgiven: number // To the person, whatever the payer decides later.
  forgiveness: number // What of it is posted.
  secondary: boolean
  returned: number // To the payer, by refund or recoupment.
  voided: boolean
  decided: { paid: number; contractual: number; patient: number } | null
  decisions: Adjudication[] // Those that real remittances brought (adjudications.ts).
  adjudicated: { sums: Sums; content: Content; repeats: number } | null // The one in effect.
}
export type Payment = {
  id: string
  person_id: string
  session_id: string
  processor: string
  captured: number
  refunded: number
  applied: number
  disputed: number
}
export type Waiting = { remittance_id: string; deposit_id: string; amount: number }
// A remittance whose payment differs from the sum of its claims. What is posted of it is `posted`.
export type Unbalanced = Waiting & {
  decisions: { claim: Claim; decided: NonNullable<Claim['decided']> }[]
  posted: number
}
export type World = {
  name: string
  currency: string
  random: () => number
  number: number
  store: Store
  persons: { id: string; owed: number; credit: number; gone: boolean }[]
  claims: Claim[]
  payments: Payment[]
  named: NamedPayment[]
  oldest_first: boolean // Whether credit that nothing names pays the oldest debts.
  disputes: { id: string; payment: Payment; amount: number }[]
  to_recover: Map<string, number> // What each payer will take back.
  payer_refunds: { id: string; claim: Claim; payer_id: string; amount: number; posting: Posting }[]
  practitioners: { id: string; owed: number }[]
  cleared: { remittance_id: string; deposit_id: string }[]
  waiting: Waiting[] // Remittances that aren't ours, with money that arrived.
  unbalanced: Unbalanced[]
  adjustments: Adjustment[]
  packages: { id: string; person_id: string; left: number }[]
  bank: number
  posted: Posting[]
  wrong: Set<string> // Rules that were seen broken on the way.
}

// What forgave a balance, or applied credit to it. It is reversed when a payer reverses its
// decision, and restored by another adjustment when the person owes the amount again.
export type Adjustment = {
  person_id: string
  amount: number
  credit: number // Drawn from the person's credit.
  postAs: (id: string) => Posting
  posting: Posting
  reversed: boolean
}

// The same seed creates the same practice.
export function chance(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const currencies = ['usd', 'usd', 'eur', 'jpy', 'kwd']

export function makeWorld(seed: number, store: Store): World {
  const random = chance(seed)
  const name = `w${seed}`
  const two = [1, 2]
  return {
    name,
    currency: currencies[Math.floor(random() * currencies.length)]!,
    random,
    number: 0,
    store,
    persons: two.map((n) => ({ id: `per_${name}_${n}`, owed: 0, credit: 0, gone: false })),
    claims: [],
    payments: [],
    named: [],
    oldest_first: seed % 3 === 0,
    disputes: [],
    to_recover: new Map(),
    payer_refunds: [],
    practitioners: two.map((n) => ({ id: `prac_${name}_${n}`, owed: 0 })),
    cleared: [],
    waiting: [],
    unbalanced: [],
    adjustments: [],
    packages: [],
    bank: 0,
    posted: [],
    wrong: new Set(),
  }
}

export const newName = (world: World, prefix: string) => `${prefix}_${world.name}_${++world.number}`
export const upTo = ({ random }: World, most: number) => 1 + Math.floor(random() * most)
export const one = <T>({ random }: World, all: readonly T[]): T | undefined =>
  all[Math.floor(random() * all.length)]
export const money = ({ currency }: World, amount: number) => ({ amount, currency })
export const personOf = ({ persons }: World, id: string) => persons.find((each) => each.id === id)!
export const someone = (world: World) =>
  one(
    world,
    world.persons.filter(({ gone }) => !gone),
  )!

// What is left of a payment, which is what superbills count.
export const leftOf = ({ captured, refunded, disputed }: Payment) => captured - refunded - disputed

// What the ledger has for a session of a person.
export const receivedFor = ({ payments }: World, session_id: string, person_id: string) =>
  payments
    .filter((each) => each.session_id === session_id && each.person_id === person_id)
    .reduce((sum, each) => sum + leftOf(each), 0)

export const openOf = ({ charge, paid, contractual, patient, written_off, returned }: Claim) =>
  charge - paid - contractual - patient - written_off + returned

export function send(world: World, ...postings: Posting[]) {
  world.store.post(postings)
  world.posted.push(...postings)
}

// Splits an amount into this many random parts.
export function parts(world: World, amount: number, count: number): number[] {
  const cuts = Array.from({ length: count - 1 }, () => Math.floor(world.random() * (amount + 1)))
  const ordered = [0, ...cuts.sort((a, b) => a - b), amount]
  return ordered.slice(1).map((cut, i) => cut - ordered[i]!)
}
