// The doctor's check of scheduled jobs: finds objects that wait for a job that doesn't exist. With
// --repair, reschedules those jobs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { type Config } from '#settings/config.ts'
import { openAdapters } from '#app/adapters.ts'
import { readSecrets } from '#app/secrets.ts'
import { connect, type Database } from '#db/connect.ts'
import { findEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { reconcileAll } from '#jobs/reconcile.ts'
import { type Finding, ok, problem } from './finding.ts'

const name = 'jobs'
const patience = { size: 2, wait_limit_ms: 10_000 }

export async function checkJobs(config: Config, repair: boolean): Promise<Finding[]> {
  const url = hasSecrets(config) ? await targetOf(config) : undefined
  if (!url) return [unchecked]
  const db = connect({ url, ...patience })
  try {
    return (await isCurrent(db)) ? [await findingOf(config, db, repair)] : [unchecked]
  } finally {
    await db.close()
  }
}

const unchecked = ok(name, "Not checked: the database isn't running, or its schema isn't current.")

// Reading a missing secret would create it.
const hasSecrets = (config: Config) =>
  (['pepper', 'encryption_key'] as const).every(
    (secret) => config[secret] || existsSync(join(config.home, secret)),
  )

async function targetOf({
  database_url,
  home,
}: Config): Promise<string | ClientConfig | undefined> {
  if (database_url) return database_url
  const running = existsSync(home) ? await findEmbedded(home) : undefined
  return running && (await ensureDatabase(running, home)).app
}

// An unreachable database is reported by its own check.
async function isCurrent(db: Database) {
  const table = sql`select to_regclass('jobs_not_needed') is not null as there`
  const [found] = await queryAsWorker<{ there: boolean }>(db, table).catch(() => [])
  return found?.there ?? false
}

async function findingOf(config: Config, db: Database, repair: boolean): Promise<Finding> {
  const total: Record<string, number> = {}
  const failed: string[] = []
  const secrets = readSecrets(config)
  const outside = openAdapters({ db, secrets }, config)
  const works = { db, secrets, outside, onError: (id: string) => void failed.push(id) }
  for await (const { missing } of reconcileAll(works, { repair })) {
    for (const [job, count] of Object.entries(missing)) total[job] = (total[job] ?? 0) + count
  }
  if (failed.length > 0) {
    const message = `${failed.length} accounts couldn't be checked. The first is ${failed[0]}.`
    return problem(
      name,
      message,
      'Run the command again. If it still fails, read the log of a worker.',
    )
  }
  const jobs = Object.entries(total)
  if (jobs.length === 0) return ok(name, 'No scheduled jobs are missing.')
  const list = jobs.map(([job, count]) => `${job} (${count})`).join(', ')
  if (repair) return ok(name, `Missing jobs were rescheduled: ${list}.`)
  const fix = 'Run "attune doctor --repair", or restart a worker.'
  return problem(name, `Scheduled jobs are missing: ${list}.`, fix)
}
