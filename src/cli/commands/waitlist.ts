// attune waitlist: lists, invites and removes waitlist entries.
import type { Command } from '#cli/command.ts'

export const waitlistCommands: Command[] = [
  {
    name: 'waitlist list',
    summary: 'List waitlist entries, oldest first.',
    options: {
      status: {
        summary: 'Filter by status: joined, invited or accepted.',
        type: 'string',
        value: '<status>',
      },
      limit: {
        summary: 'Maximum number of entries. Default: 100.',
        type: 'string',
        value: '<count>',
      },
    },
    examples: ['waitlist list --status joined'],
    run: async (config, args) => (await import('#cli/waitlist.ts')).list(config, args),
  },
  {
    name: 'waitlist invite',
    takes: '[id]',
    summary: 'Invite one entry, or the next N, to a sandbox.',
    about: { '[id]': 'ID of the waitlist entry, prefixed wait_.' },
    options: {
      next: {
        summary: 'Invite this many of the oldest entries.',
        type: 'string',
        value: '<count>',
      },
    },
    details: ['Each invitation is an email with a link to a new sandbox account.'],
    examples: ['waitlist invite wait_4Jv0hTq8kYb2Wm6Zc1Rx9N', 'waitlist invite --next 20'],
    run: async (config, args) => (await import('#cli/waitlist.ts')).invite(config, args),
  },
  {
    name: 'waitlist remove',
    takes: '[id]',
    summary: 'Remove one entry, or all entries from a time range.',
    about: { '[id]': 'ID of the waitlist entry, prefixed wait_.' },
    options: {
      since: {
        summary: 'Start of the time range, inclusive, for example 2027-03-01T17:00:00Z.',
        type: 'string',
        value: '<timestamp>',
      },
      until: {
        summary: 'End of the time range, exclusive.',
        type: 'string',
        value: '<timestamp>',
      },
      domain: {
        summary: 'Remove only email addresses at this domain.',
        type: 'string',
        value: '<domain>',
      },
    },
    details: [
      "Removing an entry doesn't remove its account. A time range removes only entries with " +
        'status joined: use it after a flood of sign-ups.',
    ],
    examples: [
      'waitlist remove wait_4Jv0hTq8kYb2Wm6Zc1Rx9N',
      'waitlist remove --since 2027-03-01T17:00:00Z --until 2027-03-01T19:00:00Z',
    ],
    run: async (config, args) => (await import('#cli/waitlist.ts')).remove(config, args),
  },
]
