// Every eligibility reason code, with its message.

export const reasons = {
  license_valid: 'A verified license covers the jurisdiction on that date.',
  privilege_valid:
    'A verified compact privilege or authority covers the jurisdiction on that date.',
  dea_valid: 'A verified DEA registration covers the jurisdiction on that date.',
  not_verified: "The practitioner isn't verified yet.",
  practitioner_lapsed: "The practitioner's verification has lapsed.",
  practitioner_suspended: 'The practitioner is suspended.',
  practitioner_rejected: "The practitioner's verification was rejected.",
  practitioner_revoked: "The practitioner's verification was revoked.",
  verification_expires_before:
    "The practitioner's verification ends before that date and must be renewed.",
  excluded: 'The practitioner is excluded from federal health care programs on that date.',
  possible_exclusion: 'The practitioner may be on an exclusion list. The match is awaiting review.',
  no_license_recorded: 'The practitioner has no license on file.',
  no_license_in_jurisdiction: 'The practitioner has no license on file for the jurisdiction.',
  no_authority_in_jurisdiction:
    'The practitioner has no license or compact privilege for the jurisdiction.',
  license_unverified: "The license for the jurisdiction isn't verified.",
  license_not_yet_issued: 'The license is issued after that date.',
  license_expired: 'The license is expired on that date.',
  license_encumbered: 'The licensing board has restricted the license.',
  license_not_active: "The licensing board doesn't list the license as active.",
  format_not_covered: "The license or privilege doesn't cover this session format.",
  supervisor_missing: 'The license requires a supervisor, and none is on file for that date.',
  supervisor_not_eligible: "The supervisor isn't eligible in the jurisdiction on that date.",
  supervisor_unknown: "The supervisor's eligibility in the jurisdiction on that date is unknown.",
  level_not_independent: 'A license for independent practice is required.',
  compact_profession_mismatch: "The compact doesn't cover the practitioner's profession.",
  compact_not_issuing: "The jurisdiction doesn't honor the compact on that date.",
  compact_home_not_issuing:
    "The home state of the license doesn't issue under the compact on that date.",
  home_license_missing: "The home-state license for the privilege isn't on file.",
  home_license_not_valid: "The home-state license for the privilege isn't valid on that date.",
  home_license_unverified: "The home-state license for the privilege isn't verified.",
  privilege_unverified: "The privilege isn't verified.",
  privilege_not_active: "The privilege isn't active.",
  privilege_not_yet_issued: 'The privilege is issued after that date.',
  privilege_expired: 'The privilege is expired on that date.',
  days_exhausted: "The privilege's days for this calendar year are used up.",
  profession_cannot_prescribe: "The practitioner's profession can't prescribe.",
  dea_missing: 'No DEA registration is on file for the jurisdiction.',
  dea_expired: 'The DEA registration is expired on that date.',
  dea_not_active: "The DEA registration isn't active.",
  dea_unverified: "The DEA registration isn't verified.",
} as const

export type ReasonCode = keyof typeof reasons
