// What each statement costs PostgreSQL, those in functions and triggers included, by
// pg_stat_statements.
import type { BenchService } from './bench_service.ts'

export async function countStatements(service: BenchService) {
  const settings = {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'all',
    'pg_stat_statements.track_planning': 'on',
    'pg_stat_statements.track_utility': 'on',
  }
  for (const [name, value] of Object.entries(settings)) {
    await service.database.query(`alter system set ${name} = '${value}'`)
  }
  await service.restart()
  await service.database.query('create extension if not exists pg_stat_statements')
}

export async function printStatements(
  { database }: BenchService,
  title: string,
  run: () => Promise<number>,
) {
  await run()
  await database.query('select pg_stat_statements_reset()')
  const requests = await run()
  const { rows } = await database.query(
    `select toplevel, query, calls / $1::float8 as calls,
       total_exec_time / $1 * 1000 as running_us, total_plan_time / $1 * 1000 as planning_us,
       wal_bytes / $1 as wal_bytes, (shared_blks_hit + shared_blks_read) / $1 as pages
     from pg_stat_statements
     order by total_exec_time + total_plan_time desc
     limit 32`,
    [requests],
  )
  console.log(`\n${title}: per request, µs running and planning, WAL bytes, pages, statement`)
  for (const { toplevel, query, calls, ...row } of rows) {
    const { running_us, planning_us, wal_bytes, pages } = row
    const numbers = [running_us, planning_us, wal_bytes, pages]
    const cells = numbers.map((number) => Math.round(number).toString().padStart(6)).join('')
    const text = query.replaceAll(/\s+/g, ' ').slice(0, 110)
    console.log(`${cells}  ${calls.toFixed(2)}x ${toplevel ? '' : '  in: '}${text}`)
  }
}
