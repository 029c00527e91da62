// Types of a consent decision: the question, the facts and the verdict.
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import type {
  Action,
  Activity,
  BasisType,
  ConsentKind,
  DataCategory,
  DenialCode,
  legalBases,
  Obligation,
  partyTypes,
  Purpose,
} from './vocabulary.ts'

export type Party = {
  type: (typeof partyTypes)[number]
  id: string | null
  name: string | null
}

export type AccessRequest = {
  activity: Activity | null // Set when the question is about an activity, not data.
  action: Action
  purpose: Purpose
  actor: { kind: 'account' | 'practitioner' | 'person'; id: string }
  recipient: Party | null // Null if the data stays with the actor.
  data_categories: DataCategory[]
  service_date: string | null // Date of service the data relates to, such as 2027-03-01.
  author_id: string | null // Author of the note, where that matters.
  legal_basis: { type: (typeof legalBases)[number]; part2_order: boolean } | null
  emergency_access_id: string | null
  as_of: string
}

export type ConsentFact = {
  id: string
  kind: ConsentKind
  decision: 'permit' | 'deny'
  status: ConsentRow['status']
  purposes: Purpose[]
  recipients: (Party & { revoked_at: string | null })[]
  data_categories: DataCategory[]
  actions: Action[]
  period: { start: string | null; end: string | null }
  data_period: { start: string | null; end: string | null } | null
  recorded_by: string | null // The practitioner who recorded the signature; null for others.
}

export type Facts = {
  person_id: string
  // A minor who lawfully consented alone: parents have no access as representatives.
  consented_alone: boolean
  // Personal representatives at that time.
  representatives: {
    relationship_id: string
    person_id: string | null
    authority: string[]
    restrictions: string[]
  }[]
  consents: ConsentFact[]
  care_team: string[] // Ids of practitioners.
  payers: string[] // Ids of the payers of active coverages.
  // Categories that the person's state protects specially.
  protected_categories: DataCategory[]
  emergency_accesses: { id: string; practitioner_id: string }[] // Those that are open.
}

export type Basis = { type: BasisType; id: string | null }

export type RequiredConsent = {
  kind: ConsentKind
  purposes: Purpose[]
  data_categories: DataCategory[]
  recipient: Party | null
}

export type Denial = {
  data_category: DataCategory | null // Null if an activity is denied.
  code: DenialCode
  required_consent: RequiredConsent | null // Null if no consent would help.
}

export type Verdict = {
  decision: 'permit' | 'deny'
  basis: Basis[]
  obligations: Obligation[]
  permitted: DataCategory[]
  denied: Denial[]
  refused_by: Basis[] // Consents behind a denial, even if the rest is permitted.
}

// A verdict as recorded in the audit log.
export type Decision = Verdict & {
  id: string
  person_id: string
  evaluated_at: string
  request: Pick<AccessRequest, 'purpose' | 'recipient'>
}
