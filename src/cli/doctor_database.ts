// Database checks of "attune doctor": connection, version, schema and background work backlogs.
import { existsSync } from 'node:fs'
import pg from 'pg'
import type { Config } from '#settings/config.ts'
import { findEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { appliedMigrations } from '#db/migrate.ts'
import { nextMigration, readMigrations } from '#db/migration_files.ts'
import { countDistributedTables } from '#db/server_check.ts'
import { sql, type Statement } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { apiKeyLifecycle } from '#areas/platform/api_key/lifecycle.ts'
import { endpointLifecycle } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import { type Backlog, backlog } from '#jobs/backlog.ts'
import { StartupError } from '#settings/startup_error.ts'
import { type Finding, ok, problem, unchecked, warning } from './finding.ts'
import { mailboxFindings, type MailboxProblems, mailboxProblems } from './doctor_mailboxes.ts'
import { serverFindings, type ServerState, serverState } from './doctor_server.ts'
import { machineTime } from './doctor_home.ts'
import { migrations } from './database_access.ts'

const skew_limit_ms = 2_000
const patience_ms = 5_000
const late_seconds = 300
const name = 'database'

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const target = await targetOf(config)
  if (!target) {
    return [unchecked(name, 'The embedded database isn\'t running. Start it with "attune start".')]
  }
  const client = new pg.Client({ ...target, connectionTimeoutMillis: patience_ms })
  client.on('error', () => {})
  try {
    await client.connect()
    return await inspect(client)
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException
    const fix = 'Check DATABASE_URL, and that PostgreSQL is running and accepts this user.'
    return [problem(name, `Can't connect to or query the database (${code}).`, fix)]
  } finally {
    await client.end().catch(() => {})
  }
}

async function targetOf({ database_owner_url, home }: Config) {
  if (database_owner_url) return { connectionString: database_owner_url }
  const running = existsSync(home) ? await findEmbedded(home) : undefined
  return running && (await ensureDatabase(running, home)).owner
}

async function inspect(client: pg.Client): Promise<Finding[]> {
  const { version, now_ms } = await queryRow<{ version: string; now_ms: string }>(
    client,
    sql`select current_setting('server_version') as version,
            extract(epoch from clock_timestamp()) * 1000 as now_ms`,
  )
  const major = Number.parseInt(version, 10)
  const findings = [
    major >= 15
      ? ok(name, `Connected to PostgreSQL ${version}.`)
      : problem(name, `PostgreSQL ${version} is too old.`, 'Upgrade to PostgreSQL 15 or later.'),
    clockOf(Number(now_ms)),
  ]
  findings.push(...distributionOf(await countDistributedTables(client)))
  findings.push(...serverFindings(await queryRow<ServerState>(client, serverState)))
  const { known } = await queryRow<{ known: boolean }>(
    client,
    sql`select to_regclass('migrations') is not null as known`,
  )
  if (!known) return [...findings, pending(readMigrations(migrations).length)]
  const schema = await schemaOf(client)
  if (schema.state !== 'ok') return [...findings, schema]
  await client.query('begin read only')
  await client.query("select assume_role('attune_worker', null, null)") // Can read all accounts.
  const mailboxes = mailboxFindings(await queryRow<MailboxProblems>(client, mailboxProblems))
  const work = workOf(await queryRow<Backlog>(client, backlog))
  const rest = [...work, ...(await unusedAndFailing(client)), ...mailboxes]
  return [...findings, schema, ...rest]
}

async function queryRow<R extends pg.QueryResultRow>(client: pg.Client, statement: Statement) {
  const { rows } = await client.query<R>(statement.build())
  return rows[0]!
}

// Citus can distribute tables while the service runs, which only a start would refuse.
function distributionOf(tables: number) {
  if (tables === 0) return []
  const fix = 'Stop the service and run undistribute_table() on them, or use another database.'
  return [problem(name, `Citus distributes ${tables} tables of the database.`, fix)]
}

function clockOf(now_ms: number) {
  const ahead_ms = Math.round(now_ms - machineTime())
  if (Math.abs(ahead_ms) < skew_limit_ms)
    return ok('clock', "The clock agrees with the database's.")
  const message = `The database's clock differs from this machine's by ${ahead_ms} ms.`
  return warning('clock', message, 'Synchronize both clocks with NTP.')
}

const pending = (many: number) =>
  problem(
    'schema',
    `${many} migrations are pending.`,
    'Run "attune migrate", or start the service.',
  )

async function schemaOf(client: pg.Client) {
  const applied = await appliedMigrations(client)
  const files = readMigrations(migrations)
  try {
    nextMigration(files, applied)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return problem('schema', error.message, 'Run the version of Attune that matches the database.')
  }
  const missing = files.filter((file) => !applied.some(({ name }) => name === file.name)).length
  return missing > 0
    ? pending(missing)
    : ok('schema', `All ${applied.length} migrations are applied.`)
}

// A backlog means that no worker is running.
function workOf(waiting: Backlog) {
  const late = [
    [waiting.events, waiting.events_seconds > 60, 'events'],
    [waiting.jobs, waiting.jobs_seconds > late_seconds, 'scheduled jobs'],
    [waiting.deliveries, waiting.deliveries_seconds > late_seconds, 'webhook deliveries'],
    [waiting.audit_entries, waiting.audit_seconds > late_seconds, 'audit log entries'],
  ] as const
  const found = late.filter(([, isLate]) => isLate).map(([many, , what]) => `${many} ${what}`)
  if (found.length === 0) return [ok('work', 'No backlog.')]
  const fix = 'Start the service with WORKERS=on, or run "attune worker".'
  return [problem('work', `Background work is late: ${found.join(', ')} wait.`, fix)]
}

async function unusedAndFailing(client: pg.Client): Promise<Finding[]> {
  const { unused, failing } = await queryRow<{ unused: number; failing: number }>(
    client,
    sql`select
       (select count(*)::int from api_keys
        where ${inSet(apiKeyLifecycle, 'usable')} and warnings <> '[]') as unused,
       (select count(*)::int from webhook_endpoints
        where ${inSet(endpointLifecycle, 'receiving')}
          and failing_since < now() - interval '1 day') as failing`,
  )
  return [
    unused === 0
      ? ok('keys', 'No API key is unused.')
      : warning('keys', `${unused} API keys haven't been used for 180 days.`, revokeUnused),
    failing === 0
      ? ok('webhooks', 'No webhook endpoint has been failing for a day.')
      : warning(
          'webhooks',
          `${failing} webhook endpoints have been failing for a day.`,
          fixEndpoints,
        ),
  ]
}

const revokeUnused = 'Find them with "attune keys list" and revoke them.'
const fixEndpoints =
  'GET /v1/webhook_endpoints/{id}/attempts shows why. Fix the endpoint, then recover it.'
