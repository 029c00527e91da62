// The directory of cells and the commands on it: placing, moving and finding accounts, and the map
// of the proxy.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { create, list as listAccounts } from '#cli/accounts.ts'
import * as cells from '#cli/cells/cells.ts'
import { hostname, map } from '#cli/cells/proxy_map.ts'
import type { Arguments } from '#cli/command.ts'
import { checkCells } from '#cli/doctor_cells.ts'
import { move, remove, unfreeze } from '#cli/move_account.ts'
import { readConfig } from '#settings/config.ts'
import { makeDatabase } from './database.ts'
import { call, createTestAccount, secrets, sql } from './harness.ts'
import { freePort } from './start/process.ts'
import {
  database,
  elsewhere,
  isOpenIn,
  mover,
  port,
  practice,
  source,
  urlOf,
} from './second_cell.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-cells-'))
const directory = await makeDatabase()
after(async () => {
  await directory.drop()
  rmSync(folder, { recursive: true, force: true })
})

const base_url = `https://localhost:${port}`
const settings = {
  ATTUNE_HOME: join(folder, 'home'),
  ATTUNE_PEPPER: Buffer.from(secrets.pepper).toString('base64'),
  ATTUNE_ENCRYPTION_KEY: Buffer.alloc(32, 'key').toString('base64'),
  MIGRATE: 'off',
  DATABASE_URL: urlOf(source),
  CELL: 'cell1',
  DIRECTORY_URL: urlOf({ ...directory.owner, ...mover }),
  CELL_DATABASE_URLS: `cell1=${urlOf(source)}\n cell2=${urlOf(database)}`,
}
const configOf = (changes: Record<string, string> = {}) => readConfig({ ...settings, ...changes })
const config = configOf()
const args = (words: string[], options: Arguments['options'] = {}): Arguments => ({
  words,
  options,
})

const cellsNow = async () =>
  Object.fromEntries(
    (await cells.list(config)).map(({ cell, accounts, state }) => [cell, [accounts, state]]),
  )
const mapNow = async () =>
  Object.fromEntries((await map(config, args([]))).map((row) => [row.hostname, row.cell]))
const findingsFor = async (account: string, changes: Record<string, string> = {}) =>
  (await checkCells(configOf(changes))).filter(({ message }) => message.includes(account))

test('a directory begins with its first cell', async () => {
  await assert.rejects(cells.list(config), /Add its first cell/)
  await assert.rejects(cells.list(configOf({ DIRECTORY_URL: '' })), /Set DIRECTORY_URL/)
  const wrong = (name: string, url: string) => () => cells.add(config, args([name], { url }))
  assert.throws(wrong('Cell 1', base_url), /lowercase letters/)
  assert.throws(wrong('cell1', 'http://localhost'), /https:/)
  assert.throws(wrong('cell3', base_url), /CELL_DATABASE_URLS has no URL of the cell cell3/)

  const first = await cells.add(config, args(['cell1'], { url: 'https://cell1.example.com' }))
  const { rows } = await sql.query('select count(*)::int as many from accounts')
  assert.equal(first.accounts, rows[0].many)
  const second = await cells.add(config, args(['cell2'], { url: base_url }))
  assert.equal(second.accounts, 0)
  assert.deepEqual(await cellsNow(), { cell1: [rows[0].many, 'ready'], cell2: [0, 'ready'] })
  await assert.rejects(cells.remove(config, args(['cell1'])), /has \d+ accounts/)
  await assert.rejects(cells.remove(config, args(['cell9'])), /no cell cell9/)
})

test('a cell that cannot be reached is listed, and stops a migration', async () => {
  const lost = 'postgres://attune_test_owner@127.0.0.1:1/attune'
  const broken = configOf({ CELL_DATABASE_URLS: `cell1=${urlOf(source)} cell2=${lost}` })
  const states = (await cells.list(broken)).map(({ state }) => state)
  assert.deepEqual(states, ['ready', 'unreachable'])
  await assert.rejects(cells.migrateAll(broken), (error: Error & { table: object[] }) => {
    assert.match(error.message, /The cell cell2 failed: The database isn't reachable/)
    assert.deepEqual(error.table, [{ cell: 'cell1', applied: 0, last: null }])
    return true
  })
  const first_lost = configOf({ CELL_DATABASE_URLS: `cell1=${lost} cell2=${urlOf(database)}` })
  await assert.rejects(cells.migrateAll(first_lost), /The cell cell1 failed/)
  assert.equal((await cells.migrateAll(config)).length, 2)
})

test('a new account goes to the cell with the fewest accounts, or to the one named', async () => {
  const made = await create(config, args(['North'], { hostname: 'North.api.example.com' }))
  assert.equal(made.cell, 'cell2')
  assert.equal(await isOpenIn(elsewhere, String(made.account)), true)
  const named = await create(config, args(['South'], { cell: 'cell1' }))
  assert.equal(await isOpenIn(sql, String(named.account)), true)
  assert.equal((await mapNow())['north.api.example.com'], 'cell2')
  const taken = args(['West'], { hostname: 'north.api.example.com' })
  await assert.rejects(create(config, taken), /belongs to the account/)
  await assert.rejects(create(config, args(['West'], { hostname: 'x y.com' })), /isn't a hostname/)
  await assert.rejects(create(config, args(['West'], { cell: 'cell9' })), /no cell cell9/)
  const without = configOf({ DIRECTORY_URL: '' })
  await assert.rejects(create(without, args(['West'], { cell: 'cell1' })), /Set DIRECTORY_URL/)
})

test('accounts that the API created are missing until the directory is synchronized', async () => {
  const { account } = await createTestAccount()
  const [missing] = await findingsFor(account)
  assert.equal(missing?.state, 'problem')
  assert.match(missing.message, /open here, but the directory doesn't have it/)
  assert.match(missing.fix!, /cells sync/)
  const changes = await cells.sync(config)
  assert.deepEqual(
    changes.find((row) => row.account === account),
    { account, cell: 'cell1', was: null },
  )
  assert.deepEqual(await findingsFor(account), [])
  assert.deepEqual(await cells.sync(config), [])
})

test('a move by name switches the directory and the map, and can be repeated', async () => {
  const made = await practice()
  const { account, ask } = made
  await cells.sync(config)
  await hostname(config, args(['moving.api.example.com'], { account }))
  assert.equal((await mapNow())['moving.api.example.com'], 'cell1')
  const to = (name: string) => args([], { account, to: name })
  await assert.rejects(move(config, to(urlOf(database))), /name of the other cell/)
  await assert.rejects(move(config, to('cell9')), /no cell cell9/)
  await assert.rejects(move(config, to('cell1')), /names this cell/)

  const moved = await move(config, to('cell2'))
  assert.match(String(moved.find(({ check }) => check === 'rows')?.found), /^\d+ rows in/)
  assert.equal((await mapNow())['moving.api.example.com'], 'cell2')
  assert.equal((await ask('GET', '/v1/persons')).status >= 400, true) // Its certificate is unknown.
  const again = await move(config, to('cell2'))
  assert.equal(again.find(({ check }) => check === 'rows')?.found, 'copied by an earlier run')
  const listed = (await listAccounts(config)).find((row) => row.account === account)
  assert.equal(listed?.moved_to, base_url)
  const [left] = await findingsFor(account)
  assert.equal(left?.state, 'warning')
  assert.match(left.message, /has moved to cell2/)
  await assert.rejects(
    unfreeze(config, args([], { account, 'moving-to': 'cell2' })),
    /cell2 has the account/,
  )
  await remove(config, args([], { account, 'moved-to': 'cell2' }))
  assert.deepEqual(await findingsFor(account), [])
})

test('an account that the directory places elsewhere is a problem', async () => {
  const { account } = await createTestAccount()
  await cells.sync(config)
  const [wrong] = await findingsFor(account, { CELL: 'cell2' })
  assert.match(wrong!.message, /is open here, but the directory has it in cell1/)
  const unreachable = { DIRECTORY_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const [finding] = await checkCells(configOf(unreachable))
  assert.match(finding!.message, /The directory isn't reachable/)
  assert.equal((await call('GET', '/v1/persons')).status, 200)
})

test('a move whose target is lost is undone, and the directory names the old cell', async () => {
  const { account, ask } = await practice()
  await cells.sync(config)
  const freeze =
    "update accounts set frozen_at = now() - interval '1 s', moving_to = 'cell2' where account = $1"
  await sql.query(freeze, [account])
  const [finding] = await findingsFor(account)
  assert.equal(finding?.state, 'problem')
  assert.match(finding.message, /is frozen: it moves to cell2/)
  const lost = configOf({
    CELL_DATABASE_URLS: `cell1=${urlOf(source)} cell2=postgres://nobody@127.0.0.1:1/none`,
  })
  const request = args([], { account, 'moving-to': 'cell2' })
  await assert.rejects(unfreeze(lost, request), /pass --target-is-lost/)
  assert.equal((await ask('GET', '/v1/persons')).status, 503)
  await assert.rejects(unfreeze(configOf({ CELL: '' }), request), /Set CELL/)
  await unfreeze(lost, args([], { account, 'target-is-lost': true }))
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
  assert.deepEqual(await findingsFor(account), [])
})

const haproxy = '/usr/sbin/haproxy'
const skip = existsSync(haproxy) ? false : 'HAProxy is not installed'

test('the map of a running HAProxy is replaced without a reload', { skip }, async () => {
  const [file, socket, at] = [join(folder, 'cells.map'), join(folder, 'sock'), await freePort()]
  writeFileSync(file, 'old.api.example.com cell9\n')
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `global
  stats socket ${socket} level admin
defaults
  mode http
  timeout client 5s
  timeout connect 5s
  timeout server 5s
frontend api
  bind 127.0.0.1:${at}
  http-request return status 200 content-type text/plain lf-string \
"%[req.hdr(host),field(1,:),lower,map(${file},cell1)]"
`,
  )
  const child = spawn(haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  try {
    const cellOf = (host: string) =>
      new Promise<string>((resolve, reject) => {
        const request = http.get({ host: '127.0.0.1', port: at, headers: { host } }, (response) => {
          let text = ''
          response.on('data', (part) => (text += part)).on('end', () => resolve(text))
        })
        request.on('error', reject)
      })
    for (let tries = 0; tries < 100 && !existsSync(socket); tries++) await sleep(50)
    assert.equal(await cellOf('old.api.example.com'), 'cell9')
    await assert.rejects(map(config, args([], { socket })), /Pass --file too/)
    await map(config, args([], { file, socket }))
    assert.equal(await cellOf('north.api.example.com'), 'cell2')
    assert.equal(await cellOf('old.api.example.com'), 'cell1')
    assert.match(readFileSync(file, 'utf8'), /^north[.]api[.]example[.]com cell2$/m)
    await hostname(config, args(['north.api.example.com'], { remove: true }))
    await map(config, args([], { file, socket }))
    assert.equal(await cellOf('north.api.example.com'), 'cell1')
    const other = join(folder, 'other.map')
    await assert.rejects(map(config, args([], { file: other, socket })), /HAProxy refused the map/)
  } finally {
    child.kill('SIGTERM')
  }
  await assert.rejects(map(config, args([], { file, socket: `${socket}-none` })), /doesn't answer/)
})
