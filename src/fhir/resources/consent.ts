// Consent: a consent of a person, granted or declined.
import type { Consent as FhirConsent } from '@medplum/fhirtypes'
import type { Consent } from '#areas/persons/consent/schema.ts'
import {
  coding,
  concept,
  hl7,
  identifiersOf,
  type ObjectOf,
  ownId,
  periodOf,
  systems,
  textOr,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { byCode, identifier, patient, token } from '../search_params.ts'

type ConsentObject = ObjectOf<typeof Consent>

const statuses: Record<ConsentObject['status'], FhirConsent['status']> = {
  drafted: 'draft',
  offered: 'proposed',
  scheduled: 'active',
  granted: 'active',
  declined: 'rejected',
  lapsed: 'inactive',
  suspended: 'inactive',
  revoked: 'inactive',
  expired: 'inactive',
  superseded: 'inactive',
  voided: 'entered-in-error',
}

// Consents that aren't about privacy.
const scopes: Partial<Record<ConsentObject['kind'], string>> = {
  treatment: 'treatment',
  telehealth: 'treatment',
  research: 'research',
}
const purposes: Record<ConsentObject['purposes'][number], string> = {
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
const actions = { access: 'access', use: 'use', disclose: 'disclose' } as const

function consentOf(consent: ConsentObject): FhirConsent {
  const { kind, evidence, decision, period, recipients, data_categories } = consent
  const signed = evidence.at(-1)
  return complete<FhirConsent>({
    resourceType: 'Consent',
    id: ownId(consent),
    meta: metaOf(consent),
    identifier: identifiersOf(consent),
    status: statuses[consent.status],
    scope: concept(hl7('consentscope', scopes[kind] ?? 'patient-privacy')),
    category: [
      concept(coding(systems.loinc, '59284-0', 'Patient Consent'), kind.replaceAll('_', ' ')),
      { coding: [hl7('v3-ActCode', 'IDSCL', 'information disclosure')] },
    ],
    patient: refer('Patient', consent.person_id),
    dateTime: signed?.signed_at,
    performer:
      signed && consent.grantor.capacity === 'self' ? [refer('Patient', consent.person_id)] : [],
    policyRule: concept(hl7('v3-ActCode', decision === 'permit' ? 'OPTIN' : 'OPTOUT')),
    verification: signed ? [{ verified: true, verificationDate: signed.recorded_at }] : [],
    provision: {
      type: decision,
      period: periodOf(period?.start, period?.end),
      actor: recipients.map(({ type, id, name }) => ({
        role: { coding: [hl7('v3-ParticipationType', 'IRCP', 'information recipient')] },
        reference:
          type === 'practitioner' && id
            ? refer('Practitioner', id)!
            : { display: textOr(name, textOr(id, type)) },
      })),
      action: consent.actions.flatMap((action) =>
        action === 'redisclose' ? [] : [{ coding: [hl7('consentaction', actions[action])] }],
      ),
      purpose: consent.purposes.map((purpose) => hl7('v3-ActReason', purposes[purpose])),
      class: data_categories.map((category) => coding(systems.data_category, category)),
      dataPeriod: periodOf(consent.data_period?.start, consent.data_period?.end),
    },
  })
}

export const consentType: ResourceType = {
  type: 'Consent',
  about: 'A consent, or a restriction, of a person.',
  sources: [
    {
      list: '/v1/consents',
      prefix: 'con',
      map: (consent: ConsentObject) => [consentOf(consent)],
      search: {
        patient,
        status: token('Status of the consent.', 'status', byCode(statuses)),
        identifier,
      },
    },
  ],
  includes: { patient: { expand: 'person', type: 'Patient' } },
}
