// attune x12: parses an X12 file of any size and reports its transactions and errors.
import type { Command } from '#cli/command.ts'

export const x12Commands: Command[] = [
  {
    name: 'x12 read',
    takes: '<file>',
    summary: 'Parse an X12 file and report errors.',
    about: {
      '<file>':
        'Path of an X12 file of any size. Supported transaction sets: 837P, 835, 277CA, 277, ' +
        '276, 999, 270 and 271.',
    },
    details: [
      "With --json, prints each transaction's full content. WARNING: the output includes " +
        'protected health information (PHI).',
      'Without --json, the output contains no PHI: one summary line per transaction, and each ' +
        'error with its transaction, segment, element and byte offset.',
    ],
    exits: {
      0: 'The file is valid.',
      2: 'The file has errors.',
      64: "The file can't be opened or isn't X12.",
    },
    examples: ['x12 read remittance.835', 'x12 read claims.837 --json'],
    run: async (_, args) => (await import('#cli/x12.ts')).read(args),
  },
]
