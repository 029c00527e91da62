// Errors of consents and of the persons they are about.

export const consentErrors = {
  consent_required: {
    status: 403,
    message: "The person hasn't consented to this.",
    cause: 'No consent in force permits this use or disclosure.',
    remedy:
      '`error.consent` describes the missing consent. Offer it to the person and record the ' +
      'signature.',
  },
  consent_incomplete: {
    status: 422,
    message: "The consent can't be signed: required elements are missing.",
    cause: '`details` lists every missing element and the regulation that requires it.',
    remedy: 'Draft a new consent with the missing elements, offer it, and have it signed.',
  },
  compound_consent: {
    status: 422,
    message: "This consent can't be combined with others ({citation}).",
    cause:
      'Psychotherapy notes, SUD counseling notes and legal proceedings each require a separate ' +
      'consent.',
    remedy: 'Create one consent for each.',
  },
  grantor_not_authorized: {
    status: 422,
    message: "The signer isn't authorized to consent for this person: {why}.",
    cause:
      'A minor can consent alone only where state law allows it. Anyone else needs a ' +
      'relationship with consent authority on the signing date.',
    remedy: 'Have an authorized person sign, and name their relationship in `grantor`.',
  },
  document_mismatch: {
    status: 422,
    message: "The signed document isn't the one that was offered.",
    cause: "The signature's document version or SHA-256 differs from the consent's.",
    remedy: 'Present the offered document, or draft a consent for the one that was shown.',
  },
  date_in_future: {
    status: 422,
    message: "The date can't be in the future.",
    cause: "The value is after the account's current time.",
    remedy: 'Send a past or current date. In the sandbox, check `GET /v1/test_clock`.',
  },
  deceased_on_invalid: {
    status: 422,
    message: '`deceased_on` must be on or after `birth_date`.',
    cause: 'The two dates contradict each other.',
    remedy: 'Correct the wrong date.',
  },
  supersedes_invalid: {
    status: 422,
    message: '`supersedes_id` must name an offered or granted consent of the same kind.',
    cause: '`supersedes_id` names a draft or a consent of a different kind.',
    remedy: 'Revoke the other consent or delete the draft, and omit `supersedes_id`.',
  },
  person_inactive: {
    status: 422,
    message: "The person can't be booked or billed: their status is {status}.",
    cause: 'The person is deceased or was erased.',
    remedy: 'Check the person. A death recorded by mistake can be corrected.',
  },
} as const
