// What a denied decision answers: 403 consent_required, with what is missing and how to get it.
import { ApiError } from '#catalogue/api_error.ts'
import type { Decision, Denied } from './decision_types.ts'

// A consent that is missing is told first; without one, what no consent would open. Either way all
// categories that it is about are named.
export function refusal(decision: Decision) {
  const { id: decision_id, refused_by: basis, denied, asked } = decision
  const [first] = denied.filter((each) => each.required_consent).concat(denied)
  const missing = first!.required_consent
  const kindOf = (each: Denied) => each.required_consent?.kind ?? null
  const alike = denied.filter((each) => kindOf(each) === kindOf(first!))
  const consent = {
    kind: kindOf(first!),
    purposes: missing?.purposes ?? [asked.purpose],
    data_categories: [...new Set(alike.flatMap(({ data_category }) => data_category ?? []))],
    recipient: missing ? missing.recipient : asked.recipient,
    reasons: denied.map(({ code }) => code),
    basis,
    how_to_resolve: howToResolve(first!),
  }
  return new ApiError('consent_required', {}, { decision_id, consent })
}

// What would make it pass, in a sentence.
export function howToResolve({ code, required_consent }: Denied) {
  if (required_consent) {
    return (
      `Make a consent of the kind ${required_consent.kind} with POST /v1/consents, offer it with ` +
      'POST /v1/consents/{id}/offer, and have it signed with POST /v1/consents/{id}/sign.'
    )
  }
  if (code === 'restriction') {
    return 'The person refused this, in the consent named in basis. Only its revocation lifts that.'
  }
  return 'No consent would open this.'
}
