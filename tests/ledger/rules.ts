// The rules that hold in the ledger of any practice. Each compares the transactions, the balances
// and the practice's own counts.
import { accounts, type Posting } from '#areas/payments/ledger/posting.ts'
import { openDebts } from '#areas/payments/payment/credit_plan.ts'
import { debtsOf, unusedOf } from './named_payments.ts'
import { shownBy } from './adjudications.ts'
import { openOf, receivedFor, type World } from './practice_model.ts'

// What is read from the ledger, once for all rules.
type Books = {
  all: Posting[]
  sums: Map<string, number>
  of_claim: Map<string | null | undefined, Posting[]>
  of_payment: Map<string | null | undefined, Posting[]>
}
export type Rule = (world: World, books: Books) => boolean

const sumOf = ({ legs }: Posting) => legs.reduce((sum, { amount }) => sum + amount, 0)

function open(world: World): Books {
  const all = [...world.store.transactions.values()]
  return {
    all,
    sums: rebuild(world),
    of_claim: Map.groupBy(all, ({ claim_id }) => claim_id),
    of_payment: Map.groupBy(all, ({ payment_id }) => payment_id),
  }
}

// The balances, recomputed from the transactions.
export function rebuild(world: World) {
  const sums = new Map<string, number>()
  for (const { currency, legs } of world.store.transactions.values()) {
    for (const { account, amount } of legs) {
      const name = `${account} ${currency}`
      sums.set(name, (sums.get(name) ?? 0) + amount)
    }
  }
  return sums
}

const inLedger = ({ currency }: World, { sums }: Books, account: string) =>
  sums.get(`${account} ${currency}`) ?? 0

// What is moved on accounts that begin so, in transactions about the claim that move what is owed.
function partsOf({ of_claim }: Books, claim_id: string) {
  const owed = accounts.payerOwes(claim_id)
  const parts = { charge: 0, paid: 0, contractual: 0, patient: 0, written_off: 0 }
  for (const { kind, legs } of of_claim.get(claim_id) ?? []) {
    if (!legs.some(({ account }) => account === owed)) continue
    for (const { account, amount } of legs) {
      const from_person = kind === 'secondary_billed'
      if (account === accounts.services) parts.charge -= amount
      else if (account.startsWith('asset:patient_ar:')) {
        parts[from_person ? 'charge' : 'patient'] += from_person ? -amount : amount
      } else if (account.startsWith('asset:era_clearing:')) parts.paid += amount
      else if (account.startsWith('liability:payer_recoupment:')) parts.paid += amount
      else if (account === accounts.contractual) parts.contractual += amount
      else if (account.startsWith('contra:write_off:')) parts.written_off += amount
    }
  }
  return parts
}

const movedBy = ({ of_payment }: Books, payment_id: string, kinds: string[], account: string) =>
  (of_payment.get(payment_id) ?? [])
    .filter((each) => kinds.includes(each.kind))
    .flatMap(({ legs }) => legs)
    .filter((leg) => leg.account.startsWith(account))
    .reduce((sum, { amount }) => sum + amount, 0)

export const rules: Record<string, Rule> = {
  transactions_balance: (_, { all }) => all.every((each) => Math.abs(sumOf(each)) < 1e-6),
  trial_balance: (_, { sums }) => {
    const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0)
    return Math.abs(total) < 1e-6
  },
  amounts_are_whole: (_, { all }) =>
    all.every(({ legs }) => legs.every(({ amount }) => Number.isSafeInteger(amount))),
  era_clearing: (world, books) =>
    world.cleared.every(
      ({ remittance_id }) => inLedger(world, books, accounts.eraClearing(remittance_id)) === 0,
    ),
  deposit_clearing: (world, books) =>
    world.cleared.every(
      ({ deposit_id }) => inLedger(world, books, accounts.depositClearing(deposit_id)) === 0,
    ),
  foreign_money_waits: (world, books) =>
    world.waiting.every(
      ({ remittance_id, deposit_id, amount }) =>
        inLedger(world, books, accounts.eraClearing(remittance_id)) === -amount &&
        inLedger(world, books, accounts.depositClearing(deposit_id)) === 0,
    ),
  unbalanced_difference_waits: (world, books) =>
    world.unbalanced.every(
      ({ remittance_id, deposit_id, amount, posted }) =>
        inLedger(world, books, accounts.eraClearing(remittance_id)) === posted - amount &&
        inLedger(world, books, accounts.depositClearing(deposit_id)) === 0,
    ),
  superbill_shows_what_was_received: (world, { all }) =>
    world.payments.every(({ session_id, person_id }) => {
      const received = all
        .filter((each) => each.session_id === session_id && each.person_id === person_id)
        .filter(({ kind }) => !kind.endsWith('fee_paid'))
        .flatMap(({ legs }) => legs)
        .filter(({ account }) => account.startsWith('asset:processor:'))
        .reduce((sum, { amount }) => sum + amount, 0)
      return received === receivedFor(world, session_id, person_id)
    }),
  claims_close: (world, books) =>
    world.claims
      .filter((claim) => openOf(claim) === 0)
      .every(({ id }) => inLedger(world, books, accounts.payerOwes(id)) === 0),
  claim_equation: (world, books) =>
    world.claims.every((claim) => {
      const { charge, paid, contractual, patient, written_off } = partsOf(books, claim.id)
      const open = inLedger(world, books, accounts.payerOwes(claim.id))
      return (
        charge === paid + contractual + patient + written_off + open &&
        charge === claim.charge &&
        paid === claim.paid - claim.returned &&
        contractual === claim.contractual &&
        patient === claim.patient &&
        written_off === claim.written_off
      )
    }),
  claims_show_the_ledger: (world, books) =>
    world.claims.every((claim) => {
      const sums = { paid: 0, contractual: 0, patient: 0 }
      for (const { remittance_id, legs } of books.of_claim.get(claim.id) ?? []) {
        if (!remittance_id?.startsWith('eraform')) continue
        for (const { account, amount } of legs) {
          if (account.startsWith('asset:era_clearing:')) sums.paid += amount
          else if (account === accounts.contractual) sums.contractual += amount
          else if (account.startsWith('asset:patient_ar:')) sums.patient += amount
        }
      }
      const shown = shownBy(claim)
      return (['paid', 'contractual', 'patient'] as const).every(
        (name) => sums[name] === shown[name],
      )
    }),
  forgiven_stays_forgiven: (world, books) =>
    world.claims.every(({ id, forgiven, forgiveness, decided }) => {
      const posted = (books.of_claim.get(id) ?? [])
        .flatMap(({ legs }) => legs)
        .filter(({ account }) => account === accounts.writeOff('charity'))
        .reduce((sum, { amount }) => sum + amount, 0)
      return posted === forgiveness && posted >= Math.min(forgiven, decided?.patient ?? 0)
    }),
  persons_owe: (world, books) =>
    world.persons.every(
      ({ id, owed, credit }) =>
        inLedger(world, books, accounts.patientOwes(id)) === owed &&
        inLedger(world, books, accounts.patientCredit(id)) === (-credit || 0),
    ),
  credit_not_overdrawn: (world, books) =>
    !world.wrong.has('credit_not_overdrawn') &&
    world.persons.every(({ id }) => inLedger(world, books, accounts.patientCredit(id)) <= 0),
  recoupment_nets: (world, books) =>
    [...world.to_recover].every(
      ([payer_id, due]) =>
        inLedger(world, books, accounts.payerRecoupment(payer_id)) === (-due || 0),
    ),
  named_payments_are_applied: (world, books) =>
    world.persons.every(({ id: person_id }) => {
      const owed = inLedger(world, books, accounts.patientOwes(person_id))
      const credit = -inLedger(world, books, accounts.patientCredit(person_id))
      if (owed <= 0 || credit <= 0) return true
      const debts = openDebts(debtsOf(world, person_id), owed)
      return world.named
        .filter((each) => each.person_id === person_id && unusedOf(world, each.id) > 0)
        .every(({ claim_id }) => !debts.some((debt) => debt.claim_id === claim_id))
    }),
  replay_posts_nothing: (world) => !world.wrong.has('replay_posts_nothing'),
  conflict_is_refused: (world) => !world.wrong.has('conflict_is_refused'),
  projection_is_rebuild: (world, { sums }) =>
    [...new Set([...sums.keys(), ...world.store.balances.keys()])].every(
      (name) => (sums.get(name) ?? 0) === (world.store.balances.get(name) ?? 0),
    ),
  refunds_within_captured: (world, books) =>
    world.payments.every(({ id, captured }) => {
      const back = -movedBy(books, id, ['refunded'], 'asset:processor:')
      const taken = movedBy(books, id, ['copay_taken', 'balance_paid'], 'asset:processor:')
      return taken === captured && back <= taken
    }),
  applied_within_captured: (world, books) =>
    world.payments.every(
      ({ id, captured }) =>
        movedBy(books, id, ['credit_applied'], 'liability:patient_credit:') <= captured,
    ),
  disputed_is_open: (world, books) =>
    inLedger(world, books, accounts.disputed) ===
    world.disputes.reduce((sum, { amount }) => sum + amount, 0),
  practitioners_are_owed: (world, books) =>
    world.practitioners.every(
      ({ id, owed }) => inLedger(world, books, accounts.practitioner(id)) === (-owed || 0),
    ),
  packages_are_prepaid: (world, books) =>
    world.packages.every(
      ({ id, left }) => inLedger(world, books, accounts.prepaid(id)) === (-left || 0),
    ),
  bank_is_what_came: (world, books) => inLedger(world, books, accounts.bank) === world.bank,
}

// The rules that do not hold in this world.
export function brokenIn(world: World) {
  const books = open(world)
  return Object.keys(rules).filter((name) => !rules[name]!(world, books))
}
