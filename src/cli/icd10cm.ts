// attune ingest icd10cm: takes an edition of the diagnosis codes in.
import { existsSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import type { Config } from '#config.ts'
import { EditionRefused, ingestIcd10cm } from '#outside/icd10cm.ts'
import { type Command, type Given, text, UsageError } from './command.ts'
import { withDatabase, withEmbedded } from './reach.ts'

export const icd10cmCommands: Command[] = [
  {
    name: 'ingest icd10cm',
    takes: '<file>',
    does:
      'Take an edition of ICD-10-CM in: the order file CMS publishes each year ' +
      '(icd10cm_order_….txt). What was valid before stays so for the days before.',
    options: {
      from: { does: 'The first day of the edition, as in 2026-10-01.', type: 'string' },
      force: { does: 'Take it although it is much shorter.', type: 'boolean' },
    },
    examples: ['ingest icd10cm icd10cm_order_2027.txt --from 2026-10-01'],
    run: (config, given) => take(config, given),
  },
]

async function take(config: Config, given: Given) {
  const file = given.words[0]!
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  const from = text(given, 'from')
  if (!from || !isDay(from)) {
    throw new UsageError('Say the first day of the edition with --from, as in 2026-10-01.')
  }
  const options = { force: given.options.force === true }
  const work = (owner: string | ClientConfig) => ingestIcd10cm(owner, file, from, options)
  try {
    // Migrated first, so that there is a table to take it in.
    return await withDatabase(config, async () => {
      const { database_owner_url } = config
      const done = database_owner_url
        ? await work(database_owner_url)
        : await withEmbedded(config, ({ owner }) => work(owner))
      return [done]
    })
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error
    throw new UsageError(`${error.message} Nothing was taken in.`)
  }
}

function isDay(text: string) {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
