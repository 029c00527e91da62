// The facts a claim is validated against, gathered first so that validation is a pure function.
import type { Static } from 'typebox'
import type { Payer, PayerTerms } from '#catalogue/payers.ts'
import type { AuthorizationRow } from '#areas/claims/authorization/schema.ts'
import type { UsAddress } from '#areas/claims/claim/providers.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { BilledSessionRow } from '#areas/claims/claim/store.ts'

import type { CodeEdits } from './code_edits.ts'

export type Sex = 'female' | 'male' | 'unknown'
export type PostalAddress = Static<typeof UsAddress>
export type Individual = {
  first_name: string | null // Null for a person with one name.
  middle_name?: string | null
  last_name: string | null
  suffix?: string | null
  birth_date: string | null
  sex: Sex | null
  address: PostalAddress | null
}
export type Provider = {
  practitioner_id: string
  first_name: string
  last_name: string
  npi: string | null
  taxonomy: string | null
  profession: string
  prescribes: boolean
}

// Coverage data as sent to payers; parts can be unknown. Captured at submission.
export type Insured = {
  payer: { id: string; name: string; filing_code: string }
  member_id: string | null
  group_number: string | null
  group_name: string | null
  relationship: 'self' | 'spouse' | 'child' | 'other'
  subscriber: Individual | null // Null if the patient is the subscriber.
  patient: Individual
}

export type CoverageFact = {
  starts_on: string | null
  ends_on: string | null
  active: boolean // Not ended or withdrawn.
  enrolled: boolean // Whether enrollment for claims is recorded.
  conflict: boolean // Another coverage has the same sequence on that date.
  needs_authorization: boolean
  found_inactive_on: string | null // By the last eligibility check, for which date.
}

// The authorization that the claim names.
export type AuthorizationFact = Pick<
  AuthorizationRow,
  'status' | 'procedure_codes' | 'practitioner_id' | 'starts_on' | 'ends_on'
> & {
  units_left: number | null // Null if they aren't limited.
  units_needed: number
}

export type SessionFact = {
  id: string
  status: BilledSessionRow['status']
  person_ids: string[]
  practitioner_id: string
  format: BilledSessionRow['format']
  signed: boolean // A signed note supports the session.
  billed_elsewhere: boolean
  charged_to_person: boolean
}

export type CodeFact = 'unknown' | 'not_valid' | 'not_billable'

export type ClaimFacts = {
  claim: ClaimRow
  today: string
  livemode: boolean
  has_clearinghouse: boolean // Whether a clearinghouse is configured.
  insured: Insured
  others: Map<string, Insured> // Prior payers, by coverage.
  coverage: CoverageFact
  authorization: AuthorizationFact | null
  payer: Payer | undefined
  rules: PayerTerms | undefined
  providers: Map<string, Provider> // By practitioner.
  npi_entities: Map<string, 'individual' | 'organization'> // Per NPPES, if known.
  ineligible: Map<string, string> // Reason, by practitioner.
  unverified: Set<string> // Practitioners whose verification isn't in effect.
  barred: Set<string> // Practitioners who can't treat or supervise anywhere.
  diagnoses: Map<string, CodeFact> // Problem, by code; valid codes are absent.
  loaded_codes: Set<string> // Procedure codes and modifiers beside the built-in ones.
  edits: CodeEdits
  strict_codes: boolean // Whether codes outside the code sets are errors.
  sessions: Map<string, SessionFact>
  consent: 'given' | 'missing' | 'restricted'
  crossed_over: boolean // The previous payer forwarded the claim.
  original: Pick<ClaimRow, 'status' | 'payer_claim_control_number'> | null
  allowed_cents: Map<string, number> // The payer's usual allowed amount by code, if known.
}

export const supervisedBy = ({ claim, providers }: ClaimFacts) =>
  claim.supervising_practitioner_id ? providers.get(claim.supervising_practitioner_id) : undefined

export const renderingOf = (
  { claim, providers }: ClaimFacts,
  line?: { practitioner_id: string | null },
) => providers.get(line?.practitioner_id ?? claim.practitioner_id)
