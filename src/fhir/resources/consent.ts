// Consent: a consent of a person, granted or declined.
import type { Consent as FhirConsent } from '@medplum/fhirtypes'
import type { Consent } from '#areas/persons/consent/schema.ts'
import { consent_scopes, extensions, purposes, systems } from '#areas/imports/fhir_rows/codes.ts'
import {
  coding,
  concept,
  hl7,
  identifiersOf,
  isText,
  type ObjectOf,
  ownId,
  periodOf,
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

const actions = { access: 'access', use: 'use', disclose: 'disclose' } as const

function consentOf(consent: ConsentObject): FhirConsent {
  const { kind, evidence, decision, period, recipients, data_categories } = consent
  const signed = evidence.at(-1)
  return complete<FhirConsent>({
    resourceType: 'Consent',
    id: ownId(consent),
    meta: metaOf(consent),
    extension: [signingOf(consent)],
    identifier: identifiersOf(consent),
    status: statuses[consent.status],
    scope: concept(hl7('consentscope', consent_scopes[kind] ?? 'patient-privacy')),
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
        extension: [{ url: extensions.party, valueCode: type }],
        role: { coding: [hl7('v3-ParticipationType', 'IRCP', 'information recipient')] },
        reference:
          type === 'practitioner' && id
            ? { ...refer('Practitioner', id)!, display: name }
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

const textPart = (url: string, valueString: string | null | undefined) =>
  isText(valueString) ? { url, valueString } : undefined

// The kind of consent, the document and its signature, which FHIR has no elements for.
function signingOf({ kind, document, evidence, grantor, regimes, statements }: ConsentObject) {
  const signed = evidence.at(-1)
  const stated = Object.entries(statements ?? {}).filter(([, is_stated]) => is_stated)
  return {
    url: extensions.consent,
    extension: [
      textPart('kind', kind),
      textPart('document_version', document?.version),
      textPart('document_sha256', document?.sha256),
      textPart('signature_method', signed?.method),
      textPart('signer_name', signed?.signer_name),
      textPart('intent', signed?.intent),
      textPart('capacity', grantor?.capacity),
      ...regimes.map((regime) => textPart('regime', regime)),
      ...stated.map(([name]) => ({ url: 'statement', valueCode: name })),
    ],
  }
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
