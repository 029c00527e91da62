// attune import and attune export: move a practice in and out.
import type { Command } from '#cli/command.ts'

export const importCommands: Command[] = [
  {
    name: 'import',
    takes: '<file> [files...]',
    summary: 'Import files of persons, sessions and other objects.',
    about: {
      '<file>': 'CSV, NDJSON or FHIR file, or a folder of them, for example of "attune export".',
      '[files...]':
        'More files. All are one import, in the order in which they refer to each other.',
    },
    options: {
      fhir: {
        summary: 'The files are FHIR R4: Bundles (.json) or resources as NDJSON.',
        type: 'boolean',
      },
      kind: {
        summary: 'Type of the objects. Default: from the name of the file.',
        type: 'string',
        value: '<type>',
      },
      columns: {
        summary: 'JSON file with the field for each column: {"First name": "names[0].given"}.',
        type: 'string',
        value: '<file>',
      },
      column: {
        summary: 'Field for a column: "First name=names[0].given". Can be repeated.',
        type: 'string',
        value: '<column=field>',
        multiple: true,
      },
      'guess-columns': {
        summary: 'Import columns with usual names, for example "First name", without asking.',
        type: 'boolean',
      },
      'columns-from': {
        summary: 'ID of an earlier import whose columns to use again.',
        type: 'string',
        value: '<id>',
      },
      mode: {
        summary: 'Whether rows of known objects update them: upsert or create. Default: upsert.',
        type: 'string',
        value: '<mode>',
      },
      'dry-run': { summary: 'Check every row, save the report and stop.', type: 'boolean' },
      'skip-invalid': {
        summary: 'Import the valid rows although others have errors.',
        type: 'boolean',
      },
      report: {
        summary: 'File for the errors, .csv or .ndjson. Default: <file>.report.csv.',
        type: 'string',
        value: '<file>',
      },
      files: {
        summary: 'Folder with the files of documents. Default: "documents" beside the file.',
        type: 'string',
        value: '<folder>',
      },
      resume: {
        summary: 'Continue an import that was interrupted.',
        type: 'string',
        value: '<id>',
      },
    },
    details: [
      'Every row is checked before any is written. If rows have errors, nothing is imported, and ' +
        'the report names the row, the column and the rule.',
      'If rows have errors, the exit code is 1, in a dry run too, unless you pass --skip-invalid.',
      'A row is imported once per external_id: importing a file again updates what has changed.',
      'The files of documents are uploaded afterward, each found by its SHA-256 or its file_name.',
    ],
    exits: {
      0: 'The import is complete, or the dry run found no errors.',
      1: 'Rows have errors, or the API refused a request.',
      64: "A file, an option or the request isn't valid.",
      69: "The API isn't reachable.",
    },
    examples: [
      'import persons.csv --columns columns.json --dry-run',
      'import practitioners.csv persons.csv sessions.csv',
      'import attune-export/',
    ],
    run: async (config, args) => (await import('#cli/import_file.ts')).importFiles(config, args),
  },
  {
    name: 'export',
    takes: '<target>',
    summary: 'Export the whole account as NDJSON.',
    about: {
      '<target>': 'New folder with a file per type of object, or one file that ends in .ndjson.',
    },
    options: {
      type: { summary: 'Export one type of object only.', type: 'string', value: '<type>' },
      fhir: { summary: 'Export FHIR R4 resources, for other systems.', type: 'boolean' },
    },
    details: [
      'The files contain personal data: store them safely. "attune import" takes them.',
      'A folder also contains the files of documents, every version, in its folder "documents".',
    ],
    examples: ['export attune-export', 'export account.ndjson', 'export fhir-export --fhir'],
    run: async (config, args) =>
      (await import('#cli/export_account.ts')).exportAccount(config, args),
  },
]
