// npm run bench:matching_index: what loading the matching index costs, against reading the same
// rows through one cursor. In CPU time of this process and its database session, so that a busy
// machine doesn't change the ratio. "-- --quick" is smaller.
import { readFileSync } from 'node:fs'
import { openAdapters } from '#app/adapters.ts'
import { createIndexes, currentIndex, type AccountIndex } from '#areas/matching/matching/indexes.ts'
import { preloadFirstSlots, withoutFirstSlot } from '#areas/matching/matching/find.ts'
import { connect } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { readConfig } from '#settings/config.ts'
import { storePractice } from '#tests/random_practices.ts'
import { startHouse } from './bench_service.ts'

const quick = process.argv.includes('--quick')
const many = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? (quick ? 20_000 : 200_000))
const page = 1_000
const ticks_a_second = 100 // Of /proc, on Linux.

const service = await startHouse()
const { secrets, account } = service
await storePractice(service.database, account, many, 5)
const db = connect({ url: service.app, size: 1 })
const context = { db, secrets, outside: openAdapters({ db, secrets }, readConfig({})) }
const [{ pid } = { pid: 0 }] = await db.use((connection) =>
  connection.query<{ pid: number }>(sql`select pg_backend_pid() as pid`),
)

const rows = await measure('reading the rows', readRows)
let index: AccountIndex | undefined
const loading = await measure('loading the index', async () => {
  while (!index || index.loading) index = await inAccount(context, account, currentIndex)
})
const slots = await measure('looking up first slots', async () => {
  const ids = withoutFirstSlot(index!)
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100)
    await inAccount(context, account, (call) => preloadFirstSlots(call, index!, some))
  }
})
console.log(`${(loading / rows).toFixed(2)}  loading vs. reading the rows (${many} practitioners)`)
console.log(`${(slots / rows).toFixed(2)}  first slots vs. reading the rows`)
console.log(`${db.caches.of(createIndexes).accounts.get(account)!.directory.rows} rows`)
await db.close()
await service.stop()
process.exit(0)

async function readRows() {
  const { database } = service
  await database.query('begin')
  await database.query(
    `declare practice no scroll cursor for
     select one.*, rules, published, min_notice_minutes from practitioners as one
     left join availabilities on availabilities.account = one.account
       and availabilities.practitioner_id = one.id
     where one.account = '${account}' order by one.id`,
  )
  for (let read = page; read === page;) {
    read = (await database.query(`fetch ${page} from practice`)).rows.length
  }
  await database.query('commit')
}

async function measure(what: string, work: () => Promise<unknown>) {
  const { rows: own } = await service.database.query('select pg_backend_pid() as pid')
  const sessions = [pid, own[0].pid as number]
  const before = sessions.reduce((sum, one) => sum + sessionTime(one), 0)
  const [started, began] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(started)
  const here = (user + system) / 1e6
  const there = sessions.reduce((sum, one) => sum + sessionTime(one), 0) - before
  const each = ((here + there) / many) * 1e6
  const seconds = (performance.now() - began) / 1_000
  console.log(
    `${what}: ${each.toFixed(1)} µs of CPU each (${((here / many) * 1e6).toFixed(1)} here, ` +
      `${((there / many) * 1e6).toFixed(1)} in PostgreSQL), ${seconds.toFixed(1)} s`,
  )
  return each
}

// CPU seconds of a database session.
function sessionTime(session: number) {
  const [, rest] = readFileSync(`/proc/${session}/stat`, 'utf8').split(') ')
  const fields = rest!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks_a_second
}
