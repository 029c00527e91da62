// attune members: invites and lists members, and creates sign-in links for them.
import type { Command } from '#cli/command.ts'

const account = {
  summary: 'ID of the account. Required if you have several.',
  type: 'string',
  value: '<id>',
} as const

export const memberCommands: Command[] = [
  {
    name: 'members invite',
    takes: '<email>',
    summary: 'Invite a member and print a sign-in link for them.',
    about: { '<email>': 'Email address the member signs in with.' },
    options: {
      role: {
        summary: 'Role of the member, for example owner, developer or scheduler.',
        type: 'string',
        value: '<role>',
      },
      name: {
        summary: 'Name of the member. Default: the part of the address before the @.',
        type: 'string',
        value: '<name>',
      },
      practitioner: {
        summary: 'ID of the practitioner the member is, required for clinicians.',
        type: 'string',
        value: '<id>',
      },
      account,
    },
    details: ['The link works once and expires in 15 minutes.'],
    examples: ['members invite ada@example.com --role owner'],
    run: async (config, args) => (await import('#cli/members.ts')).invite(config, args),
  },
  {
    name: 'members list',
    summary: 'List members.',
    options: { account },
    examples: ['members list --json'],
    run: async (config, args) => (await import('#cli/members.ts')).list(config, args),
  },
  {
    name: 'members link',
    takes: '<email>',
    summary: 'Print a sign-in link for a member.',
    about: { '<email>': 'Email address of the member.' },
    options: { account },
    details: [
      'Use it if no email can be sent. The link works once and expires in 15 minutes. Anyone who ' +
        'opens it is signed in as the member.',
    ],
    examples: ['members link ada@example.com'],
    run: async (config, args) => (await import('#cli/members.ts')).link(config, args),
  },
]
