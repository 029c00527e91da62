// attune ingest: imports public registry files and ICD-10-CM editions. After a registry file, the
// practitioners it affects are checked again.
import { existsSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import type { Config } from '#settings/config.ts'
import { EditionRefused, ingestIcd10cm } from '#outside/adapters/icd10cm.ts'
import { ingestMue } from '#outside/adapters/code_edits/mue.ts'
import { ingestNcci } from '#outside/adapters/code_edits/ncci.ts'
import { type CodeSet, ingestProcedureCodes } from '#outside/adapters/procedure_codes.ts'
import { ingestPayers } from '#outside/adapters/payer_directory.ts'
import { FileRefused } from '#outside/adapters/registry/csv.ts'
import { ingest, type Progress, type Report } from '#outside/adapters/registry/ingest.ts'
import { leie } from '#outside/adapters/registry/leie.ts'
import { nppes } from '#outside/adapters/registry/nppes.ts'
import type { Registry } from '#outside/ports/registry.ts'
import { recheckPractitioners } from '#jobs/recheck_practitioners.ts'
import { type Arguments, type Row, text, UsageError } from './command.ts'
import { progress } from './progress.ts'
import { withDatabase, withEmbedded } from './database_access.ts'

const max_reasons_shown = 20

const registries = { leie, nppes }

export async function importRegistry(
  config: Config,
  name: keyof typeof registries,
  args: Arguments,
): Promise<Row> {
  const registry: Registry = registries[name]
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
    return rowOf(report)
  } catch (error) {
    bar.end()
    if (!(error instanceof FileRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

export async function importEdition(config: Config, args: Arguments): Promise<Row> {
  const file = existingFile(args)
  const from = firstDay(args, 'edition', '2026-10-01')
  const options = { force: args.options.force === true }
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, () =>
      asOwner(config, (owner) => ingestIcd10cm(owner, file, from, options)),
    )
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

export const importPairs = (config: Config, args: Arguments): Promise<Row> =>
  importEdits(config, args, (owner, files, options) => ingestNcci(owner, files, options))

export function importLimits(config: Config, args: Arguments): Promise<Row> {
  const from = firstDay(args, 'quarter', '2027-01-01')
  return importEdits(config, args, (owner, [file], options) =>
    ingestMue(owner, file!, from, options),
  )
}

type Import = (
  owner: string | ClientConfig,
  files: string[],
  options: { force: boolean },
) => Promise<Row>

async function importEdits(config: Config, args: Arguments, work: Import): Promise<Row> {
  for (const file of args.words) requireFile(file)
  const options = { force: args.options.force === true }
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, () =>
      asOwner(config, (owner) => work(owner, args.words, options)),
    )
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

function firstDay(args: Arguments, of: string, example: string) {
  const from = text(args, 'from')
  if (from && isDay(from)) return from
  throw new UsageError(`--from must be the first day of the ${of}, for example ${example}.`)
}

export async function importCodes(
  config: Config,
  code_set: CodeSet,
  args: Arguments,
): Promise<Row> {
  const file = existingFile(args)
  const options = { force: args.options.force === true }
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, () =>
      asOwner(config, (owner) => ingestProcedureCodes(owner, code_set, file, options)),
    )
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

export async function importPayers(config: Config, args: Arguments): Promise<Row> {
  const file = existingFile(args)
  const options = { force: args.options.force === true }
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, () =>
      asOwner(config, (owner) => ingestPayers(owner, file, options)),
    )
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

function existingFile({ words: [file] }: Arguments) {
  requireFile(file!)
  return file!
}

function requireFile(file: string) {
  if (!existsSync(file)) throw new UsageError(`${file}: file not found.`)
}

const asOwner = <T>(config: Config, work: (owner: string | ClientConfig) => Promise<T>) =>
  config.database_owner_url
    ? work(config.database_owner_url)
    : withEmbedded(config, ({ owner }) => work(owner))

function rowOf(report: Report & { checked: number }): Row {
  const { taken, refused, added, removed, checked, reasons, sha256 } = report
  const lines = reasons
    .slice(0, max_reasons_shown)
    .map(({ line, reason }) => `line ${line}: ${reason}`)
  if (refused > lines.length) lines.push(`and ${refused - lines.length} more`)
  for (const line of lines) process.stderr.write(`rejected: ${line}\n`)
  return { taken, refused, added, removed, practitioners_to_check: checked, sha256 }
}

function isDay(text: string) {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
