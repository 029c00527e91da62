// Builds the claim loop of an 837P: services, diagnoses, providers and prior payer results.
import type { Adjustment } from '#areas/claims/claim/adjustments.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Provider } from '#areas/claims/claim/validation/facts.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import { providerParty, cut, individualParty, payerParty, placeOf } from './document_parties.ts'
import { relationships, type Snapshot } from './document_parties.ts'
import { plainText } from '#x12/codecs.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import type { Line } from '#areas/claims/claim/parts.ts'

const causes: Record<string, string> = {
  auto_accident: 'AA',
  employment: 'EM',
  other_accident: 'OA',
}
const assignments = { assigned: 'A', laboratory_only: 'B', not_assigned: 'C' }
// CLM11-4: US-NY is NY.
const stateOf = ({ accident }: ClaimRow) => accident?.jurisdiction?.replace(/^US-/, '')
const yesNo = (yes: boolean) => (yes ? 'Y' : 'N')

export function claimContent(claim: ClaimRow, snapshot: Snapshot) {
  const { billing_provider: biller, supervising_practitioner_id, service_facility: site } = claim
  const providerOf = (id: string) => snapshot.providers.find((each) => each.practitioner_id === id)
  const rendering = providerOf(claim.practitioner_id)!
  const supervising = supervising_practitioner_id && providerOf(supervising_practitioner_id)
  const place = claim.place_of_service ?? claim.lines[0]?.place_of_service ?? '11'
  const [first, second] = claim.related_causes.map((cause) => causes[cause])
  const state = claim.related_causes.includes('auto_accident') ? stateOf(claim) : undefined
  const diagnoses = claim.diagnoses.toSorted((one, other) => one.rank - other.rank)
  return {
    patient_control_number: claim.patient_control_number,
    charge: chargeOf(claim),
    place_of_service: place,
    bill_kind: 'B',
    frequency: claim.frequency,
    signature_on_file: claim.signature_on_file ? ('yes' as const) : ('no' as const),
    accept_assignment: assignments[claim.accept_assignment],
    assignment_of_benefits: yesNo(claim.assignment_of_benefits),
    release_of_information: claim.release_of_information ? 'Y' : 'I',
    ...(first && { related_causes: { first, second, state } }),
    delay_reason: claim.delay_reason ?? undefined,
    dates: datesOf(claim),
    paperwork: claim.paperwork.map(({ report_type, transmission, control_number }) => ({
      report_type,
      transmission,
      ...(control_number && { id_kind: 'AC', control_number }),
    })),
    patient_paid: claim.patient_paid?.amount || undefined,
    referral_number: claim.referral_number ?? undefined,
    prior_authorization: claim.prior_authorization ?? undefined,
    payer_claim_control_number:
      claim.frequency === 'original' ? undefined : (claim.payer_claim_control_number ?? undefined),
    notes: claim.note ? [{ kind: 'ADD', text: plainText(claim.note) }] : [],
    diagnoses: diagnoses.map(({ code }, i) => ({
      kind: i === 0 ? 'ABK' : 'ABF',
      code: code.replace('.', ''),
    })),
    referring_provider: claim.referring_provider
      ? {
          kind: 'person' as const,
          name: cut(claim.referring_provider.name.family, 60),
          first_name: cut(claim.referring_provider.name.given, 35),
          id_kind: 'XX',
          id: claim.referring_provider.npi,
        }
      : undefined,
    rendering_provider: rendering.npi === biller!.npi ? undefined : providerParty(rendering, 'PE'),
    facility: site
      ? {
          kind: 'organization' as const,
          name: cut(site.name, 60),
          ...(site.npi && { id_kind: 'XX', id: site.npi }),
          ...placeOf(site.address),
        }
      : undefined,
    supervising_provider: supervising ? providerParty(supervising) : undefined,
    other_coverages: otherCoverages(claim, snapshot),
    lines: claim.lines.map((line, i) => lineContent(claim, line, i, place, providerOf)),
  }
}

function datesOf({ accident, hospitalization }: ClaimRow) {
  const dates = [
    { kind: '439', days: accident?.occurred_on },
    { kind: '435', days: hospitalization?.admitted_on },
    { kind: '096', days: hospitalization?.discharged_on },
  ]
  return dates.flatMap(({ kind, days }) => (days ? [{ kind, days }] : []))
}

// One date, or two separated by a slash.
const daysOf = (line: Line) => {
  const last = lastDayOf(line)
  return last === line.service_date ? last : `${line.service_date}/${last}`
}

function lineContent(
  claim: ClaimRow,
  line: Line,
  i: number,
  place: string,
  providerOf: (id: string) => Provider | undefined,
) {
  const own = line.practitioner_id && line.practitioner_id !== claim.practitioner_id
  const procedure = { kind: 'HC', code: line.procedure_code, modifiers: line.modifiers }
  const here = line.place_of_service ?? claim.place_of_service
  return {
    number: `${i + 1}`,
    procedure,
    charge: line.charge.amount,
    unit_kind: 'units' as const,
    units: line.units,
    place_of_service: here && here !== place ? here : undefined,
    diagnosis_pointers: line.diagnosis_pointers,
    service_date: daysOf(line),
    line_control_number: line.line_control_number,
    rendering_provider: own ? providerParty(providerOf(line.practitioner_id!)!, 'PE') : undefined,
    prior_results: claim.prior_payer_results.flatMap(({ payer_id, decided_on, lines }) => {
      const prior_line = lines.find((each) => each.line_control_number === line.line_control_number)
      if (!prior_line) return []
      const adjustments = prior_line.adjustments.map(adjustmentSegment)
      const paid = prior_line.paid.amount
      // SVD03 is the code that the payer adjudicated, which can differ from the billed one.
      const adjudicated = {
        ...procedure,
        code: prior_line.procedure_code ?? procedure.code,
        modifiers: prior_line.modifiers ?? procedure.modifiers,
      }
      const decision = { payer: payer_id, paid, procedure: adjudicated, adjustments, decided_on }
      return [{ ...decision, units: line.units }]
    }),
  }
}

const adjustmentSegment = ({ group, reason, amount, quantity }: Adjustment) => ({
  group,
  reason: reason!,
  amount: amount!.amount,
  quantity: quantity ?? undefined,
})

const otherCoverages = (claim: ClaimRow, snapshot: Snapshot) =>
  claim.prior_payer_results.flatMap((result) => {
    const { payer_id, paid, adjustments = [], lines, decided_on, sequence, coverage_id } = result
    const other = snapshot.others.find((each) => each.coverage_id === coverage_id) ?? snapshot
    const insured =
      other.relationship === 'self' ? other.patient : (other.subscriber ?? other.patient)
    return [
      {
        sequence,
        relationship: relationships[other.relationship],
        group_number: cut(other.group_number, 50),
        filing_code: other.payer.filing_code,
        adjustments: adjustments.map(adjustmentSegment),
        paid: paid.amount,
        assignment_of_benefits: yesNo(claim.assignment_of_benefits),
        release_of_information: claim.release_of_information ? 'Y' : 'I',
        subscriber: {
          ...individualParty(insured),
          id_kind: 'MI',
          id: other.member_id ?? undefined,
          ...placeOf(insured.address),
        },
        payer: { ...payerParty(other), id: payer_id },
        decided_on: lines.length === 0 ? decided_on : undefined, // Else with each line.
      },
    ]
  })
