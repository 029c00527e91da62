// attune ingest: imports public registry files and code sets. After a registry file, the
// practitioners it affects are checked again.
import type { Command } from '#cli/command.ts'

const registries = ['leie', 'nppes'] as const

const summaries = {
  leie: 'Replace the OIG exclusion list (UPDATED.csv).',
  nppes: 'Replace the NPPES NPI registry (npidata_pfile_*.csv).',
}

const examples = { leie: 'UPDATED.csv', nppes: 'npidata_pfile_20050523-20261108.csv' }

export const ingestCommands: Command[] = [
  ...registries.map((registry): Command => ({
    name: `ingest ${registry}`,
    takes: '<file>',
    summary: summaries[registry],
    about: { '<file>': 'Path of the downloaded CSV file.' },
    options: {
      force: { summary: 'Import the file even if it has far fewer rows.', type: 'boolean' },
    },
    details: ['Practitioners affected by a change are checked again.'],
    examples: [`ingest ${registry} ${examples[registry]}`],
    run: async (config, args) =>
      (await import('#cli/ingest.ts')).importRegistry(config, registry, args),
  })),
  {
    name: 'ingest icd10cm',
    takes: '<file>',
    summary: 'Add a yearly ICD-10-CM code set (icd10cm_order_*.txt).',
    about: { '<file>': 'Path of the order file that CMS publishes each year.' },
    options: {
      from: {
        summary: 'First day of the edition, for example 2026-10-01. Required.',
        type: 'string',
        value: '<date>',
      },
      force: { summary: 'Import the file even if it has far fewer codes.', type: 'boolean' },
    },
    details: ['Codes of earlier editions remain valid for dates before the new edition.'],
    examples: ['ingest icd10cm icd10cm_order_2027.txt --from 2026-10-01'],
    run: async (config, args) => (await import('#cli/ingest.ts')).importEdition(config, args),
  },
  codesCommand('hcpcs', 'Replace the HCPCS Level II codes and modifiers (HCPC*.txt).', {
    file: 'Path of the fixed-width file that CMS publishes each quarter.',
    example: 'HCPC2027_JAN.txt',
  }),
  {
    name: 'ingest ncci',
    takes: '<file> [file] [file] [file] [file] [file]',
    summary: 'Replace the NCCI code pairs for practitioners (ccipra-*.txt).',
    about: {
      '<file>': 'Path of a file that CMS publishes each quarter. Name all parts of the quarter.',
    },
    options: {
      force: { summary: 'Import the files even if they have far fewer edits.', type: 'boolean' },
    },
    details: ['Claims are validated with the pairs in effect on the date of service.'],
    examples: ['ingest ncci ccipra-v330r0-f1.txt ccipra-v330r0-f2.txt'],
    run: async (config, args) => (await import('#cli/ingest.ts')).importPairs(config, args),
  },
  {
    name: 'ingest mue',
    takes: '<file>',
    summary: 'Add a quarterly table of medically unlikely edits (MUE).',
    about: { '<file>': 'Path of the practitioner services table that CMS publishes, as CSV.' },
    options: {
      from: {
        summary: 'First day of the quarter, for example 2027-01-01. Required.',
        type: 'string',
        value: '<date>',
      },
      force: { summary: 'Import the file even if it has far fewer edits.', type: 'boolean' },
    },
    details: ['Limits of earlier quarters remain in effect for dates before the new one.'],
    examples: ['ingest mue MCR_MUE_PractitionerServices.csv --from 2027-01-01'],
    run: async (config, args) => (await import('#cli/ingest.ts')).importLimits(config, args),
  },
  codesCommand('cpt', 'Replace the CPT codes with your own list.', {
    file: 'Path of a list or CSV file with a code in the first column.',
    example: 'cpt.csv',
  }),
  {
    name: 'ingest payers',
    takes: '<file>',
    summary: 'Replace the payer directory with a CSV file.',
    about: { '<file>': 'Path of the CSV file, with the names of its columns in the first line.' },
    options: {
      force: { summary: 'Import the file even if it has far fewer payers.', type: 'boolean' },
    },
    details: [
      'Columns: payer_id and name, and optionally aliases (separated by |), filing_code (SBR09, ' +
        'default CI), claims_enrollment, remittances_enrollment and eligibility_enrollment ' +
        '("required" or empty). Others are ignored. The CSV file of Stedi works as it is. ' +
        'Built-in payers stay, and so do the ones that accounts add.',
    ],
    examples: ['ingest payers payers.csv'],
    run: async (config, args) => (await import('#cli/ingest.ts')).importPayers(config, args),
  },
]

type CodesFile = { file: string; example: string }

function codesCommand(
  code_set: 'hcpcs' | 'cpt',
  summary: string,
  { file, example }: CodesFile,
): Command {
  return {
    name: `ingest ${code_set}`,
    takes: '<file>',
    summary,
    about: { '<file>': file },
    options: {
      force: { summary: 'Import the file even if it has far fewer codes.', type: 'boolean' },
    },
    details: ['Only codes are stored. Claims with other codes get a warning.'],
    examples: [`ingest ${code_set} ${example}`],
    run: async (config, args) =>
      (await import('#cli/ingest.ts')).importCodes(config, code_set, args),
  }
}
