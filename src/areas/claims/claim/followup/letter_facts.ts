// What a letter about a claim must name so that a payer can find it: the patient, the providers,
// and the lines with the payer's reasons.
import { billerName } from '#areas/claims/claim/providers.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Individual } from '#areas/claims/claim/validation/facts.ts'

const fullName = ({ first_name, middle_name, last_name, suffix }: Individual) =>
  [first_name, middle_name, last_name, suffix].filter(Boolean).join(' ')

export function letterFacts(claim: ClaimRow) {
  const { coverage_snapshot: sent, billing_provider: biller, practitioner_id } = claim
  const rendering = sent?.providers.find((each) => each.practitioner_id === practitioner_id)
  const codes = new Map(claim.diagnoses.map(({ code, rank }) => [rank, code]))
  return {
    payer: { id: claim.payer_id, name: sent?.payer.name ?? claim.payer_id },
    patient: {
      name: sent ? fullName(sent.patient) : null,
      birth_date: sent?.patient.birth_date ?? null,
    },
    subscriber_name: sent?.subscriber ? fullName(sent.subscriber) : null,
    member_id: sent?.member_id ?? null,
    group_number: sent?.group_number ?? null,
    provider: biller && {
      name: billerName(biller)!,
      npi: biller.npi,
      tax_id: biller.tax_id,
      address: biller.address,
      phone: biller.phone,
    },
    practitioner: rendering
      ? { name: `${rendering.first_name} ${rendering.last_name}`, npi: rendering.npi }
      : null,
    lines: claim.lines.map((line) => ({
      service_date: line.service_date,
      procedure_code: line.procedure_code,
      modifiers: line.modifiers,
      diagnosis_codes: line.diagnosis_pointers.flatMap((rank) => codes.get(rank) ?? []),
      charge: line.charge,
      paid: line.paid,
      reasons: line.reasons.map(({ code, label }) => ({ code, label })),
    })),
  }
}

// The same as text, for payers that receive the letter electronically.
export function letterText(claim: ClaimRow, subject: string, text: string) {
  const { payer, patient, member_id, provider, practitioner, lines } = letterFacts(claim)
  const reasons = new Map(
    lines.flatMap((line) => line.reasons.map(({ code, label }) => [code, label])),
  )
  return [
    subject,
    `To: ${payer.name}`,
    `Patient: ${patient.name ?? 'unknown'}, born ${patient.birth_date ?? 'unknown'}`,
    `Member ID: ${member_id ?? 'unknown'}`,
    `Provider: ${provider?.name ?? 'unknown'}, NPI ${provider?.npi ?? 'unknown'}`,
    `Rendering provider: ${practitioner?.name ?? 'unknown'}, NPI ${practitioner?.npi ?? 'unknown'}`,
    `Claim: ${claim.patient_control_number}`,
    `Payer claim: ${claim.payer_claim_control_number ?? 'unknown'}`,
    `Dates of service: ${claim.service_from} to ${claim.service_to}`,
    ...[...reasons].map(([code, label]) => `Reason: ${code} ${label}`),
    '',
    text,
  ].join('\n')
}
