// CoverageEligibilityResponse: the payer's response to an eligibility check.
import type { CoverageEligibilityResponse } from '@medplum/fhirtypes'
import type { EligibilityCheck } from '#areas/claims/eligibility_check/schema.ts'
import {
  coding,
  concept,
  identifiersOf,
  logicalReference,
  moneyOf,
  type ObjectOf,
  ownId,
  payerReference,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { byCode, date, patient, token } from '../search_params.ts'

type CheckObject = ObjectOf<typeof EligibilityCheck>
type Benefit = CheckObject['benefits'][number]

const outcomes: Record<CheckObject['status'], CoverageEligibilityResponse['outcome']> = {
  requested: 'queued',
  completed: 'complete',
  failed: 'error',
  timed_out: 'error',
}
const service_types = 'https://x12.org/codes/service-type-codes'

// Benefits that don't name a service are about health benefits in general (30).
const itemOf = ({ service_type_codes, type, amount, quantity, network }: Benefit) => ({
  category: concept(coding(service_types, service_type_codes[0] ?? '30')),
  network: network === 'unknown' ? undefined : { text: network.replaceAll('_', ' ') },
  benefit: [
    {
      type: { text: type },
      allowedMoney: amount ? moneyOf(amount) : undefined,
      allowedUnsignedInt:
        !amount && quantity !== null && Number.isInteger(quantity) ? quantity : undefined,
    },
  ],
})

const eligibilityResponseOf = (check: CheckObject): CoverageEligibilityResponse =>
  complete<CoverageEligibilityResponse>({
    resourceType: 'CoverageEligibilityResponse',
    id: ownId(check),
    meta: metaOf(check),
    identifier: identifiersOf(check),
    status: 'active',
    purpose: ['validation', 'benefits'],
    patient: refer('Patient', check.person_id)!,
    servicedDate: check.service_date,
    created: check.created_at,
    request: logicalReference(check.id),
    outcome: outcomes[check.status],
    disposition: check.outcome?.replaceAll('_', ' '),
    insurer: payerReference(check.payer_id),
    insurance: [
      {
        coverage: refer('Coverage', check.coverage_id)!,
        inforce: check.outcome ? check.outcome === 'active' : undefined,
        item: check.benefits.map(itemOf),
      },
    ],
    error: check.errors.map(({ code, message }) => ({
      code: { coding: [coding('urn:attune:eligibility_error', code)], text: message },
    })),
  })

export const eligibilityResponseType: ResourceType = {
  type: 'CoverageEligibilityResponse',
  about: 'The result of an eligibility check.',
  sources: [
    {
      list: '/v1/eligibility_checks',
      prefix: 'elig',
      map: (check: CheckObject) => [eligibilityResponseOf(check)],
      search: {
        patient,
        outcome: token('Outcome of the check.', 'status', byCode(outcomes)),
        created: date('When the check was created.', 'created_at'),
      },
    },
  ],
  includes: { patient: { expand: 'person', type: 'Patient' } },
}
