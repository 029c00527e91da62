// The values of the sandbox: what a source answers follows from the number it is asked about. All
// others are found, in order, under the name that was asked for. docs/guides/verification.md.

export const sandboxNpis = {
  '1000000004': 'The registry does not know it.',
  '1000000012': 'It was deactivated.',
  '1000000020': 'It belongs to somebody of another name.',
  '1000000038': 'It belongs to an organization.',
  '1000000046': 'The registry does not answer.',
  '1000000053': 'The registry does not answer at first; the third attempt succeeds.',
  '1000000061': 'Excluded: the list names this NPI.',
  '1000000079': 'Excluded perhaps: the list has the name and the date of birth, without an NPI.',
  '1000000087': 'Excluded perhaps: the list has the name and the state, without an NPI.',
  '1000000095': 'Excluded perhaps: the list has the name alone.',
  '1000000103': 'Was excluded and has been reinstated.',
} as const

export const sandboxLicenses = {
  'T-NOT-FOUND': 'The board does not know it.',
  'T-EXPIRED': 'It expired a month ago.',
  'T-EXPIRES-SOON': 'It is active for 45 more days.',
  'T-PROBATION': 'Disciplined: on probation, which encumbers it.',
  'T-SUSPENDED': 'Disciplined: suspended.',
  'T-REVOKED': 'Disciplined: revoked.',
  'T-INVESTIGATED': 'Active, and under investigation: a finding to judge.',
  'T-NAMESAKE': 'It belongs to somebody of another name.',
  'T-DOWN': 'The board does not answer.',
} as const

export const sandboxDeas = {
  AA0000012: 'The registry does not know it.',
  AA0000024: 'It expired a month ago.',
  AA0000036: 'The registry does not answer.',
} as const

export type SandboxNpi = keyof typeof sandboxNpis

export const isSandboxValue = (value: string | null | undefined) =>
  Boolean(value && (value in sandboxNpis || value in sandboxLicenses || value in sandboxDeas))
