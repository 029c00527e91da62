// Extracts the status of each claim from a 277CA or 277, including statuses that apply to a whole
// provider or file.
import type { ClaimAcknowledgment, ClaimStatus, StatusResponse } from '#x12/status.ts'

export type StatusCode = {
  category?: string | undefined
  code?: string | undefined
  entity?: string | undefined
  message?: string | undefined
  effective_on?: string | undefined
}

export type ReportedStatus = {
  kind: '277CA' | '277'
  by: 'clearinghouse' | 'payer'
  control_number: string | undefined // Patient control number.
  provider_npi: string | undefined
  patient: { name?: string | undefined; first_name?: string | undefined }
  charge: number | undefined // In cents (STC04).
  payer_claim_control_number: string | null
  attempt: number | null // Attempt it responds to, if known.
  statuses: StatusCode[]
}

// BHT03 of our submissions: patient control number and attempt.
export const referenceOf = (control_number: string, attempt: number) =>
  `${control_number}-${attempt}`

function readReference(reference: string | undefined) {
  const [, control_number, attempt] = /^([A-Z0-9]{14,17})-(\d{1,6})$/.exec(reference ?? '') ?? []
  return { control_number, attempt: attempt ? Number(attempt) : null }
}

const statusCodeOf = ({
  category,
  code,
  entity,
  message,
  effective_on,
}: StatusCode): StatusCode => ({
  category,
  code,
  entity,
  message,
  effective_on,
})

export function statusesIn277CA({ payers }: ClaimAcknowledgment): ReportedStatus[] {
  return payers.flatMap(({ clearinghouse, submitters }) => {
    const by = clearinghouse ? ('clearinghouse' as const) : ('payer' as const)
    return submitters.flatMap((submitter): ReportedStatus[] => {
      const request = readReference(submitter.trace_number)
      const by_claim = submitter.providers.flatMap(({ provider, patients, statuses }) =>
        patients.flatMap(({ patient = {}, claims }) =>
          claims.map((claim) => ({
            ...reportedStatus(claim, statuses, by, request.attempt),
            provider_npi: npiOf(provider),
            patient,
          })),
        ),
      )
      if (by_claim.length > 0 || !request.control_number) return by_claim
      const whole = [...submitter.statuses, ...submitter.providers.flatMap((each) => each.statuses)]
      const { control_number, attempt } = request
      const statuses = whole.map(statusCodeOf)
      const whole_file = {
        kind: '277CA' as const,
        payer_claim_control_number: null,
        provider_npi: undefined,
        patient: {},
        charge: undefined,
      }
      return [{ ...whole_file, by, control_number, attempt, statuses }]
    })
  })
}

const npiOf = (party: { id_kind?: string | undefined; id?: string | undefined } | undefined) =>
  party?.id_kind === 'XX' ? party.id : undefined

const reportedStatus = (
  claim: ClaimStatus,
  above: StatusCode[],
  by: ReportedStatus['by'],
  attempt: number | null,
): ReportedStatus => ({
  kind: '277CA',
  by,
  control_number: claim.trace_number ?? claim.patient_control_number,
  provider_npi: undefined,
  patient: {},
  charge: claim.statuses.find(({ charge }) => charge !== undefined)?.charge,
  payer_claim_control_number: claim.payer_claim_control_number ?? null,
  attempt,
  statuses: (claim.statuses.length > 0 ? claim.statuses : above).map(statusCodeOf),
})

export function statusesIn277({ payers }: StatusResponse): ReportedStatus[] {
  const claims = payers.flatMap(({ receivers }) =>
    receivers.flatMap(({ providers }) =>
      providers.flatMap(({ provider, subscribers }) =>
        subscribers
          .flatMap(({ claims: own, dependents }) => [
            ...own,
            ...dependents.flatMap((dependent) => dependent.claims),
          ])
          .map((claim) => ({ claim, provider_npi: npiOf(provider) })),
      ),
    ),
  )
  return claims.map(({ claim, provider_npi }) => ({
    ...reportedStatus(claim, [], 'payer', null),
    provider_npi,
    kind: '277',
    control_number: claim.patient_control_number ?? claim.trace_number,
  }))
}
