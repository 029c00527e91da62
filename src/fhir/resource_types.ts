// Every resource type of the FHIR API. The CapabilityStatement, searches and reads derive from it.
import type { ResourceType } from './resource.ts'
import { appointmentType } from './resources/appointment.ts'
import { observationType } from './resources/assessment.ts'
import { auditEventType } from './resources/audit_event.ts'
import { claimType, explanationOfBenefitType } from './resources/claim.ts'
import { consentType } from './resources/consent.ts'
import { coverageType } from './resources/coverage.ts'
import { documentReferenceType } from './resources/document_reference.ts'
import { eligibilityResponseType } from './resources/eligibility_check.ts'
import { encounterType } from './resources/encounter.ts'
import { questionnaireResponseType } from './resources/form_response.ts'
import { locationType } from './resources/location.ts'
import { conditionType, provenanceType } from './resources/note.ts'
import { patientType } from './resources/patient.ts'
import { practitionerRoleType, practitionerType } from './resources/practitioner.ts'
import { scheduleType } from './resources/practitioner.ts'
import { questionnaireType } from './resources/questionnaire.ts'
import { relatedPersonType } from './resources/related_person.ts'
import { slotType } from './resources/slot.ts'

export const resourceTypes: ResourceType[] = [
  patientType,
  relatedPersonType,
  practitionerType,
  practitionerRoleType,
  locationType,
  scheduleType,
  slotType,
  appointmentType,
  encounterType,
  consentType,
  conditionType,
  documentReferenceType,
  observationType,
  questionnaireType,
  questionnaireResponseType,
  coverageType,
  eligibilityResponseType,
  claimType,
  explanationOfBenefitType,
  provenanceType,
  auditEventType,
]

// The resource types, and the URL that their references are relative to.
export type Mapped = { base: string; types: Map<string, ResourceType> }

export const mappedAt = (public_url: string): Mapped => ({
  base: `${public_url}/fhir/R4`,
  types: new Map(resourceTypes.map((each) => [each.type, each])),
})
