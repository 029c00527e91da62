// attune accounts: creates, lists and moves accounts, and sets their rate limits.
import type { Command } from '#cli/command.ts'

const account = {
  summary: 'ID of the account. Required if you have several.',
  type: 'string',
  value: '<id>',
} as const

const other_cell = 'Name of the other cell. Without DIRECTORY_URL, the URL of its database.'

export const accountCommands: Command[] = [
  {
    name: 'accounts create',
    takes: '<name>',
    summary: 'Create an account.',
    about: { '<name>': 'Name of the account, up to 200 characters.' },
    options: {
      cell: {
        type: 'string',
        value: '<name>',
        summary: 'Cell of the account. Default: the one with the fewest accounts.',
      },
      hostname: {
        type: 'string',
        value: '<hostname>',
        summary: 'Hostname by which the proxy finds its cell.',
      },
    },
    details: ['The options need a directory of cells (DIRECTORY_URL).'],
    examples: [
      'accounts create "North Street Practice"',
      'accounts create "North Street Practice" --hostname north.api.example.com',
    ],
    run: async (config, args) => (await import('#cli/accounts.ts')).create(config, args),
  },
  {
    name: 'accounts list',
    summary: 'List accounts.',
    examples: ['accounts list --json'],
    run: async (config) => (await import('#cli/accounts.ts')).list(config),
  },
  {
    name: 'accounts limits',
    summary: "Show or set an account's rate limits.",
    options: {
      account,
      'per-second': { summary: 'Requests per second.', type: 'string', value: '<limit>' },
      'per-minute': { summary: 'Requests per minute.', type: 'string', value: '<limit>' },
    },
    details: [
      'A limit of 0 turns rate limiting off. "default" restores the default. Omitted limits keep ' +
        'their values. Without a limit, the command shows the current limits.',
    ],
    examples: [
      'accounts limits --per-second 50 --per-minute 2000',
      'accounts limits --per-second default',
    ],
    run: async (config, args) => (await import('#cli/accounts.ts')).limits(config, args),
  },
  {
    name: 'accounts move',
    summary: 'Move an account to another cell.',
    options: {
      account,
      to: { type: 'string', value: '<cell>', summary: other_cell },
    },
    details: [
      'Freezes the account, whose requests get 503 meanwhile, copies its rows in one ' +
        'transaction, compares every table and opens the account in the other database. If it ' +
        "fails, the account is open in its old database. Other accounts aren't affected.",
      'If the command is killed, the account stays frozen: run the command again.',
      'Both cells must have the same version and the same secrets. The last step changes the ' +
        "cell in the directory. The old cell forwards the account's requests until you remove it.",
    ],
    exits: { 2: 'The account moved, but its audit log or ledger has faults. Compare both.' },
    examples: ['accounts move --account acct_1 --to cell2'],
    run: async (config, args) => (await import('#cli/move_account.ts')).move(config, args),
  },
  {
    name: 'accounts unfreeze',
    summary: 'Open an account again whose move was interrupted.',
    options: {
      account,
      'moving-to': { type: 'string', value: '<cell>', summary: other_cell },
      'target-is-lost': {
        type: 'boolean',
        summary: "Don't ask the other cell. Only if it is lost for good.",
      },
    },
    details: [
      'Asks the other cell first. If that has the account, run "attune accounts move" again ' +
        'instead.',
    ],
    examples: ['accounts unfreeze --account acct_1 --moving-to cell2'],
    run: async (config, args) => (await import('#cli/move_account.ts')).unfreeze(config, args),
  },
  {
    name: 'accounts remove',
    summary: 'Remove an account that has moved from its old cell.',
    options: {
      account,
      'moved-to': { type: 'string', value: '<cell>', summary: other_cell },
    },
    details: [
      'Deletes every row of the account, the audit log included. Refused unless the account is ' +
        'frozen in this database and open in the other one. Its requests are no longer forwarded.',
    ],
    examples: ['accounts remove --account acct_1 --moved-to cell2'],
    run: async (config, args) => (await import('#cli/move_account.ts')).remove(config, args),
  },
]
