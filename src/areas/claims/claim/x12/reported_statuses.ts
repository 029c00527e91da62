// Extracts the status of each claim from a 277CA or 277, including statuses that apply to a whole
// provider or file.
import type { ClaimAcknowledgment, ClaimStatus, StatusResponse } from '#x12/status.ts'

export type Word = {
  category?: string | undefined
  code?: string | undefined
  entity?: string | undefined
  message?: string | undefined
  effective_on?: string | undefined
}

export type Said = {
  kind: '277CA' | '277'
  by: 'clearinghouse' | 'payer'
  control_number: string | undefined // Patient control number.
  payer_claim_control_number: string | null
  attempt: number | null // Attempt it responds to, if known.
  statuses: Word[]
}

// BHT03 of our submissions: patient control number and attempt.
export const referenceOf = (control_number: string, attempt: number) =>
  `${control_number}-${attempt}`

function readReference(reference: string | undefined) {
  const [, control_number, attempt] = /^([A-Z0-9]{17})-(\d{1,6})$/.exec(reference ?? '') ?? []
  return { control_number, attempt: attempt ? Number(attempt) : null }
}

const wordOf = ({ category, code, entity, message, effective_on }: Word): Word => ({
  category,
  code,
  entity,
  message,
  effective_on,
})

export function saidIn277CA({ payers }: ClaimAcknowledgment): Said[] {
  return payers.flatMap(({ clearinghouse, submitters }) => {
    const by = clearinghouse ? ('clearinghouse' as const) : ('payer' as const)
    return submitters.flatMap((submitter) => {
      const answers = readReference(submitter.trace_number)
      const named = submitter.providers.flatMap(({ patients, statuses }) =>
        patients.flatMap(({ claims }) =>
          claims.map((claim) => saidOf(claim, statuses, by, answers.attempt)),
        ),
      )
      if (named.length > 0 || !answers.control_number) return named
      const whole = [...submitter.statuses, ...submitter.providers.flatMap((each) => each.statuses)]
      const { control_number, attempt } = answers
      const statuses = whole.map(wordOf)
      const payer_claim_control_number = null
      return [{ kind: '277CA', by, control_number, attempt, statuses, payer_claim_control_number }]
    })
  }) as Said[]
}

const saidOf = (
  claim: ClaimStatus,
  above: Word[],
  by: Said['by'],
  attempt: number | null,
): Said => ({
  kind: '277CA',
  by,
  control_number: claim.trace_number ?? claim.patient_control_number,
  payer_claim_control_number: claim.payer_claim_control_number ?? null,
  attempt,
  statuses: (claim.statuses.length > 0 ? claim.statuses : above).map(wordOf),
})

export function saidIn277({ payers }: StatusResponse): Said[] {
  const claims = payers.flatMap(({ receivers }) =>
    receivers.flatMap(({ providers }) =>
      providers.flatMap(({ subscribers }) =>
        subscribers.flatMap(({ claims: own, dependents }) => [
          ...own,
          ...dependents.flatMap((dependent) => dependent.claims),
        ]),
      ),
    ),
  )
  return claims.map((claim) => ({
    ...saidOf(claim, [], 'payer', null),
    kind: '277',
    control_number: claim.patient_control_number ?? claim.trace_number,
  }))
}
