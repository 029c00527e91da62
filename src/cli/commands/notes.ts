// attune notes: verifies the signatures on notes and their addenda.
import type { Command } from '#cli/command.ts'

export const noteCommands: Command[] = [
  {
    name: 'notes verify',
    summary: 'Verify all signed notes and their addenda.',
    options: {
      account: {
        summary: 'ID of the account. Default: all accounts.',
        type: 'string',
        value: '<id>',
      },
    },
    exits: { 0: 'All signatures are valid.', 2: 'A note or signature was changed or removed.' },
    examples: ['notes verify'],
    run: async (config, args) => (await import('#cli/notes.ts')).verify(config, args),
  },
]
