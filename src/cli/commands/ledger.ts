// attune ledger: verifies the ledger and recalculates its balances.
import type { Command } from '#cli/command.ts'

const account = {
  summary: 'ID of the account. Default: all accounts.',
  type: 'string' as const,
  value: '<id>',
}

export const ledgerCommands: Command[] = [
  {
    name: 'ledger verify',
    summary: 'Verify that ledger entries, balances and claims agree.',
    options: { account },
    exits: { 0: 'The ledger is consistent.', 2: 'The ledger has discrepancies.' },
    examples: ['ledger verify', 'ledger verify --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: async (config, args) => (await import('#cli/ledger.ts')).verify(config, args),
  },
  {
    name: 'ledger rebuild',
    summary: 'Recalculate balances from ledger entries.',
    options: { account },
    examples: ['ledger rebuild --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: async (config, args) => (await import('#cli/ledger.ts')).rebuild(config, args),
  },
]
