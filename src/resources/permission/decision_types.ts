// What a consent decision is asked, what it is judged by, and what it answers.
import type {
  Action,
  Activity,
  ConsentKind,
  DataCategory,
  legalBases,
  partyTypes,
  Purpose,
} from './words.ts'

export type Party = {
  type: (typeof partyTypes)[number]
  id: string | null
  name: string | null
}

export type Ask = {
  activity: Activity | null // To do something, rather than to see something.
  action: Action
  purpose: Purpose
  actor: { kind: 'account' | 'practitioner' | 'person'; id: string }
  recipient: Party | null // Who would get it; null when it stays with the actor.
  data_categories: DataCategory[]
  service_date: string | null // The day the data is about, as in 2027-03-01.
  author_id: string | null // Who wrote what is asked for, where that decides.
  legal_basis: { type: (typeof legalBases)[number]; part2_order: boolean } | null
  emergency_access_id: string | null
  as_of: string
}

export type ConsentFact = {
  id: string
  kind: ConsentKind
  decision: 'permit' | 'deny'
  status: string
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
  // A minor who lawfully consented alone: the parents do not stand in for them.
  consented_alone: boolean
  // Those who stand in for the person at that moment.
  representatives: {
    relationship_id: string
    person_id: string | null
    authority: string[]
    restrictions: string[]
  }[]
  consents: ConsentFact[]
  care_team: string[] // Ids of practitioners.
  payers: string[] // Ids of the payers of active coverages.
  // What the law of the person's state protects beyond ordinary data.
  protected_categories: DataCategory[]
  emergency_accesses: { id: string; practitioner_id: string }[] // Those that are open.
}

export type Basis = { type: string; id: string | null }

export type RequiredConsent = {
  kind: ConsentKind
  purposes: Purpose[]
  data_categories: DataCategory[]
  recipient: Party | null
}

export type Denied = {
  data_category: DataCategory | null // Null where an activity is refused.
  code: string
  required_consent: RequiredConsent | null // Null where no consent would help.
}

export type Verdict = {
  decision: 'permit' | 'deny'
  basis: Basis[]
  obligations: string[]
  permitted: DataCategory[]
  denied: Denied[]
  refused_by: Basis[] // The consents that refuse what is denied, also where the rest is permitted.
}

// A verdict as it was noted in the audit log.
export type Decision = Verdict & {
  id: string
  person_id: string
  evaluated_at: string
  asked: Pick<Ask, 'purpose' | 'recipient'>
}
