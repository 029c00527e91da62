// attune mailboxes: documents from shared clearinghouse logins that belong to no account, or to
// several. Content is never printed.
import type { Config } from '#settings/config.ts'
import { assignUnrouted, listUnrouted } from '#jobs/unrouted_documents.ts'
import { type Arguments, type Command, type Table, UsageError } from './command.ts'
import { withDatabase } from './database_access.ts'

export const mailboxCommands: Command[] = [
  {
    name: 'mailboxes unrouted',
    summary: 'List clearinghouse documents that fit no account.',
    details: [
      'A login that several accounts share receives documents for all of them. A document is',
      "routed by control numbers and the payee's NPI or tax ID. If they fit no account, or more",
      'than one, the document waits here and changes nothing.',
    ],
    examples: ['mailboxes unrouted', 'mailboxes unrouted --json'],
    run: (config) => withDatabase(config, ({ db }): Promise<Table> => listUnrouted(db)),
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
    run: assign,
  },
]

async function assign(config: Config, { words: [id, account] }: Arguments): Promise<Table> {
  return await withDatabase(config, async (context) => {
    if (!(await assignUnrouted(context, id!, account!))) {
      throw new UsageError('No such document waits for this account.')
    }
    return [{ document: id!, account: account! }]
  })
}
