// Consents from Consent. One that is active comes with its signature, as the other system has it.
import { createHash } from 'node:crypto'
import { canonical } from '#crypto/canonical_json.ts'
import {
  actions,
  consentKinds,
  dataCategories,
} from '#areas/persons/consent_decision/vocabulary.ts'
import { consent_scopes, extensions, meaningOf, purposes, systems } from './codes.ts'
import {
  choiceOf,
  codeIn,
  type Element,
  extensionOf,
  extensionsIn,
  listOf,
  partOf,
  periodOf,
  present,
  presentList,
  textOf,
  timestampOf,
  wordsOf,
} from './elements.ts'
import { referenced } from './identity.ts'
import { type Mapping, missing, unsupported } from './mapping.ts'

const ownOf = (consent: Element) => extensionOf(consent, extensions.consent)
const textIn = (consent: Element, name: string) =>
  textOf(extensionOf(ownOf(consent), name), 'valueString')

function kindOf(consent: Element, denies: boolean) {
  const named = choiceOf(consentKinds, textIn(consent, 'kind'))
  if (named) return named
  const scope = codeIn(partOf(consent, 'scope'))
  if (scope === 'patient-privacy') return denies ? 'restriction' : 'release'
  return scope === 'treatment' ? scope : meaningOf(consent_scopes, scope)
}

// The document that was signed, or else the resource that says so.
function documentOf(consent: Element) {
  const version = textIn(consent, 'document_version')
  const sha256 = textIn(consent, 'document_sha256')
  if (version && sha256) return { version, sha256 }
  const data = textOf(partOf(consent, 'sourceAttachment'), 'data')
  const content = data ? Buffer.from(data, 'base64') : canonical(consent)
  return {
    version: textOf(partOf(consent, 'meta'), 'versionId') ?? '1',
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

const policyOf = (consent: Element) =>
  [partOf(consent, 'policyRule'), ...listOf(consent, 'category'), partOf(consent, 'scope')]
    .map(wordsOf)
    .find(Boolean)

function signatureOf(consent: Element, document: { version: string; sha256: string }) {
  const [performer] = listOf(consent, 'performer')
  const name = textOf(performer, 'display') ?? textOf(partOf(consent, 'patient'), 'display')
  return present({
    method: textIn(consent, 'signature_method') ?? 'imported',
    signer_name: textIn(consent, 'signer_name') ?? name,
    intent: textIn(consent, 'intent') ?? policyOf(consent),
    document_version: document.version,
    document_sha256: document.sha256,
    signed_at: timestampOf(consent.dateTime),
  })
}

// Recipients are named: an ID would be one of the other system.
const actorsOf = (provision: Element | undefined) =>
  listOf(provision, 'actor').flatMap((actor) => {
    const party = partOf(actor, 'reference')
    const practitioner = party?.reference ? referenced(party, 'Practitioner') : undefined
    const name = textOf(party, 'display') ?? practitioner
    const type = textOf(extensionOf(actor, extensions.party), 'valueCode')
    return name ? [{ type: type ?? (practitioner ? 'practitioner' : 'organization'), name }] : []
  })

function termsOf(consent: Element) {
  const provision = partOf(consent, 'provision')
  const period = partOf(provision, 'period')
  const statements = extensionsIn(ownOf(consent), 'statement').map(({ valueCode }) => valueCode)
  const data_period = periodOf(provision, 'dataPeriod')
  return present({
    period: period && present({ start: timestampOf(period.start), end: timestampOf(period.end) }),
    purposes: presentList(
      listOf(provision, 'purpose').flatMap(({ code }) => meaningOf(purposes, String(code)) ?? []),
    ),
    actions: presentList(
      listOf(provision, 'action').flatMap((each) => choiceOf(actions, codeIn(each)) ?? []),
    ),
    data_categories: presentList(
      listOf(provision, 'class')
        .filter(({ system }) => system === systems.data_category)
        .flatMap(({ code }) => choiceOf(dataCategories, String(code)) ?? []),
    ),
    data_period: data_period && { start: null, end: null, ...data_period },
    recipients: presentList(actorsOf(provision)),
    regimes: presentList(
      extensionsIn(ownOf(consent), 'regime').flatMap((each) => textOf(each, 'valueString') ?? []),
    ),
    statements:
      statements.length === 0
        ? undefined
        : Object.fromEntries(
            ['revocation', 'conditioning', 'treatment_conditioned', 'redisclosure'].map((name) => [
              name,
              statements.includes(name),
            ]),
          ),
  })
}

const signed = ['active']
const unsigned = ['draft', 'proposed']

function issuesOf(consent: Element, kind: string | undefined, signer: unknown) {
  const { status } = consent
  const is_known = [...signed, ...unsigned].includes(String(status))
  const nameless = signed.includes(String(status)) && signer === undefined
  return [
    ...(is_known
      ? []
      : [unsupported('Consent.status', 'Only drafts and active consents can be imported.')]),
    ...(kind
      ? []
      : [unsupported('Consent.scope', '`scope` must be treatment, patient-privacy or research.')]),
    ...(nameless ? [missing('Consent.performer', "The `display` must be the signer's name.")] : []),
  ]
}

export const consentMapping: Mapping = {
  object: 'consent',
  map(consent) {
    const decision = partOf(consent, 'provision')?.type === 'deny' ? 'deny' : 'permit'
    const kind = kindOf(consent, decision === 'deny')
    const document = documentOf(consent)
    const signature = signatureOf(consent, document)
    const is_signed = signed.includes(String(consent.status))
    const capacity = textIn(consent, 'capacity')
    return {
      issues: issuesOf(consent, kind, signature.signer_name),
      fields: present({
        person_external_id: referenced(partOf(consent, 'patient'), 'Patient'),
        kind,
        decision,
        document,
        grantor: capacity && { capacity },
        ...termsOf(consent),
        signature: is_signed ? signature : undefined,
      }),
    }
  },
  paths: {
    person_id: 'patient',
    person_external_id: 'patient',
    kind: 'scope',
    period: 'provision.period',
    purposes: 'provision.purpose',
    actions: 'provision.action',
    data_categories: 'provision.class',
    data_period: 'provision.dataPeriod',
    recipients: 'provision.actor',
    'signature.signed_at': 'dateTime',
    'signature.signer_name': 'performer[0].display',
    signature: 'performer',
    document: 'sourceAttachment',
    grantor: 'performer',
    regimes: 'policyRule',
    statements: 'policyRule',
  },
}
