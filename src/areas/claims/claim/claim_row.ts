// Types of a decrypted claim and its history.
import type { Row } from '#kernel/record.ts'
import type { Line, Money, PriorPayerResult } from './parts.ts'
import type { BillingProvider } from './providers.ts'
import type { StatusReason, Validation } from './results_schema.ts'

export type ClaimRow = Row & {
  person_id: string
  coverage_id: string
  practitioner_id: string
  supervising_practitioner_id: string | null
  payer_id: string
  payer_sequence: 'primary' | 'secondary' | 'tertiary'
  frequency: 'original' | 'replacement' | 'void'
  original_claim_id: string | null
  replaced_by_id: string | null
  prior_claim_id: string | null
  duplicate_of_id: string | null
  status: string
  status_before: string | null
  balance_status: string
  patient_control_number: string
  payer_claim_control_number: string | null
  attempt: number
  service_from: string | null
  service_to: string | null
  charge: Money
  allowed: Money
  payer_paid: Money
  contractual: Money
  patient_responsibility: Record<'deductible' | 'coinsurance' | 'copay' | 'other', Money>
  written_off: Money
  recoupment: Money
  payer_balance: Money
  patient_balance: Money
  diagnoses: { code: string; rank: number }[]
  lines: Line[]
  place_of_service: string | null
  prior_authorization: string | null
  billing_provider: BillingProvider | null
  service_facility: any
  referring_provider: any
  coverage_snapshot: Record<string, any> | null
  prior_payer_results: PriorPayerResult[]
  accept_assignment: 'assigned' | 'laboratory_only' | 'not_assigned'
  assignment_of_benefits: boolean
  release_of_information: boolean
  signature_on_file: boolean
  related_causes: string[]
  note: string | null
  patient_paid: Money | null
  delay_reason: string | null
  filing_deadline: string | null
  status_reason: StatusReason | null
  validations: Validation[]
}

export type RecordKind =
  | 'submission'
  | 'acknowledgment'
  | 'adjudication'
  | 'status_check'
  | 'response'
  | 'appeal'
  | 'appeal_decision'
  | 'write_off'
  | 'transfer'
  | 'correction'
  | 'recoupment'
  | 'void_refusal'

export type ClaimRecord = {
  id: string
  claim_id: string
  person_id: string
  kind: RecordKind
  reference: string // Identifies the entry, so a repeat is not recorded twice.
  attempt: number
  transmission_id: string | null
  remittance_id: string | null
  document_id: string | null
  content: Record<string, any>
  created_at: string
}
