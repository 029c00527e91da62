// attune accounts: creates and lists accounts, and sets their rate limits.
import type { Command } from '#cli/command.ts'

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
      account: {
        summary: 'ID of the account. Required if you have several.',
        type: 'string',
        value: '<id>',
      },
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
]
