// Creates the partitions of tables that grow with time before they're needed, and drops those whose
// rows have all expired. If this doesn't run, rows go to the default partition and nothing fails.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { default_retention, type Retention } from '#settings/retention.ts'
import type { ShouldContinue } from './clock.ts'

// Short periods delete soon after the expiry. Long ones keep the number of partitions small: a list
// searches them all.
export const partitioned_tables = {
  request_logs: { period_days: 7, keptFor: (keep: Retention) => keep.request_log_days },
  webhook_attempts: { period_days: 14, keptFor: (keep: Retention) => keep.webhook_attempt_days },
} as const

export type PartitionedTable = keyof typeof partitioned_tables

const periods_ahead = 1
const most_attempts = 10
const pause_ms = 500

// Rows expire with the period that they belong to.
export function expiryOf(table: PartitionedTable, keep: Retention): Statement {
  const { period_days, keptFor } = partitioned_tables[table]
  return sql`start_of_period(now() - ${keptFor(keep)} * interval '1 day', ${period_days})`
}

export async function maintainPartitions(
  db: Database,
  keep: Retention = default_retention,
  shouldContinue: ShouldContinue = () => true,
) {
  for (const table of Object.keys(partitioned_tables) as PartitionedTable[]) {
    const { period_days } = partitioned_tables[table]
    await retryWhileLocked(
      db,
      sql`select create_partitions(${table}, ${period_days}, ${periods_ahead})`,
      shouldContinue,
    )
    await retryWhileLocked(
      db,
      sql`select drop_partitions(${table}, ${expiryOf(table, keep)})`,
      shouldContinue,
    )
  }
}

// The functions wait for a lock for a moment only, because requests would wait behind them.
async function retryWhileLocked(db: Database, change: Statement, shouldContinue: ShouldContinue) {
  for (let attempt = 1; shouldContinue(); attempt++) {
    try {
      return await queryAsWorker(db, change)
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || attempt === most_attempts) throw error
      await sleep(pause_ms)
    }
  }
  return undefined
}
