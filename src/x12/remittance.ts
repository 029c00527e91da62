// 835 layout: the remittance advice.
import { amount, day, quantity, text, words } from './codecs.ts'
import { composite, procedure } from './composites.ts'
import { balanceClaim, balanceLine, balanceRemittance } from './balance.ts'
import { at, checked, flat, group, items, loops, many, must, need, type Of, one } from './layout.ts'
import * as shared from './parties.ts'

const moment = <K extends string>(key: K, kind: string) =>
  flat('DTM', { [key]: need(2, day) } as { [k in K]: ReturnType<typeof need<string>> }, kind)
const moments = many('dates', 'DTM', { kind: need(1, text(3)), day: at(2, day) })

const line = checked(
  group(
    flat('SVC', {
      procedure: need(1, procedure), // As adjudicated.
      charge: need(2, amount),
      paid: need(3, amount),
      revenue_code: at(4, text(48)),
      units: at(5, quantity),
      billed_procedure: at(6, procedure), // As billed, if different.
      billed_units: at(7, quantity),
    }),
    moment('service_date', '472'),
    moment('service_from', '150'),
    moment('service_to', '151'),
    moments,
    shared.adjustments,
    flat('REF', { line_control_number: need(2, text(50)) }, '6R'),
    shared.references,
    flat('AMT', { allowed: need(2, amount) }, 'B6'),
    shared.amounts,
    shared.quantities,
    items('remarks', 'LQ', {}, { code: need(0, text(30)) }, [2, 1, 1], 'HE'), // RARC
  ),
  balanceLine,
)

const claim = checked(
  group(
    flat('CLP', {
      patient_control_number: need(1, text(38)),
      status_code: need(2, text(2)), // 1 to 3 processed, 4 denied, 19 to 21 forwarded, 22 reversal
      charge: need(3, amount),
      paid: need(4, amount),
      patient_responsibility: at(5, amount),
      filing_code: at(6, text(2)),
      payer_claim_control_number: at(7, text(50)),
      place_of_service: at(8, text(2)),
      frequency: at(9, text(1)),
      patient_status: at(10, text(2)),
      drg: at(11, text(4)),
      drg_weight: at(12, text(15)),
      discharge_share: at(13, text(10)),
    }),
    shared.adjustments,
    shared.named('patient', 'QC'),
    shared.named('subscriber', 'IL'),
    shared.named('corrected_patient', '74'),
    shared.named('rendering_provider', '82'),
    shared.named('crossover_payer', 'TT'),
    shared.named('corrected_payer', 'PR'),
    shared.named('other_subscriber', 'GB'),
    one('outpatient', 'MOA', {
      rate: at(1, text(10)),
      payable: at(2, amount),
      remark_1: at(3, text(50)),
      remark_2: at(4, text(50)),
      remark_3: at(5, text(50)),
      remark_4: at(6, text(50)),
      remark_5: at(7, text(50)),
    }),
    shared.references,
    moment('claim_from', '232'),
    moment('claim_to', '233'),
    moment('received_on', '050'),
    moments,
    shared.contacts,
    flat('AMT', { covered: need(2, amount) }, 'AU'),
    shared.amounts,
    shared.quantities,
    loops('lines', line),
  ),
  balanceClaim,
)

const claims = loops('claims', claim, { unit: true })

export const remittance = checked(
  group(
    one('payment', 'BPR', {
      handling: need(1, text(2)), // I remittance only, C with payment, H notification, P prenote
      amount: need(2, amount),
      direction: need(3, words({ credit: 'C', debit: 'D' })),
      method: need(4, text(3)), // ACH, CHK, NON, BOP, FWT
      format: at(5, text(10)),
      payer_bank_kind: at(6, text(2)),
      payer_bank: at(7, text(12)),
      payer_account_kind: at(8, text(3)),
      payer_account: at(9, text(35)),
      originator: at(10, text(10)),
      originator_detail: at(11, text(9)),
      payee_bank_kind: at(12, text(2)),
      payee_bank: at(13, text(12)),
      payee_account_kind: at(14, text(3)),
      payee_account: at(15, text(35)),
      effective_date: at(16, day),
    }),
    must(shared.trace('1')), // TRN02 trace_number, TRN03 trace_originator
    shared.references,
    moment('produced_on', '405'),
    moments,
    shared.businessParty('payer', 'PR'),
    shared.businessParty('payee', 'PE'),
    claims, // Claims without a preceding LX.
    loops('batches', group(flat('LX', { number: need(1, text(6)) }), claims)),
    // A positive amount reduces the payment, a negative one increases it.
    items(
      'provider_adjustments',
      'PLB',
      { provider: need(1, text(50)), fiscal_period_end: at(2, day) },
      {
        '': need(0, composite({ reason: text(2), reference: text(50) }, 1)),
        amount: need(1, amount),
      },
      [3, 2, 6],
    ),
  ),
  balanceRemittance,
)

export type Remittance = Of<typeof remittance>
export type RemittanceClaim = Of<typeof claim>
export type RemittanceLine = Of<typeof line>

export const claimsOf = ({ batches, claims }: Remittance): RemittanceClaim[] => [
  ...claims,
  ...batches.flatMap((batch) => batch.claims),
]

// Rarely used, but valid.
export const also = new Set('CUR RDM TS3 TS2 MIA LQ PER'.split(' '))
