// attune accounts: creates, lists and moves accounts, and sets their rate limits.
import type { Command } from '#cli/command.ts'

const account = {
  summary: 'ID of the account. Required if you have several.',
  type: 'string',
  value: '<id>',
} as const

export const accountCommands: Command[] = [
  {
    name: 'accounts create',
    takes: '<name>',
    summary: 'Create an account.',
    about: { '<name>': 'Name of the account, up to 200 characters.' },
    examples: ['accounts create "North Street Practice"'],
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
    summary: 'Move an account to the database of another cell.',
    options: {
      account,
      to: { type: 'string', value: '<url>', summary: "URL of the other cell's database." },
    },
    details: [
      'Freezes the account, whose requests get 503 meanwhile, copies its rows in one ' +
        'transaction, compares every table and opens the account in the other database. If it ' +
        "fails, the account is open in its old database. Other accounts aren't affected.",
      'The user in the URL must own the database. Both cells must have the same version and the ' +
        'same secrets. Afterwards send the requests of the account to the other cell.',
    ],
    exits: { 2: 'The account moved, but its audit log or ledger has faults. Compare both.' },
    examples: ['accounts move --account acct_1 --to postgres://owner:secret@cell2/attune'],
    run: async (config, args) => (await import('#cli/move_account.ts')).move(config, args),
  },
  {
    name: 'accounts remove',
    summary: 'Remove an account that has moved from its old database.',
    options: {
      account,
      'moved-to': { type: 'string', value: '<url>', summary: 'URL of the database that has it.' },
    },
    details: [
      'Deletes every row of the account, the audit log included. Refused unless the account is ' +
        'frozen in this database and open in the other one.',
    ],
    examples: ['accounts remove --account acct_1 --moved-to postgres://owner:secret@cell2/attune'],
    run: async (config, args) => (await import('#cli/move_account.ts')).remove(config, args),
  },
]
