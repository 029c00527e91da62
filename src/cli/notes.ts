// attune notes: proves that signed notes are as they were signed, or names those that are not.
import { verifyNotes } from '#work/verify_notes.ts'
import { allAccounts, chosenAccount } from './accounts.ts'
import { type Command, type Table, text } from './command.ts'
import { withDatabase } from './reach.ts'

const fault_exit_code = 2 // Not 1, which is what a crash ends with.

export const noteCommands: Command[] = [
  {
    name: 'notes verify',
    does:
      'Check every signed note of an account, or of all, and what was added to them. Exits with ' +
      '2 where something was changed or removed.',
    options: { account: { does: 'Whose; all if left out.', type: 'string' } },
    examples: ['notes verify'],
    run: (config, given) =>
      withDatabase(config, async (reach) => {
        const accounts = text(given, 'account')
          ? [await chosenAccount(reach, given)]
          : (await allAccounts(reach)).map(({ account }) => account)
        const table: Table = []
        for (const account of accounts) {
          const { notes, signatures, faults } = await verifyNotes(reach, account)
          const line = (note_id: string | null, found: string) => ({
            account,
            notes,
            signatures,
            note_id,
            found,
          })
          if (faults.length > 0) process.exitCode = fault_exit_code
          table.push(
            ...(faults.length > 0
              ? faults.map(({ note_id, says }) => line(note_id, says))
              : [line(null, 'every signed note is as it was signed')]),
          )
        }
        return table
      }),
  },
]
