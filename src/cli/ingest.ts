// attune ingest: imports a public registry file and rechecks the practitioners it affects.
import { existsSync } from 'node:fs'
import type { Config } from '#settings/config.ts'
import { FileRefused } from '#outside/adapters/registry/csv.ts'
import { ingest, type Progress, type Report } from '#outside/adapters/registry/ingest.ts'
import { leie } from '#outside/adapters/registry/leie.ts'
import { nppes } from '#outside/adapters/registry/nppes.ts'
import type { Registry } from '#outside/ports/registry.ts'
import { recheckPractitioners } from '#jobs/recheck_practitioners.ts'
import { type Command, type Given, type Table, UsageError } from './command.ts'
import { progress } from './progress.ts'
import { withDatabase, withEmbedded } from './database_access.ts'

const most_told = 20

const does = {
  leie: 'Replace the OIG exclusion list (UPDATED.csv).',
  nppes: 'Replace the NPPES NPI registry (npidata_pfile_*.csv).',
}

const examples = { leie: 'UPDATED.csv', nppes: 'npidata_pfile_20050523-20261108.csv' }

export const ingestCommands: Command[] = [leie, nppes].map((register) => ({
  name: `ingest ${register.name}`,
  takes: '<file>',
  summary: does[register.name],
  about: { '<file>': 'Path of the downloaded CSV file.' },
  options: {
    force: { summary: 'Import the file even if it has far fewer rows.', type: 'boolean' as const },
  },
  details: ['Practitioners affected by a change are checked again.'],
  examples: [`ingest ${register.name} ${examples[register.name]}`],
  run: (config, given) => take(config, register, given),
}))

async function take(config: Config, register: Registry, given: Given): Promise<Table> {
  const file = given.words[0]!
  if (!existsSync(file)) throw new UsageError(`${file}: file not found.`)
  const bar = progress(`Importing ${register.name}`, 1)
  const tell: Progress = ({ read, size }) => bar.at(size > 0 ? read / size : 1)
  const options = { force: given.options.force === true, progress: tell }
  const work = (owner: Parameters<typeof ingest>[0]) => ingest(owner, register, file, options)
  try {
    const { database_owner_url } = config
    const report = await withDatabase(config, async (reach) => {
      const done = database_owner_url
        ? await work(database_owner_url)
        : await withEmbedded(config, ({ owner }) => work(owner))
      bar.end()
      const checked = await recheckPractitioners(reach)
      return { ...done, checked }
    })
    return asTable(report)
  } catch (error) {
    bar.end()
    if (!(error instanceof FileRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

function asTable(report: Report & { checked: number }): Table {
  const { taken, refused, added, removed, checked, reasons, sha256 } = report
  const told = reasons.slice(0, most_told).map(({ line, reason }) => `line ${line}: ${reason}`)
  if (refused > told.length) told.push(`and ${refused - told.length} more`)
  for (const line of told) process.stderr.write(`rejected: ${line}\n`)
  return [{ taken, refused, added, removed, practitioners_to_check: checked, sha256 }]
}
