// npm run bench:ingest: how fast files of registers are taken in, of a bare COPY of the same file
// in the same run, and that memory stays flat however long a file is. "-- --quick" is shorter.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '#settings/config.ts'
import { copyIn } from '#db/copy_in.ts'
import { startEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { migrate } from '#db/migrate.ts'
import { openHome } from '#settings/home.ts'
import { ingest } from '#outside/adapters/registry/ingest.ts'
import { leie, leieColumns } from '#outside/adapters/registry/leie.ts'
import { nppes } from '#outside/adapters/registry/nppes.ts'
import { compare, type Row } from './compare.ts'
import { nppesColumns, writeLeie, writeNppes } from '#tests/registry_files.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 2, leie: 100_000, nppes: 20_000, long: 200_000 }
  : { rounds: 3, leie: 300_000, nppes: 60_000, long: 2_000_000 }

const home = mkdtempSync(join(tmpdir(), 'attune-ingest-'))
openHome(home)
const postgres = await startEmbedded(home)
const { owner } = await ensureDatabase(postgres, home)
await migrate(owner, join(root, 'migrations'))
const client = new pg.Client(owner)
await client.connect()

async function perSecond(rows: number, work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return rows / ((performance.now() - began) / 1_000)
}

// The same bytes, by COPY alone, into a table with the same columns and no index.
async function bareCopy(file: string, columns: string[]) {
  await client.query('drop table if exists bare')
  await client.query(`create table bare (${columns.map((_, i) => `c${i} text`).join(', ')})`)
  const copy = await copyIn(client, 'copy bare from stdin (format csv, header)')
  for await (const bytes of createReadStream(file, { highWaterMark: 1 << 20 })) {
    await copy.write(bytes)
  }
  await copy.end()
}

// From nothing each time, so that the turns are alike.
async function empty(table: string, name: string) {
  await client.query(`truncate ${table}`)
  await client.query('delete from register_files where register = $1', [name])
}

async function measure(register: typeof leie, rows: number, file: string, columns: string[]) {
  const goal = { name: `importing ${register.name} vs. bare COPY`, goal: 0.25, ...plan }
  const ours = async () => {
    await empty(register.table, register.name)
    return await perSecond(rows, () => ingest(owner, register, file))
  }
  return await compare(goal, ours, () => perSecond(rows, () => bareCopy(file, columns)))
}

// The memory of this process, each time another tenth of the file has been read.
async function memory(file: string, rows: number) {
  await empty(leie.table, leie.name)
  const megabytes: number[] = []
  let tenths = 0
  const rate = await perSecond(rows, () =>
    ingest(owner, leie, file, {
      progress({ read, size }) {
        if (read / size < (tenths + 1) / 10) return
        tenths++
        megabytes.push(Math.round(process.memoryUsage().rss / 1e6))
      },
    }),
  )
  console.log(`${rows.toLocaleString('en')} rows, ${Math.round(rate)} per second`)
  console.log(`memory in MB after each 10 % of the file: ${megabytes.join(' ')}`)
}

try {
  const files = { leie: join(home, 'leie.csv'), nppes: join(home, 'nppes.csv') }
  await writeLeie(files.leie, plan.leie)
  await writeNppes(files.nppes, plan.nppes)
  const rows: Row[] = [
    await measure(leie, plan.leie, files.leie, leieColumns),
    await measure(nppes, plan.nppes, files.nppes, nppesColumns),
  ]
  for (const { name, ratios, ours, theirs } of rows) {
    const show = (numbers: number[]) => numbers.map((n) => n.toFixed(n < 10 ? 2 : 0)).join(' ')
    console.log(`${name}: ratios ${show(ratios)}; rows/s ${show(ours)} vs. ${show(theirs)}`)
  }
  await writeLeie(files.leie, plan.long)
  await memory(files.leie, plan.long)
} finally {
  await client.end()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)
