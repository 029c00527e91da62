// attune audit: verifies the audit log, also against heads stored elsewhere, and prints its heads.
import type { Command } from '#cli/command.ts'

export const auditCommands: Command[] = [
  {
    name: 'audit verify',
    summary: "Verify the audit log's hash chain.",
    options: {
      account: {
        summary: 'ID of the account. Default: all accounts.',
        type: 'string',
        value: '<id>',
      },
      head: {
        summary: 'Head printed by an earlier run. Reports entries removed since then.',
        type: 'string',
        value: '<number:hash>',
      },
      heads: {
        summary:
          'File with signed heads: AUDIT_HEADS_FILE, the service log, or the objects from ' +
          'AUDIT_HEADS_URL in one file. Reports truncation and rewriting since then.',
        type: 'string',
        value: '<file>',
      },
      'heads-as-of': {
        summary:
          'When the heads file was copied, for example 2028-01-01T00:00:00Z. Use it with an ' +
          'older copy.',
        type: 'string',
        value: '<timestamp>',
      },
      'skip-archives': {
        summary: 'Skip the files of archived entries. Their signed heads are still verified.',
        type: 'boolean',
      },
    },
    details: ['Prints the head of each account as NUMBER:HASH. Store it outside of the database.'],
    exits: {
      0: 'The audit log is intact.',
      2: 'An entry was changed, removed, moved or forged.',
    },
    examples: [
      'audit verify',
      'audit verify --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N --head 48213:9f86d0…',
      'audit verify --heads /var/log/attune/audit-heads.jsonl',
    ],
    run: async (config, args) => (await import('#cli/audit.ts')).verify(config, args),
  },
  {
    name: 'audit archives',
    summary: 'List the archives of the audit log.',
    options: {
      account: {
        summary: 'ID of the account. Default: all accounts.',
        type: 'string',
        value: '<id>',
      },
    },
    details: ['Entries older than AUDIT_ARCHIVE_DAYS are in archives, in the file store.'],
    examples: ['audit archives'],
    run: async (config, args) => (await import('#cli/audit.ts')).archives(config, args),
  },
  {
    name: 'audit read',
    takes: '<archive>',
    summary: 'Print the entries and signed heads of an archive as JSON lines.',
    about: { archive: 'ID of the archive, as printed by "audit archives".' },
    examples: ['audit read aarc_4Jv0hTq8kYb2Wm6Zc1Rx9N > archive.jsonl'],
    async *follow(config, args) {
      yield* (await import('#cli/audit.ts')).archiveLines(config, args)
    },
    line: (row) => JSON.stringify(row),
  },
  {
    name: 'audit heads',
    summary: "Print the audit log's signed heads as JSON lines.",
    options: {
      account: {
        summary: 'ID of the account. Default: all accounts.',
        type: 'string',
        value: '<id>',
      },
    },
    details: [
      'Use the output to start a heads file if the service has been running without ' +
        'AUDIT_HEADS_FILE.',
    ],
    examples: ['audit heads > audit-heads.jsonl'],
    async *follow(config, args) {
      yield* (await import('#cli/audit.ts')).allHeads(config, args)
    },
    line: (head) => JSON.stringify(head),
  },
]
