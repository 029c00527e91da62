// Errors of practitioners and their verification.

export const practitionerErrors = {
  practitioner_archived: {
    status: 422,
    message: "The practitioner is archived and can't be booked.",
    cause: 'Archived practitioners keep past sessions and accept no new ones.',
    remedy: 'Choose another practitioner, or set `archived` to false.',
  },
  practitioner_not_eligible: {
    status: 422,
    message: "The practitioner isn't eligible to provide this care.",
    cause:
      'The practitioner is excluded, suspended or revoked, or their license, privilege or ' +
      "verification doesn't cover that jurisdiction, date and format. `details` lists the reasons.",
    remedy:
      'Check `GET /v1/practitioners/{id}/eligibility` for the reasons and the date of the next ' +
      'change. Choose another practitioner or date. Signing and billing require confirmed ' +
      'eligibility: verify the practitioner with `POST /v1/practitioners/{id}/verifications`.',
  },
  verification_incomplete: {
    status: 422,
    message: "The verification can't start: required information is missing.",
    cause: 'A verification requires an NPI, at least one license and a signed attestation.',
    remedy: 'Add what `details` lists to the practitioner, then submit.',
  },
  verification_in_progress: {
    status: 409,
    message: 'A verification is already in progress for this practitioner.',
    cause: 'A practitioner can have one verification at a time.',
    remedy: 'Continue the one in `current_verification_id`, or withdraw it.',
  },
  reapplication_too_early: {
    status: 422,
    message: 'A practitioner can reapply one year after a revocation.',
    cause: 'The verification was revoked less than a year ago (`revoked_at`).',
    remedy: 'Submit again at `available_at`.',
  },
  findings_unresolved: {
    status: 422,
    message: 'The verification has unresolved findings.',
    cause:
      'A check is pending, failed or outdated, a match is unreviewed, or an exclusion is in force.',
    remedy:
      'List the checks with `GET /v1/checks?practitioner_id=`. Resolve each match and rerun ' +
      'failed checks.',
  },
} as const
