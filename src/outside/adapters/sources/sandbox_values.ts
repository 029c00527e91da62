// Sandbox values: the number determines what the simulated source returns. All others are found and
// valid, under the practitioner's name. See docs/guides/verify-practitioners.md.

export const sandboxNpis = {
  '1000000004': 'Not found in the registry.',
  '1000000012': 'Deactivated.',
  '1000000020': 'Registered to a different name.',
  '1000000038': 'Registered to an organization (NPI-2).',
  '1000000046': 'The registry does not respond.',
  '1000000053': 'The registry does not respond at first. The third attempt succeeds.',
  '1000000061': 'Excluded: the LEIE lists this NPI.',
  '1000000079': 'Possible exclusion: the LEIE lists the name and date of birth, without an NPI.',
  '1000000087': 'Possible exclusion: the LEIE lists the name and state, without an NPI.',
  '1000000095': 'Possible exclusion: the LEIE lists only the name.',
  '1000000103': 'Excluded in the past and since reinstated.',
} as const

export const sandboxLicenses = {
  'T-NOT-FOUND': 'Not found by the board.',
  'T-EXPIRED': 'Expired 30 days ago.',
  'T-EXPIRES-SOON': 'Active, expires in 45 days.',
  'T-PROBATION': 'Disciplined: on probation, so the license is encumbered.',
  'T-SUSPENDED': 'Disciplined: suspended.',
  'T-REVOKED': 'Disciplined: revoked.',
  'T-INVESTIGATED': 'Active, but under investigation. Requires review.',
  'T-NAMESAKE': 'Issued to a different name.',
  'T-DOWN': 'The board does not respond.',
} as const

export const sandboxDeas = {
  AA0000012: 'Not found in the registry.',
  AA0000024: 'Expired 30 days ago.',
  AA0000036: 'The registry does not respond.',
} as const

export type SandboxNpi = keyof typeof sandboxNpis

export const isSandboxCredential = (value: string | null | undefined) =>
  Boolean(value && (value in sandboxNpis || value in sandboxLicenses || value in sandboxDeas))
