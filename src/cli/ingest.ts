// attune ingest: imports public registry files and ICD-10-CM editions. After a registry file, the
// practitioners it affects are checked again.
import { existsSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import type { Config } from '#settings/config.ts'
import { EditionRefused, ingestIcd10cm } from '#outside/adapters/icd10cm.ts'
import { type CodeSet, ingestProcedureCodes } from '#outside/adapters/procedure_codes.ts'
import { FileRefused } from '#outside/adapters/registry/csv.ts'
import { ingest, type Progress, type Report } from '#outside/adapters/registry/ingest.ts'
import { leie } from '#outside/adapters/registry/leie.ts'
import { nppes } from '#outside/adapters/registry/nppes.ts'
import type { Registry } from '#outside/ports/registry.ts'
import { recheckPractitioners } from '#jobs/recheck_practitioners.ts'
import { type Arguments, type Command, type Table, text, UsageError } from './command.ts'
import { progress } from './progress.ts'
import { withDatabase, withEmbedded } from './database_access.ts'

const max_reasons_shown = 20

const summaries = {
  leie: 'Replace the OIG exclusion list (UPDATED.csv).',
  nppes: 'Replace the NPPES NPI registry (npidata_pfile_*.csv).',
}

const examples = { leie: 'UPDATED.csv', nppes: 'npidata_pfile_20050523-20261108.csv' }

export const ingestCommands: Command[] = [
  ...[leie, nppes].map((registry): Command => ({
    name: `ingest ${registry.name}`,
    takes: '<file>',
    summary: summaries[registry.name],
    about: { '<file>': 'Path of the downloaded CSV file.' },
    options: {
      force: { summary: 'Import the file even if it has far fewer rows.', type: 'boolean' },
    },
    details: ['Practitioners affected by a change are checked again.'],
    examples: [`ingest ${registry.name} ${examples[registry.name]}`],
    run: (config, args) => importRegistry(config, registry, args),
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
    run: importEdition,
  },
  codesCommand('hcpcs', 'Replace the HCPCS Level II codes and modifiers (HCPC*.txt).', {
    file: 'Path of the fixed-width file that CMS publishes each quarter.',
    example: 'HCPC2027_JAN.txt',
  }),
  codesCommand('cpt', 'Replace the CPT codes with your own list.', {
    file: 'Path of a list or CSV file with a code in the first column.',
    example: 'cpt.csv',
  }),
]

type CodesFile = { file: string; example: string }

function codesCommand(code_set: CodeSet, summary: string, { file, example }: CodesFile): Command {
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
    run: (config, args) => importCodes(config, code_set, args),
  }
}

async function importRegistry(config: Config, registry: Registry, args: Arguments): Promise<Table> {
  const file = existingFile(args)
  const bar = progress(`Importing ${registry.name}`, 1)
  const showProgress: Progress = ({ read, size }) => bar.at(size > 0 ? read / size : 1)
  const options = { force: args.options.force === true, progress: showProgress }
  try {
    const report = await withDatabase(config, async (context) => {
      const done = await asOwner(config, (owner) => ingest(owner, registry, file, options))
      bar.end()
      const checked = await recheckPractitioners(context)
      return { ...done, checked }
    })
    return asTable(report)
  } catch (error) {
    bar.end()
    if (!(error instanceof FileRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

async function importEdition(config: Config, args: Arguments): Promise<Table> {
  const file = existingFile(args)
  const from = text(args, 'from')
  if (!from || !isDay(from)) {
    throw new UsageError('--from must be the first day of the edition, for example 2026-10-01.')
  }
  const options = { force: args.options.force === true }
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, async () => [
      await asOwner(config, (owner) => ingestIcd10cm(owner, file, from, options)),
    ])
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

async function importCodes(config: Config, code_set: CodeSet, args: Arguments): Promise<Table> {
  const file = existingFile(args)
  const options = { force: args.options.force === true }
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, async () => [
      await asOwner(config, (owner) => ingestProcedureCodes(owner, code_set, file, options)),
    ])
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

function existingFile({ words: [file] }: Arguments) {
  if (!existsSync(file!)) throw new UsageError(`${file}: file not found.`)
  return file!
}

const asOwner = <T>(config: Config, work: (owner: string | ClientConfig) => Promise<T>) =>
  config.database_owner_url
    ? work(config.database_owner_url)
    : withEmbedded(config, ({ owner }) => work(owner))

function asTable(report: Report & { checked: number }): Table {
  const { taken, refused, added, removed, checked, reasons, sha256 } = report
  const lines = reasons
    .slice(0, max_reasons_shown)
    .map(({ line, reason }) => `line ${line}: ${reason}`)
  if (refused > lines.length) lines.push(`and ${refused - lines.length} more`)
  for (const line of lines) process.stderr.write(`rejected: ${line}\n`)
  return [{ taken, refused, added, removed, practitioners_to_check: checked, sha256 }]
}

function isDay(text: string) {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
