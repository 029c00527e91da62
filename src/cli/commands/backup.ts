// attune backup and attune restore: back up the embedded database to a file and restore it.
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
]
