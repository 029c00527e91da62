// attune backup, restore and move: back up the embedded database to a file, restore it, and copy
// it into an external one.
import type { Command } from '#cli/command.ts'

export const backupCommands: Command[] = [
  {
    name: 'backup',
    takes: '<file>',
    summary: 'Back up the embedded database to a file.',
    about: { '<file>': 'Path of the new backup file.' },
    details: [
      'The service can keep running. The file contains secrets and personal data: store it safely.',
      'With DATABASE_URL, use pg_dump instead.',
    ],
    examples: ['backup attune-2027-03-01.backup'],
    run: async (config, args) => (await import('#cli/backup.ts')).backUpHome(config, args),
  },
  {
    name: 'restore',
    takes: '<file>',
    summary: 'Restore a backup into an empty home or database.',
    about: { '<file>': 'Path of a file written by "attune backup".' },
    details: [
      'Restores into a new ATTUNE_HOME or, with DATABASE_URL, into an empty PostgreSQL database. ' +
        'If it fails, nothing is left behind.',
    ],
    examples: ['restore attune-2027-03-01.backup'],
    run: async (config, args) => (await import('#cli/backup.ts')).restore(config, args),
  },
  {
    name: 'move',
    summary: 'Move the embedded database into an external one.',
    options: {
      to: { type: 'string', value: '<url>', summary: 'URL of an empty PostgreSQL database.' },
    },
    details: [
      'Stop the service first. The user in the URL must own the database. Everything is copied ' +
        'in one transaction, then checked: rows, audit log and ledger. The embedded database ' +
        "isn't changed, so you can repeat a move that failed.",
      'Afterwards set DATABASE_URL and keep ATTUNE_HOME, which has the secrets and the files.',
    ],
    exits: { 2: "The copy isn't complete. Don't use it." },
    examples: ['move --to postgres://attune_owner:secret@db.example.com/attune'],
    run: async (config, args) => (await import('#cli/move.ts')).move(config, args),
  },
]
