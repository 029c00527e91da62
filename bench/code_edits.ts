// npm run bench:code_edits: NCCI edits and MUE limits in files of the real size, how fast they are
// loaded, and the lookup for a claim, compared with the lookup in a file of a thousandth of the
// size. "-- --quick" is smaller.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '#settings/config.ts'
import { findCodeEdits } from '#areas/claims/claim/validation/code_edits.ts'
import { startEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { migrate } from '#db/migrate.ts'
import type { Statement } from '#db/sql.ts'
import { openHome } from '#settings/home.ts'
import { ingestMue } from '#outside/adapters/code_edits/mue.ts'
import { ingestNcci } from '#outside/adapters/code_edits/ncci.ts'
import { median } from './compare.ts'

const quick = process.argv.includes('--quick')
const pairs = quick ? 200_000 : 2_000_000 // The practitioner file has about two million.
const limits = 15_000
const goal = 3
const partners = 200
const lookups = 300

const home = mkdtempSync(join(tmpdir(), 'attune-edits-'))
openHome(home)
const postgres = await startEmbedded(home)
const { owner } = await ensureDatabase(postgres, home)
await migrate(owner, join(root, 'migrations'))
const client = new pg.Client(owner)
await client.connect()

const code = (number: number) => String(10_000 + (number % 89_999)).padStart(5, '0')
const pairRow = (i: number) => {
  const first = Math.floor(i / partners)
  const other = first + 1 + (i % partners)
  return `${code(first)}\t${code(other)}\t\t20130101\t*\t${i % 2}\tMisuse of column two code`
}

function write(name: string, many: number, row: (i: number) => string) {
  const path = join(home, name)
  writeFileSync(path, '')
  for (let from = 0; from < many; from += 50_000) {
    const some = Array.from({ length: Math.min(50_000, many - from) }, (_, i) => row(from + i))
    writeFileSync(path, `${some.join('\r\n')}\r\n`, { flag: 'a' })
  }
  return path
}

async function load(many: number) {
  const file = write('ncci.txt', many, pairRow)
  const began = performance.now()
  const loaded = await ingestNcci(owner, [file], { force: true })
  const seconds = (performance.now() - began) / 1_000
  if (loaded.pairs !== many) throw new Error(`${loaded.pairs} pairs were loaded.`)
  console.log(
    `${many.toLocaleString('en')} pairs in ${seconds.toFixed(1)} s: ` +
      `${Math.round(many / seconds).toLocaleString('en')} a second`,
  )
  return await lookupTime(many / partners)
}

// The median time to find the edits of a claim with ten codes, of which some are pairs.
async function lookupTime(firsts: number) {
  const query = async <Row>(statement: Statement) =>
    (await client.query(statement.build())).rows as Row[]
  const times: number[] = []
  for (let i = 0; i < lookups; i++) {
    const first = (i * 7_919) % Math.max(1, Math.floor(firsts))
    const codes = Array.from({ length: 10 }, (_, at) => code(first + at))
    const began = performance.now()
    const found = await findCodeEdits({ query }, codes)
    times.push(performance.now() - began)
    if (!found.pairs?.length || !found.limits?.length) throw new Error('An edit was not found.')
  }
  return median(times)
}

try {
  const mue = write('mue.csv', limits, (i) => `${code(i)},2,3 Date of Service Edit: Clinical,x`)
  const began = performance.now()
  await ingestMue(owner, mue, '2026-01-01')
  console.log(`${limits} limits in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  const small = await load(pairs / 1_000)
  const large = await load(pairs)
  const again = await load(pairs) // As in the next quarter.
  const ratio = Math.max(large, again) / small
  console.log(
    `${ratio <= goal ? 'ok  ' : 'MISS'} lookup: ${ratio.toFixed(2)} times that of a small file ` +
      `(goal ${goal}); ${large.toFixed(2)} ms`,
  )
} finally {
  await client.end()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)
