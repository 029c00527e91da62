// 837P layout: the professional claim.
import { balanceBilled } from './balance.ts'
import { amount, quantity, text, words } from './codecs.ts'
import { composite, pointers, procedure } from './composites.ts'
import { at, checked, flat, group, items, loops, many, need, type Of } from './layout.ts'
import * as shared from './parties.ts'

// Another payer's decision on this line (2430).
const priorResult = group(
  flat('SVD', {
    payer: need(1, text(80)), // The payer's ID, as in NM109 of its coverage.
    paid: need(2, amount),
    procedure: at(3, procedure),
    revenue_code: at(4, text(48)),
    units: at(5, quantity),
    bundled_line: at(6, text(6)),
  }),
  shared.adjustments,
  shared.dated('decided_on', '573'),
)

// 2400
const line = group(
  flat('LX', { number: need(1, text(6)) }),
  flat('SV1', {
    procedure: need(1, procedure),
    charge: need(2, amount),
    unit_kind: need(3, words({ units: 'UN', minutes: 'MJ' })),
    units: need(4, quantity),
    place_of_service: at(5, text(2)), // If different from the claim's.
    diagnosis_pointers: need(7, pointers),
    emergency: at(9, text(1)),
  }),
  shared.dated('service_date', '472'),
  shared.dates,
  shared.amounts,
  flat('REF', { line_control_number: need(2, text(50)) }, '6R'),
  flat('REF', { prior_authorization: need(2, text(50)) }, 'G1'),
  shared.references,
  many('notes', 'NTE', { kind: need(1, text(3)), text: need(2, text(80)) }),
  shared.party('rendering_provider', '82'),
  shared.party('supervising_provider', 'DQ'),
  shared.parties('other_parties'),
  loops('prior_results', priorResult),
)

const coverageFields = {
  sequence: need(1, words({ primary: 'P', secondary: 'S', tertiary: 'T' })), // SBR01
  relationship: at(2, text(2)), // SBR02: 18 is the patient
  group_number: at(3, text(50)),
  group_name: at(4, text(60)),
  insurance_type: at(5, text(3)),
  filing_code: at(9, text(2)), // SBR09: CI, BL, HM, MB, MC, 12 ...
}

// Another payer of the claim and its decision (2320, 2330).
const otherCoverage = group(
  flat('SBR', coverageFields),
  shared.adjustments,
  flat('AMT', { paid: need(2, amount) }, 'D'),
  flat('AMT', { patient_owes: need(2, amount) }, 'EAF'),
  shared.amounts,
  flat('OI', {
    assignment_of_benefits: at(3, text(1)),
    signature_source: at(4, text(1)),
    release_of_information: at(6, text(1)),
  }),
  shared.party('subscriber', 'IL'),
  shared.party('payer', 'PR'),
  shared.dated('decided_on', '573'),
  shared.parties('other_parties'),
)

// 2300
const claim = checked(
  group(
    flat('CLM', {
      patient_control_number: need(1, text(38)), // Ours; payers truncate beyond 17.
      charge: need(2, amount),
      '': need(
        5,
        composite(
          {
            place_of_service: text(2),
            bill_kind: text(2), // B
            frequency: words({ original: '1', replacement: '7', void: '8' }),
          },
          3,
        ),
      ),
      signature_on_file: need(6, words({ yes: 'Y', no: 'N' })),
      accept_assignment: need(7, text(1)), // A assigned, B laboratory only, C not assigned
      assignment_of_benefits: need(8, text(1)), // Y, N, W
      release_of_information: need(9, text(1)), // Y, I
      signature_source: at(10, text(1)),
      related_causes: at(
        11,
        composite(
          { first: text(3), second: text(3), third: text(3), state: text(2), country: text(3) },
          1,
        ),
      ),
      special_program: at(12, text(3)),
      delay_reason: at(20, text(2)),
    }),
    shared.dates,
    many('paperwork', 'PWK', {
      report_type: need(1, text(2)),
      transmission: need(2, text(2)),
      id_kind: at(5, text(2)), // AC
      control_number: at(6, text(80)),
    }),
    flat('AMT', { patient_paid: need(2, amount) }, 'F5'),
    shared.amounts,
    flat('REF', { referral_number: need(2, text(50)) }, '9F'),
    flat('REF', { prior_authorization: need(2, text(50)) }, 'G1'),
    flat('REF', { payer_claim_control_number: need(2, text(50)) }, 'F8'),
    shared.references,
    many('notes', 'NTE', { kind: need(1, text(3)), text: need(2, text(80)) }),
    // ABK is the principal diagnosis, ABF the others; BK and BF are ICD-9.
    items(
      'diagnoses',
      'HI',
      {},
      { '': need(0, composite({ kind: text(3), code: text(30) }, 2)) },
      [1, 1, 12],
      'ABK ABF BK BF',
    ),
    shared.party('referring_provider', 'DN'),
    shared.party('rendering_provider', '82'),
    shared.party('facility', '77'),
    shared.party('supervising_provider', 'DQ'),
    shared.parties('other_parties'),
    loops('other_coverages', otherCoverage),
    loops('lines', line),
  ),
  balanceBilled,
)
const claims = loops('claims', claim, { unit: true })

const patient = group(
  flat('PAT', { relationship: need(1, text(2)), died_on: at(6, text(8)) }),
  shared.party('patient', 'QC'),
  claims,
)

const subscriber = group(
  flat('SBR', coverageFields),
  shared.party('subscriber', 'IL'),
  shared.party('payer', 'PR'),
  claims, // If the patient is the subscriber or has their own member ID.
  loops('patients', patient, { level: '23' }),
)

const billing = group(
  shared.specialty,
  shared.party('billing_provider', '85'),
  shared.party('pay_to', '87'),
  shared.party('pay_to_plan', 'PE'),
  loops('subscribers', subscriber, { level: '22' }),
)

export const claimSubmission = group(
  shared.opening('0019'),
  shared.party('submitter', '41'),
  shared.party('receiver', '40'),
  loops('billing_providers', billing, { level: '20' }),
)

export type ClaimSubmission = Of<typeof claimSubmission>
export type ProfessionalClaim = Of<typeof claim>
export type ProfessionalLine = Of<typeof line>

export const also = new Set(
  'CUR PWK CN1 K3 CR1 CR2 CRC HCP CR3 MOA QTY MEA PS1 CTP LIN LQ FRM MIA DMG HI'.split(' '),
)
