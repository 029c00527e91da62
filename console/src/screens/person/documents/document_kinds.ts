// The kinds of documents by name.
import type { Document } from 'attune'

type Kind = Document['kind']

const names: Record<Kind, string> = {
  insurance_card: 'Insurance card',
  identification: 'Identification',
  consent: 'Consent',
  financial: 'Financial',
  claim_attachment: 'Claim attachment',
  referral: 'Referral',
  letter: 'Letter',
  report: 'Report',
  treatment_record: 'Treatment record',
  lab_result: 'Lab result',
  credential: 'Credential',
  other: 'Other',
}

export const kindName = (kind: Kind) => names[kind]
export const kindOptions = Object.entries(names) as [Kind, string][]
