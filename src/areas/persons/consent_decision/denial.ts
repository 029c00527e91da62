// Builds the error for a denied decision: consent_required, with the missing consent and the fix.
import { ApiError } from '#catalogue/api_error.ts'
import type { Decision, Denial } from './decision_types.ts'

// A missing consent is reported before denials that no consent would change, with all categories it
// must cover.
export function consentRequiredError(decision: Decision) {
  const { id: decision_id, person_id, refused_by: basis, denied, request } = decision
  const [first] = denied.filter((each) => each.required_consent).concat(denied)
  const missing = first!.required_consent
  const kindOf = (each: Denial) => each.required_consent?.kind ?? null
  const alike = denied.filter((each) => kindOf(each) === kindOf(first!))
  const consent = {
    person_id,
    kind: kindOf(first!),
    purposes: missing?.purposes ?? [request.purpose],
    data_categories: [...new Set(alike.flatMap(({ data_category }) => data_category ?? []))],
    recipient: missing ? missing.recipient : request.recipient,
    reasons: denied.map(({ code }) => code),
    basis,
    how_to_resolve: howToResolve(first!),
  }
  return new ApiError('consent_required', {}, { decision_id, consent })
}

// Describes how to get the request permitted.
export function howToResolve({ code, required_consent }: Denial) {
  if (required_consent) {
    return (
      `Create a consent of kind ${required_consent.kind} with POST /v1/consents, offer it with ` +
      'POST /v1/consents/{id}/offer, and record its signature with POST /v1/consents/{id}/sign.'
    )
  }
  if (code === 'restriction') {
    return 'The person denied this in the consent listed in basis. Only revoking it permits this.'
  }
  return 'No consent can permit this.'
}
