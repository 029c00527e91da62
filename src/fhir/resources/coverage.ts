// Coverage: a person's insurance.
import type { Coverage as FhirCoverage, RelatedPerson } from '@medplum/fhirtypes'
import type { Coverage } from '#areas/claims/coverage/schema.ts'
import { us_core } from '#areas/imports/fhir_rows/codes.ts'
import {
  addressOf,
  hl7,
  humanName,
  identifiersOf,
  type ObjectOf,
  ownId,
  payerReference,
  periodOf,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, type Draft, metaOf, type ResourceType } from '../resource.ts'
import { byCode, identifier, patient, token } from '../search_params.ts'

type CoverageObject = ObjectOf<typeof Coverage>
type Subscriber = NonNullable<CoverageObject['subscriber']>

const statuses: Record<CoverageObject['status'], FhirCoverage['status']> = {
  active: 'active',
  terminated: 'cancelled',
  voided: 'entered-in-error',
}
const orders = { primary: 1, secondary: 2, tertiary: 3 } as const

function coverageOf(coverage: CoverageObject): FhirCoverage {
  const { member_id, relationship, group_number, group_name, plan_name, subscriber } = coverage
  const coverage_class = (code: string, value: string | null, name?: string | null) =>
    value ? { type: { coding: [hl7('coverage-class', code)] }, value, name } : undefined
  return complete<FhirCoverage>({
    resourceType: 'Coverage',
    id: ownId(coverage),
    meta: metaOf(coverage, member_id !== null && `${us_core}/us-core-coverage`),
    identifier: [
      member_id
        ? { type: { coding: [hl7('v2-0203', 'MB', 'Member Number')] }, value: member_id }
        : undefined,
      ...identifiersOf(coverage),
    ],
    contained: subscriber ? [subscriberOf(subscriber, coverage.person_id)] : [],
    status: statuses[coverage.status],
    type: { text: coverage.program },
    subscriber:
      relationship === 'self'
        ? refer('Patient', coverage.person_id)
        : subscriber && { reference: '#subscriber' },
    subscriberId: member_id,
    beneficiary: refer('Patient', coverage.person_id)!,
    relationship: { coding: [hl7('subscriber-relationship', relationship)] },
    period: periodOf(coverage.starts_on, coverage.ends_on),
    payor: [payerReference(coverage.payer_id)],
    class: [
      coverage_class('group', group_number, group_name),
      coverage_class('plan', plan_name, plan_name),
    ],
    order: orders[coverage.sequence],
  })
}

// The subscriber is known only as part of the coverage.
const subscriberOf = (subscriber: Subscriber, person_id: string): Draft<RelatedPerson> => ({
  resourceType: 'RelatedPerson',
  id: 'subscriber',
  patient: refer('Patient', person_id),
  name: [humanName(subscriber.name)],
  birthDate: subscriber.birth_date,
  gender: subscriber.sex,
  address: subscriber.address ? [addressOf(subscriber.address)] : [],
})

export const coverageType: ResourceType = {
  type: 'Coverage',
  about: "A person's insurance coverage.",
  profile: `${us_core}/us-core-coverage`,
  sources: [
    {
      list: '/v1/coverages',
      prefix: 'cov',
      map: (coverage: CoverageObject) => [coverageOf(coverage)],
      search: {
        patient,
        beneficiary: patient,
        status: token('Status of the coverage.', 'status', byCode(statuses)),
        payor: token('The payer: `payer_id`.', 'payer_id'),
        identifier,
      },
    },
  ],
  includes: { patient: { expand: 'person', type: 'Patient' } },
}
