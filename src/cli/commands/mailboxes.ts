// attune mailboxes: documents from shared clearinghouse logins that belong to no account, or to
// several.
import type { Command } from '#cli/command.ts'

export const mailboxCommands: Command[] = [
  {
    name: 'mailboxes unrouted',
    summary: 'List clearinghouse documents that fit no account.',
    details: [
      'A login that several accounts share receives documents for all of them. A document is ' +
        "routed by control numbers and the payee's NPI or tax ID. If they fit no account, or " +
        'more than one, the document waits here and changes nothing.',
    ],
    examples: ['mailboxes unrouted', 'mailboxes unrouted --json'],
    run: async (config) => (await import('#cli/mailboxes.ts')).showUnrouted(config),
  },
  {
    name: 'mailboxes assign',
    takes: '<document> <account>',
    summary: 'Give a document to the account it belongs to.',
    about: {
      '<document>': 'ID of the document, from "attune mailboxes unrouted".',
      '<account>': 'ID of an account that shares the login.',
    },
    examples: ['mailboxes assign unr_4Jv0hTq8kYb2Wm6Zc1Rx9N acct_2Wm6Zc1Rx9N4Jv0hTq8kYb'],
    run: async (config, args) => (await import('#cli/mailboxes.ts')).assignDocument(config, args),
  },
]
