// Two cells with their own PostgreSQL servers, and clients that book sessions while their account
// moves from one to the other. HAProxy is between, if it is installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programsIn, waitFor } from '#scripts/failover/programs.ts'
import { clientOf } from '#tests/faults/client.ts'
import { openJournal } from '#tests/faults/journal.ts'
import { startLoad } from '#tests/faults/load.ts'
import { diceOf, freshSeed } from '#tests/faults/random.ts'
import { attune, freePort } from '#tests/start/process.ts'
import { checkWrites, summaryOf } from './outcome.ts'
import { type Cells, startCells } from './two_cells.ts'

const pause_ms = 50
const hostname = 'localhost'

export type RehearsalOptions = {
  clients: number
  writes: number // Acknowledged before the move, and again after it.
  say(line: string): void
}

const hasHaproxy = () => spawnSync('haproxy', ['-v'], { env: { PATH: '/usr/sbin' } }).status === 0

// Returns what the clients saw, and what is wrong.
export async function rehearseMove({ clients, writes, say }: RehearsalOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'attune-cells-'))
  const cells = await startCells(folder)
  const programs = programsIn(folder, {})
  try {
    const run = (...words: string[]) => command(cells, words)
    const { account, reach } = cells
    for (const { name, base_url } of [cells.first, cells.second])
      await run('cells', 'add', name, '--url', base_url)
    await run('cells', 'hostname', hostname, '--account', account)
    const proxy = hasHaproxy() ? await startProxy(programs, folder, cells) : undefined
    say(proxy ? 'Clients connect through HAProxy.' : 'Without HAProxy, clients keep the old cell.')
    const updateMap = () => (proxy ? run('cells', 'map', ...proxy.options) : undefined)
    await updateMap()

    const journal = openJournal(join(folder, 'sessions.jsonl'))
    const dice = diceOf(freshSeed())
    const client = clientOf({ ...reach, ...(proxy && { port: proxy.port }) }, journal, dice)
    const load = startLoad(client, journal, dice, clients, pause_ms)
    const acknowledged = () => summaryOf(journal.entries).acknowledged
    const more = async () => {
      const before = acknowledged()
      await waitFor('writes are acknowledged', () => acknowledged() > before + writes)
    }
    await more()
    const began = performance.now()
    await run('accounts', 'move', '--account', account, '--to', cells.second.name)
    const move_seconds = (performance.now() - began) / 1_000
    await more() // Through the old cell, which forwards them.
    await updateMap()
    await more()
    await load.stop()
    const problems = await checkWrites(client, journal, cells)
    await run('accounts', 'remove', '--account', account, '--moved-to', cells.second.name)
    client.close()
    return { ...summaryOf(journal.entries), move_seconds, problems }
  } finally {
    await programs.stopAll()
    await cells.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function command({ settings }: Cells, words: string[]) {
  const { code, output } = await attune(words, settings)
  if (code !== 0) throw new Error(`attune ${words.join(' ')}: ${output}`)
}

// Passes TLS through and chooses the cell by the hostname that the client names in it.
async function startProxy(
  { start }: ReturnType<typeof programsIn>,
  folder: string,
  { first, second }: Cells,
) {
  const [file, socket] = [join(folder, 'cells.map'), join(folder, 'haproxy.sock')]
  const port = await freePort()
  writeFileSync(file, `${hostname} ${first.name}\n`)
  const backends = [first, second].map(
    ({ name, port: at }) => `backend ${name}\n  server ${name} 127.0.0.1:${at}\n`,
  )
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `global
  stats socket ${socket} level admin
defaults
  mode tcp
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend api
  bind 127.0.0.1:${port}
  tcp-request inspect-delay 5s
  tcp-request content accept if { req.ssl_hello_type 1 }
  use_backend %[req.ssl_sni,lower,map(${file},${first.name})]
${backends.join('')}`,
  )
  start('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  await waitFor('HAProxy runs', () => readFileSync(file).length > 0 && hasSocket(socket))
  return { port, options: ['--file', file, '--socket', socket] }
}

const hasSocket = (path: string) => spawnSync('test', ['-S', path]).status === 0
