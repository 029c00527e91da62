// Scenarios of the simulated payer, chosen by member ID. The outcome depends only on the member ID,
// claim, payer and time. Any other ID is paid. See docs/guides/simulated-payer.md.

// Patient responsibility, out of the allowed amount of the whole claim.
export type Share = { deductible?: number; copay?: number; coinsurance_bps?: number }

export type Denial = {
  lines: 'all' | 'last' | 'by_cents'
  group: 'CO' | 'PR'
  reason: string
  remarks: string[]
}

export type Course =
  | 'usual'
  | 'syntax_rejected' // 999 R
  | 'rejected' // By the clearinghouse.
  | 'rejected_late' // By the payer.
  | 'pended'
  | 'no_remittance'
  | 'early'
  | 'twice'
  | 'reversed'
  | 'taken_back'
  | 'reconsidered'
  | 'split'
  | 'crossed_over'

export type Scenario = {
  course: Course
  share: Share
  days: number // From sending to the remittance.
  denial?: Denial
  rejection?: { category: string; code: string }
  downcoded?: boolean
  without_modifiers?: boolean
  interest?: number // Cents
  truncated?: boolean // Truncates the control number and everything else a match needs.
  off_by?: number // Cents by which the payment differs from the claims.
  unknown_codes?: boolean
  appeal?: 'won'
}

const copay = { copay: 2_500 }
export const usual_days = 14

type ScenarioRule = { pattern: RegExp; scenario: (found: string[]) => Partial<Scenario> }

const denied = (reason: string, rest: Partial<Denial> = {}): Partial<Scenario> => ({
  denial: { lines: 'all', group: 'CO', reason, remarks: remarksOf[reason] ?? [], ...rest },
})

// Required remark codes: CO-16 alone doesn't say what is missing.
const remarksOf: Record<string, string[]> = { '16': ['N290'], '252': ['M127'] }

const course = (name: Course) => (): Partial<Scenario> => ({ course: name })

const scenarios: ScenarioRule[] = [
  { pattern: /^SBX-FULL-/, scenario: () => ({ share: {} }) },
  { pattern: /^SBX-DED-/, scenario: () => ({ share: { deductible: 100_000_000 } }) },
  { pattern: /^SBX-COINS-/, scenario: () => ({ share: { coinsurance_bps: 2_000 } }) },
  {
    pattern: /^SBX-MIX-/,
    scenario: () => ({ share: { deductible: 5_000, coinsurance_bps: 2_000 } }),
  },
  { pattern: /^SBX-PARTIAL-/, scenario: () => denied('97', { lines: 'last' }) },
  { pattern: /^SBX-DENY-([A-Z]?\d{1,3})-/, scenario: ([reason]) => denied(reason!) },
  { pattern: /^SBX-NOCOV-/, scenario: () => denied('27', { group: 'PR' }) },
  { pattern: /^SBX-DOWNCODE-/, scenario: () => ({ downcoded: true }) },
  { pattern: /^SBX-NOMOD-/, scenario: () => ({ without_modifiers: true }) },
  { pattern: /^SBX-REJ999-/, scenario: course('syntax_rejected') },
  {
    pattern: /^SBX-REJ-(A[3678])-(\d{1,3})-/,
    scenario: ([category, code]) => ({
      course: 'rejected',
      rejection: { category: category!, code: code! },
    }),
  },
  {
    pattern: /^SBX-LATEREJ-/,
    scenario: () => ({ course: 'rejected_late', rejection: { category: 'A3', code: '33' } }),
  },
  { pattern: /^SBX-PEND-/, scenario: course('pended') },
  { pattern: /^SBX-LATE-(\d{1,3})-/, scenario: ([days]) => ({ days: Number(days) }) },
  { pattern: /^SBX-LATE-/, scenario: () => ({ days: 45 }) },
  { pattern: /^SBX-NOERA-/, scenario: course('no_remittance') },
  { pattern: /^SBX-EARLY-/, scenario: () => ({ course: 'early', days: 1 }) },
  { pattern: /^SBX-DUPERA-/, scenario: course('twice') },
  { pattern: /^SBX-REVERSE-/, scenario: course('reversed') },
  { pattern: /^SBX-TAKEBACK-/, scenario: course('taken_back') },
  { pattern: /^SBX-RECONSIDER-/, scenario: course('reconsidered') },
  { pattern: /^SBX-INTEREST-/, scenario: () => ({ interest: 137 }) },
  { pattern: /^SBX-SPLIT-/, scenario: course('split') },
  { pattern: /^SBX-XOVER-/, scenario: course('crossed_over') },
  { pattern: /^SBX-UNMATCHED-/, scenario: () => ({ truncated: true }) },
  { pattern: /^SBX-UNBALANCED-/, scenario: () => ({ off_by: 1 }) },
  { pattern: /^SBX-UNKNOWN-/, scenario: () => ({ unknown_codes: true }) },
  { pattern: /^SBX-APPEAL-WIN-/, scenario: () => ({ ...denied('50'), appeal: 'won' }) },
  { pattern: /^SBX-APPEAL-LOSE-/, scenario: () => denied('50') },
  { pattern: /^SBX-CENTS-/, scenario: () => denied('', { lines: 'by_cents' }) },
]

// Overrides by payer.
const byPayer: Record<string, Partial<Scenario>> = {
  SBXENR: { course: 'rejected', rejection: { category: 'A3', code: '24' } },
}

export function scenarioOf(member_id: string, payer_id: string): Scenario {
  const usual: Scenario = { course: 'usual', share: copay, days: usual_days }
  for (const { pattern, scenario } of scenarios) {
    const found = pattern.exec(member_id.toUpperCase())
    if (found) return { ...usual, ...scenario(found.slice(1)), ...byPayer[payer_id] }
  }
  return { ...usual, ...byPayer[payer_id] }
}

// Only the simulated payer recognizes such IDs.
export const isSandboxMember = (member_id: string) => /^SBX-/i.test(member_id.trim())
