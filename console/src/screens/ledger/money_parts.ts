// The money of a practice as parts of a flow: charged, received, and paid out to practitioners.
// By the ledger's equation, what flows into a column flows out of it: charges and refunds are paid,
// adjusted, written off or still owed.
import type { CollectionsRow } from 'attune'
import { money } from '../../components/format.ts'
import type { FlowBand } from '../../components/flow_layout.ts'
import type { LinkedPart } from '../../components/flow_plot.tsx'

export type Flows = {
  currency: string
  charged_to_payers: number
  charged_to_persons: number
  payers_paid: number
  persons_paid: number
  returned: number
  contractual: number
  written_off: number
  adjusted: number
  earned: number
  /** Earned and not paid out yet. */
  unpaid: number
}

type Money = { amount: number }
type Collections = { rows: readonly CollectionsRow[]; totals?: readonly CollectionsRow[] }

/** Sums of the collections report by payer, over periods that follow each other. */
export function flowsOf(
  reports: readonly Collections[],
  { currency, ...practitioners }: Pick<Flows, 'currency' | 'earned' | 'unpaid'>,
): Flows {
  const rows = reports.flatMap(({ rows }) => rows)
  const sum = (amountOf: (row: CollectionsRow) => Money, of = rows) =>
    of.reduce((total, row) => total + amountOf(row).amount, 0)
  const isSelfPay = ({ group }: CollectionsRow) => group === 'self_pay'
  return {
    currency,
    ...practitioners,
    charged_to_payers: sum(
      ({ charges }) => charges,
      rows.filter((row) => !isSelfPay(row)),
    ),
    charged_to_persons: sum(({ charges }) => charges, rows.filter(isSelfPay)),
    payers_paid: sum((row) => row.insurance_payments),
    persons_paid: sum((row) => row.patient_payments),
    returned: sum((row) => row.refunds) + sum((row) => row.chargebacks),
    contractual: sum((row) => row.contractual_adjustments),
    written_off: sum((row) => row.write_offs),
    adjusted: sum((row) => row.adjustments),
  }
}

// Where a part leads: to its entries in the ledger, or to the list or report that it is the sum of.
const entries = (search: Record<string, string>) => ({ to: '/ledger', search })

const adjustments = entries({ kind: 'balance_adjusted' })
const aging = { to: '/reports', search: { tab: 'aging' } }
const collections = { to: '/reports', search: { tab: 'collections', period: 'year' } }
const payouts = { to: '/payments', search: { tab: 'payouts' } }
const refunds = { to: '/payments', search: { tab: 'refunds' } }

/** The columns of the flow and the bands between them. An amount below zero flows backward. */
export function partsOf(flows: Flows) {
  const { currency, returned, earned, unpaid } = flows
  const part = (amount: number, fields: Omit<LinkedPart, 'amount' | 'text'>): LinkedPart[] =>
    amount > 0 ? [{ ...fields, amount, text: money(amount, currency) }] : []
  const total = (parts: readonly LinkedPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

  const received = flows.payers_paid + flows.persons_paid
  const charges = flows.charged_to_payers + flows.charged_to_persons
  const settled = received + flows.contractual + flows.written_off + flows.adjusted
  const owed = charges + returned - settled
  const left = received - returned - earned

  const sources = [
    ...part(flows.charged_to_payers, {
      key: 'to_payers',
      name: 'Charged to payers',
      ...entries({ kind: 'claim_charged' }),
    }),
    ...part(flows.charged_to_persons, {
      key: 'to_persons',
      name: 'Charged to persons',
      ...entries({ kind: 'self_pay_charged' }),
    }),
    ...part(returned, { key: 'again', name: 'Owed again after refunds', ...refunds }),
    ...part(-flows.adjusted, { key: 'increased', name: 'Balances increased', ...adjustments }),
    ...part(-owed, { key: 'credit', name: 'Paid in advance', ...aging }),
  ]
  const trunk = part(total(sources), {
    key: 'charges',
    name: 'Charges',
    ...entries({ ledger_account: 'revenue:services' }),
  })
  const payments = [
    ...part(flows.payers_paid, {
      key: 'by_payers',
      name: 'Paid by payers',
      ...entries({ kind: 'remittance_claim' }),
    }),
    ...part(flows.persons_paid, {
      key: 'by_persons',
      name: 'Paid by persons',
      to: '/payments',
      search: {},
    }),
  ]
  const unpaid_charges = [
    ...part(flows.contractual, {
      key: 'contractual',
      name: 'Contractual adjustment',
      look: 'open',
      ...entries({ ledger_account: 'contra:contractual' }),
    }),
    ...part(flows.written_off, {
      key: 'written_off',
      name: 'Written off',
      look: 'open',
      ...entries({ kind: 'written_off' }),
    }),
    ...part(flows.adjusted, {
      key: 'adjusted',
      name: 'Other adjustments',
      look: 'open',
      ...adjustments,
    }),
    ...part(owed, { key: 'owed', name: 'Still owed', look: 'open', ...aging }),
  ]
  // Practitioners can have earned what was refunded later.
  const advance = part(-left, { key: 'advance', name: 'Paid by the practice', ...collections })
  const receipts = [...payments, ...advance]
  const pool = part(total(receipts), { key: 'received', name: 'Received', ...collections })
  const uses = [
    ...part(earned, {
      key: 'earned',
      name: 'Practitioners earned',
      look: 'out',
      ...entries({ kind: 'practitioner_earned' }),
    }),
    ...part(returned, { key: 'returned', name: 'Refunded or lost', look: 'open', ...refunds }),
    ...part(left, { key: 'left', name: 'Left for the practice', ...collections }),
  ]
  // A payout can be larger than what is left of the earnings after a refund.
  const ends = [
    ...part(earned - unpaid, { key: 'paid_out', name: 'Paid out', look: 'out', ...payouts }),
    ...part(unpaid, { key: 'unpaid', name: 'To be paid out', look: 'open', ...payouts }),
  ]
  const bands: FlowBand[] = [
    ...sources.map(({ key, amount }) => ({ from: key, to: 'charges', amount })),
    ...[...payments, ...unpaid_charges].map(({ key, amount }) => ({
      from: 'charges',
      to: key,
      amount,
    })),
    ...receipts.map(({ key, amount }) => ({ from: key, to: 'received', amount })),
    ...uses.map(({ key, amount }) => ({ from: 'received', to: key, amount })),
    ...ends.map(({ key, amount }) => ({
      from: 'earned',
      to: key,
      amount: Math.min(amount, earned),
    })),
  ]
  const columns = [sources, trunk, [...receipts, ...unpaid_charges], pool, uses, ends]
  const known = new Set(columns.flat().map(({ key }) => key))
  return { columns, bands: bands.filter(({ from }) => known.has(from)) }
}
