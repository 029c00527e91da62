// attune notes: verifies the signatures on notes and their addenda.
import { verifyNotes } from '#jobs/verify_notes.ts'
import { chosenAccount, openAccounts } from './accounts.ts'
import type { Config } from '#settings/config.ts'
import { type Arguments, type Table, text } from './command.ts'
import { withDatabase } from './database_access.ts'

const failure_exit_code = 2 // Not 1, the exit code of a crash.

export const verify = (config: Config, args: Arguments) =>
  withDatabase(config, async (context) => {
    const accounts = text(args, 'account')
      ? [await chosenAccount(context, args)]
      : await openAccounts(context)
    const table: Table = []
    for (const account of accounts) {
      const { notes, signatures, failures } = await verifyNotes(context, account)
      const line = (note_id: string | null, found: string) => ({
        account,
        notes,
        signatures,
        note_id,
        found,
      })
      if (failures.length > 0) process.exitCode = failure_exit_code
      table.push(
        ...(failures.length > 0
          ? failures.map(({ note_id, message }) => line(note_id, message))
          : [line(null, 'all signatures are valid')]),
      )
    }
    return table
  })
