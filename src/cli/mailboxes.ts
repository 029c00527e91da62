// Lists and assigns clearinghouse documents that fit no account. Content is never printed.
import type { Config } from '#settings/config.ts'
import { assignUnrouted, listUnrouted } from '#jobs/unrouted_documents.ts'
import { type Arguments, type Row, type Table, UsageError } from './command.ts'
import { withDatabase } from './database_access.ts'

export const showUnrouted = (config: Config): Promise<Table> =>
  withDatabase(config, ({ db }) => listUnrouted(db))

export async function assignDocument(
  config: Config,
  { words: [document, account] }: Arguments,
): Promise<Row> {
  return await withDatabase(config, async (context) => {
    if (!(await assignUnrouted(context, document!, account!))) {
      throw new UsageError("The account's mailboxes have no unrouted document with this ID.")
    }
    return { document, account }
  })
}
