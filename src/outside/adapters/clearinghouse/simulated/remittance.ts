// Writes the 835 of the simulated payer. It balances, unless the scenario says otherwise.
import { type Adjudication, patientResponsibility, totalOf } from './adjudicate.ts'
import { dayOf, numberOf, writeDocument, payerNumberOf } from './document.ts'
import type { Party, SubmittedClaim } from './submission.ts'

export type Decision = Adjudication & { of: SubmittedClaim; crossover?: Party; hidden?: boolean }

export type ProviderAdjustment = { reason: string; reference: string; amount: number }

export type RemittanceDraft = {
  claims: Decision[]
  of: SubmittedClaim // The claim that determines payer and payee.
  to: string
  at: Temporal.Instant
  seed: string
  adjustments?: ProviderAdjustment[]
  off_by?: number | undefined
  payer?: Party // Defaults to the payer of the claim.
}

// CLP06 uses other codes than SBR09.
const remitted = ['12', '13', '14', '15', '16', 'CH', 'HM', 'MA', 'MB', 'MC', 'VA', 'WC']
const filingCode = (code: string) => (remitted.includes(code) ? code : code === 'CI' ? '12' : 'ZZ')

const bank = (account: string) => ({ bank_kind: '01', bank: '011000015', account })

export function traceNumberOf({ id = '' }: Party, seed: string, at: Temporal.Instant) {
  const number = numberOf(seed, '835', id, at.toString())
  return `SBX${`${number}`.padStart(9, '0')}`
}

export function writeRemittance(remitting: RemittanceDraft): string {
  const { claims, of, to, at, seed, adjustments = [], off_by = 0 } = remitting
  const payer = remitting.payer ?? of.payer
  const settled = claims.reduce((sum, { lines }) => sum + totalOf(lines, 'paid'), 0)
  const taken = adjustments.reduce((sum, { amount }) => sum + amount, 0)
  const net = settled - taken + off_by
  const trace_number = traceNumberOf(payer, seed, at)
  // A payment is never negative: what can't be deducted is carried forward.
  const forwarded = net < 0 ? [{ reason: 'FB', reference: trace_number, amount: net }] : []
  return writeDocument(
    {
      kind: '835',
      content: {
        payment: paymentOf(Math.max(0, net), dayOf(at)),
        trace_number,
        trace_originator: '1999999999',
        produced_on: dayOf(at),
        payer: {
          name: payer.name ?? 'SANDBOX PAYER',
          street: { line1: '1 SANDBOX WAY' },
          place: { city: 'ALBANY', state: 'NY', postal_code: '122070001' },
          references: [{ kind: '2U', value: payer.id ?? 'SBX01' }],
          contacts: [{ role: 'BL', name: 'TECHNICAL', kind: 'TE', number: '8005550100' }],
        },
        payee: {
          name: of.billing.name,
          id_kind: 'XX',
          id: of.billing.id,
          references: of.billing.tax_id ? [{ kind: 'TJ', value: of.billing.tax_id }] : [],
        },
        batches: claims.length > 0 ? [{ number: '1', claims: claims.map(claimPayment) }] : [],
        provider_adjustments: [...adjustments, ...forwarded].map((each) => ({
          provider: of.billing.id ?? '0000000000',
          fiscal_period_end: `${dayOf(at).slice(0, 4)}-12-31`,
          ...each,
        })),
      },
    },
    { from: payer.id ?? 'SBX01', to, at, seed, unbalanced: off_by !== 0 },
  )
}

function paymentOf(amount: number, effective_date: string) {
  const direction = 'credit' as const
  if (amount === 0) return { handling: 'H', amount, direction, method: 'NON', effective_date }
  const [theirs, ours] = [bank('0000000001'), bank('0000000002')]
  return {
    handling: 'I',
    amount,
    direction,
    method: 'ACH',
    format: 'CCP',
    payer_bank_kind: theirs.bank_kind,
    payer_bank: theirs.bank,
    payer_account_kind: 'DA',
    payer_account: theirs.account,
    originator: '1999999999',
    payee_bank_kind: ours.bank_kind,
    payee_bank: ours.bank,
    payee_account_kind: 'DA',
    payee_account: ours.account,
    effective_date,
  }
}

function claimPayment({ of, lines, status_code, crossover, hidden }: Decision) {
  const { claim, control_number, payer, patient, filing_code } = of
  const { rendering_provider: rendering } = claim
  const { id: _, id_kind: __, ...name } = patient
  return {
    patient_control_number: hidden ? control_number.slice(0, 8) : control_number,
    status_code,
    charge: totalOf(lines, 'charge'),
    paid: totalOf(lines, 'paid'),
    patient_responsibility: patientResponsibility(lines),
    filing_code: filingCode(filing_code),
    payer_claim_control_number: hidden
      ? payerNumberOf('hidden', control_number)
      : payerNumberOf(payer.id ?? '', control_number),
    place_of_service: claim.place_of_service,
    frequency: { original: '1', replacement: '7', void: '8' }[claim.frequency ?? 'original'],
    patient: hidden ? { ...name, name: 'UNREADABLE', first_name: undefined } : patient,
    ...(rendering && {
      rendering_provider: {
        kind: rendering.kind,
        name: rendering.name,
        first_name: rendering.first_name,
        id_kind: rendering.id_kind,
        id: rendering.id,
      },
    }),
    ...(crossover && { crossover_payer: crossover }),
    lines,
  }
}
