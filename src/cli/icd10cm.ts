// attune ingest icd10cm: imports a yearly edition of the diagnosis codes.
import { existsSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import type { Config } from '#settings/config.ts'
import { EditionRefused, ingestIcd10cm } from '#outside/adapters/icd10cm.ts'
import { type Command, type Given, text, UsageError } from './command.ts'
import { withDatabase, withEmbedded } from './database_access.ts'

export const icd10cmCommands: Command[] = [
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
    run: (config, given) => take(config, given),
  },
]

async function take(config: Config, given: Given) {
  const file = given.words[0]!
  if (!existsSync(file)) throw new UsageError(`${file}: file not found.`)
  const from = text(given, 'from')
  if (!from || !isDay(from)) {
    throw new UsageError('--from must be the first day of the edition, for example 2026-10-01.')
  }
  const options = { force: given.options.force === true }
  const work = (owner: string | ClientConfig) => ingestIcd10cm(owner, file, from, options)
  try {
    // Migrates first, so that the table exists.
    return await withDatabase(config, async () => {
      const { database_owner_url } = config
      const done = database_owner_url
        ? await work(database_owner_url)
        : await withEmbedded(config, ({ owner }) => work(owner))
      return [done]
    })
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was imported.`)
  }
}

function isDay(text: string) {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
