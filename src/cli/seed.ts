// Creates the sample practice, as the first start also does, or a large directory for benchmarks.
import type { Config } from '#settings/config.ts'
import { describe } from '#http/responses/database_errors.ts'
import { accountsToSeed, seedPractice } from '#seed/practice.ts'
import { seedDirectory } from '#seed/large.ts'
import type { Service } from '#app/service.ts'
import { chosenAccount } from './accounts.ts'
import { type Arguments, type Row, UsageError, wholeNumber } from './command.ts'
import { startStep } from '#settings/start_step.mjs'
import { progress } from './progress.ts'
import { withDatabase, withEmbedded } from './database_access.ts'

const most_practitioners = 1_000_000

// Longer than a request can hold a connection: the sample practice is one transaction.
const patience = { hold_limit_ms: 600_000, size: 2 }

export async function seed(config: Config, args: Arguments): Promise<Row> {
  if (config.environment === 'production') {
    throw new UsageError('"attune seed" is available only in the sandbox.')
  }
  const count = wholeNumber(args, 'practitioners', most_practitioners)
  return await withDatabase(
    config,
    async (context) => {
      const account = await chosenAccount(context, args)
      if (count)
        return { account, practitioners_added: await createDirectory(config, account, count) }
      const bar = barOf('Creating sample data')
      const created = await seedPractice(context, account, bar.at)
      bar.end()
      return {
        account,
        created: created ? 'sample practice' : 'nothing (the sample practice already exists)',
      }
    },
    patience,
  )
}

async function createDirectory(config: Config, account: string, count: number) {
  const bar = progress('Creating practitioners', count)
  const { database_url } = config
  const fill = (app: Parameters<typeof seedDirectory>[0]) =>
    seedDirectory(app, account, count, (done) => bar.at(done))
  const added = database_url
    ? await fill(database_url)
    : await withEmbedded(config, ({ app }) => fill(app))
  bar.end()
  return added
}

function barOf(title: string) {
  let bar: ReturnType<typeof progress> | undefined
  return {
    at(done: number, total: number) {
      bar ??= progress(title, total)
      bar.at(done)
    },
    end: () => bar?.end(),
  }
}

class Stopped extends Error {}

// Runs after the server listens, so that a first start has data to try. If interrupted, everything
// is rolled back and the next start creates it.
export async function seedFirst(service: Service, stopped: () => boolean) {
  const { log, secrets, outside, open } = service
  const db = open(patience)
  try {
    for (const { account } of await accountsToSeed(db)) {
      const step = startStep('Sample practice')
      const began = performance.now()
      await seedPractice({ db, secrets, outside }, account, (done, total) => {
        if (stopped()) throw new Stopped()
        step.at(done, total)
      })
      step.end()
      const took = ((performance.now() - began) / 1000).toFixed(1)
      const what = '12 practitioners and 30 persons, with sessions, notes, claims and payments'
      print(`  Created ${what} (${took} s).`)
    }
  } catch (error) {
    if (stopped()) return
    log.error({ error: describe(error) }, 'sample data could not be created')
    print('  The sample practice could not be created. Retry with "npx attune seed", or restart.')
  } finally {
    await db.close()
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`)
