// Claim and ExplanationOfBenefit: a claim, and the payer's decision about it.
import type { Claim as FhirClaim, ExplanationOfBenefit } from '@medplum/fhirtypes'
import type { Claim } from '#areas/claims/claim/schema.ts'
import type { Money } from '#kernel/money.ts'
import { systems } from '#areas/imports/fhir_rows/codes.ts'
import {
  coding,
  concept,
  hl7,
  identifiersOf,
  moneyOf,
  type ObjectOf,
  ownId,
  payerReference,
  periodOf,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { byCode, date, patient, practitioner, token } from '../search_params.ts'

type ClaimObject = ObjectOf<typeof Claim>
type Line = ClaimObject['lines'][number]

const statuses: Record<ClaimObject['status'], FhirClaim['status']> = {
  drafted: 'draft',
  validated: 'draft',
  submitted: 'active',
  acknowledged: 'active',
  accepted: 'active',
  rejected: 'active',
  pended: 'active',
  paid: 'active',
  partially_paid: 'active',
  denied: 'active',
  appealed: 'active',
  reversed: 'active',
  superseded: 'cancelled',
  voiding: 'active',
  voided: 'cancelled',
  closed: 'active',
  canceled: 'cancelled',
}

// Outcomes of the claims that the payer decided.
const outcomes: Partial<Record<ClaimObject['status'], ExplanationOfBenefit['outcome']>> = {
  paid: 'complete',
  partially_paid: 'complete',
  denied: 'complete',
  appealed: 'partial',
  reversed: 'complete',
  closed: 'complete',
}

const professional = concept(hl7('claim-type', 'professional'))

// The elements that a claim and its explanation share.
const sharedBy = (claim: ClaimObject) => ({
  identifier: [
    ...identifiersOf(claim),
    { system: 'urn:attune:patient_control_number', value: claim.patient_control_number },
  ],
  type: professional,
  use: 'claim' as const,
  patient: refer('Patient', claim.person_id)!,
  created: claim.created_at,
  insurer: payerReference(claim.payer_id),
  provider: refer('Practitioner', claim.practitioner_id)!,
  diagnosis: claim.diagnoses.map(({ code, rank }) => ({
    sequence: rank,
    diagnosisCodeableConcept: concept(coding(systems.icd10, code)),
  })),
})

const itemOf = (line: Line, at: number) => ({
  sequence: at + 1,
  diagnosisSequence: line.diagnosis_pointers,
  productOrService: concept(coding(systems.cpt, line.procedure_code)),
  modifier: line.modifiers.map((code) => ({ coding: [coding(systems.cpt, code)] })),
  ...(line.service_ends_on
    ? { servicedPeriod: periodOf(line.service_date, line.service_ends_on) }
    : { servicedDate: line.service_date }),
  quantity: { value: line.units },
  net: moneyOf(line.charge),
  encounter: [refer('Encounter', line.session_id)],
})

const claimOf = (claim: ClaimObject): FhirClaim =>
  complete<FhirClaim>({
    resourceType: 'Claim',
    id: ownId(claim),
    meta: metaOf(claim),
    ...sharedBy(claim),
    status: statuses[claim.status],
    priority: concept(hl7('processpriority', 'normal')),
    related: claim.original_claim_id ? [{ claim: refer('Claim', claim.original_claim_id) }] : [],
    insurance: [{ sequence: 1, focal: true, coverage: refer('Coverage', claim.coverage_id)! }],
    item: claim.lines.map(itemOf),
    total: moneyOf(claim.charge),
  })

const amount = (category: string, money: Money) => ({
  category: concept(hl7('adjudication', category)),
  amount: moneyOf(money),
})

const adjudicationsOf = ({ charge, allowed, paid, adjustments }: Line) => [
  amount('submitted', charge),
  allowed ? amount('eligible', allowed) : undefined,
  paid ? amount('benefit', paid) : undefined,
  ...adjustments.map(({ group, reason, amount: money }) => ({
    category: concept(coding('https://x12.org/codes/claim-adjustment-group-codes', group)),
    reason: reason
      ? concept(coding('https://x12.org/codes/claim-adjustment-reason-codes', reason))
      : undefined,
    amount: money ? moneyOf(money) : undefined,
  })),
]

function explanationsOf(claim: ClaimObject): ExplanationOfBenefit[] {
  const outcome = outcomes[claim.status]
  if (!outcome) return []
  const { deductible, coinsurance, copay } = claim.patient_responsibility
  return [
    complete<ExplanationOfBenefit>({
      resourceType: 'ExplanationOfBenefit',
      id: ownId(claim),
      meta: metaOf(claim),
      ...sharedBy(claim),
      status: 'active',
      claim: refer('Claim', claim.id),
      outcome,
      disposition: claim.status_reason?.message,
      insurance: [{ focal: true, coverage: refer('Coverage', claim.coverage_id)! }],
      item: claim.lines.map((line, at) => ({
        ...itemOf(line, at),
        adjudication: adjudicationsOf(line),
      })),
      total: [
        amount('submitted', claim.charge),
        amount('eligible', claim.allowed),
        amount('benefit', claim.payer_paid),
        amount('deductible', deductible),
        amount('copay', copay),
        { category: { text: 'coinsurance' }, amount: moneyOf(coinsurance) },
      ],
      payment: { amount: moneyOf(claim.payer_paid) },
    }),
  ]
}

const claims = { list: '/v1/claims', prefix: 'clm' } as const
const search = {
  patient,
  provider: practitioner,
  created: date('When it was created.', 'created_at'),
}
const includes = {
  patient: { expand: 'person', type: 'Patient' },
  provider: { expand: 'practitioner', type: 'Practitioner' },
}

export const claimType: ResourceType = {
  type: 'Claim',
  about: 'A claim.',
  sources: [
    {
      ...claims,
      map: (claim: ClaimObject) => [claimOf(claim)],
      search: {
        ...search,
        status: token('Status of the claim.', 'status', byCode(statuses)),
      },
    },
  ],
  includes,
}

export const explanationOfBenefitType: ResourceType = {
  type: 'ExplanationOfBenefit',
  about: "The payer's decision about a claim.",
  sources: [
    {
      ...claims,
      map: explanationsOf,
      always: { status: Object.keys(outcomes).join(',') },
      search,
    },
  ],
  includes,
}
