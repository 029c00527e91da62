// What a document belongs to: a person, a practitioner, a claim, a consent or the account.
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { consentKind } from '#areas/persons/consent/kind.ts'
import { requireOwnPerson } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import type { DocumentCreate, VersionCreate } from './schema.ts'

// The document of a claim or a consent is about its person.
export async function ownerOf(call: Call, body: DocumentCreate) {
  const { claim_id = null, practitioner_id = null, consent_id = null } = body
  requireOneOwner(body)
  if (call.actor.kind === 'person') requireOwnPerson(call, body.person_id ?? call.actor.id)
  const claim = claim_id ? await findRow(call, claimKind, claim_id, 'claim_id') : null
  const consent = consent_id ? await findRow(call, consentKind, consent_id, 'consent_id') : null
  const about = claim ?? consent
  if (about && body.person_id && about.person_id !== body.person_id) {
    throw invalid('person_id', `\`person_id\` must be the ${claim ? 'claim' : 'consent'}'s person.`)
  }
  if (practitioner_id) await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const own = call.actor.kind === 'person' ? call.actor.id : null
  const requested = about?.person_id ?? body.person_id ?? own
  const person = requested ? await findPerson(call, requested, 'person_id', { hold: true }) : null
  return { person_id: person?.id ?? null, practitioner_id, claim_id, consent_id }
}

function requireOneOwner({
  person_id,
  practitioner_id,
  claim_id,
  consent_id,
  kind,
}: DocumentCreate) {
  if (practitioner_id && (claim_id || consent_id || person_id)) {
    throw invalid('practitioner_id', "`practitioner_id` can't be combined with another owner.")
  }
  if (consent_id && claim_id) {
    throw invalid('consent_id', "`consent_id` can't be combined with `claim_id`.")
  }
  if (consent_id && kind !== 'consent') {
    throw invalid('kind', '`kind` must be `consent` for the document of a consent.')
  }
}

// The file of a consent must be the one that the consent names, so that what is stored is what was
// signed.
export async function hashToExpect(call: Call, consent_id: string | null, file: VersionCreate) {
  if (!consent_id) return file.sha256 ?? null
  const { document } = await findRow(call, consentKind, consent_id, 'consent_id')
  if (!document) {
    throw invalid('consent_id', 'The consent has no `document`. Update it with the hash first.')
  }
  if (file.sha256 && file.sha256 !== document.sha256) {
    throw invalid('sha256', "`sha256` must be that of the consent's `document`.")
  }
  return document.sha256
}

export async function isSigned(call: Call, consent_id: string) {
  const { evidence } = await findRow(call, consentKind, consent_id, 'consent_id')
  return evidence.length > 0
}
