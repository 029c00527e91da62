// Codes of FHIR and their meaning in Attune, for the FHIR API and for imports of FHIR resources.
import type { NoteKind } from '#areas/notes/note/formats.ts'
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import type { Relationship } from '#areas/persons/person/details.ts'

export const systems = {
  object_id: 'urn:attune:id',
  external_id: 'urn:attune:external_id',
  identifier: 'urn:attune:identifier:',
  payer: 'urn:attune:payer',
  answer: 'urn:attune:answer',
  credential: 'urn:attune:credential',
  data_category: 'urn:attune:data_category',
  label: 'urn:attune:label',
  npi: 'http://hl7.org/fhir/sid/us-npi',
  ssn: 'http://hl7.org/fhir/sid/us-ssn',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  cpt: 'http://www.ama-assn.org/go/cpt',
  loinc: 'http://loinc.org',
  nucc: 'http://nucc.org/provider-taxonomy',
  race: 'urn:oid:2.16.840.1.113883.6.238',
  bcp47: 'urn:ietf:bcp:47',
} as const

export const us_core = 'http://hl7.org/fhir/us/core/StructureDefinition'

// Extensions with what FHIR has no element for.
export const extensions = {
  relationship: 'urn:attune:relationship',
  consent: 'urn:attune:consent',
  party: 'urn:attune:party_type',
  format: 'urn:attune:session_format',
  pronouns: 'http://hl7.org/fhir/StructureDefinition/individual-pronouns',
} as const

// Codes of v3 RoleCode.
export const role_codes: Record<Relationship['kind'], string | undefined> = {
  parent: 'PRN',
  guardian: 'GUARD',
  poa_health: 'HPOWATT',
  conservator: 'GUARD',
  spouse: 'SPS',
  caregiver: undefined,
  other: undefined,
}

// Scopes of consents that aren't about privacy.
export const consent_scopes: Partial<Record<ConsentRow['kind'], string>> = {
  treatment: 'treatment',
  telehealth: 'treatment',
  research: 'research',
}

// Codes of v3 ActReason.
export const purposes: Record<ConsentRow['purposes'][number], string> = {
  treatment: 'TREAT',
  payment: 'HPAYMT',
  operations: 'HOPERAT',
  care_coordination: 'COC',
  person_request: 'PATRQT',
  family_involvement: 'FAMRQT',
  legal: 'HLEGAL',
  research: 'HRESCH',
  marketing: 'HMARKT',
}

// LOINC document types. Other notes are of the general type.
export const note_types: Partial<Record<NoteKind, [string, string]>> = {
  progress: ['11506-3', 'Progress note'],
  intake: ['34117-2', 'History and physical note'],
  treatment_plan: ['18776-5', 'Plan of care note'],
  discharge: ['18842-5', 'Discharge summary'],
}

// Codes of v3 ActCode for sensitive information.
export const label_codes: Record<string, string> = {
  sud: 'ETH',
  hiv: 'HIV',
  abuse: 'SDV',
  sexual_health: 'SEX',
  reproductive_health: 'SEX',
  gender_affirming_care: 'SEX',
  minor_confidential: 'ADOL',
}

// What stands for a code. Undefined if several do, or none.
export function meaningOf<Name extends string>(
  codes: Partial<Record<Name, string | undefined>>,
  code: string | undefined,
): Name | undefined {
  const found = (Object.keys(codes) as Name[]).filter((name) => codes[name] === code)
  return code !== undefined && found.length === 1 ? found[0] : undefined
}
