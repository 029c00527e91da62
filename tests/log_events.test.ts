// Every log line has a stable event name, which the guide lists. A thousand requests fit into 60 kB.
import assert from 'node:assert/strict'
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from '#app/log.ts'
import { log_events, request_event } from '#catalogue/log_events.ts'
import { requestSampler } from '#http/operations/record_request.ts'
import { readConfig, root } from '#settings/config.ts'

const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

// The arguments of each log call, as text.
function logCalls(source: string) {
  return [...source.matchAll(/\blog(?:ger)?\.(?:trace|debug|info|warn|error|fatal)\(/g)].map(
    ({ index, 0: { length } }) => {
      let depth = 1
      let at = index + length
      while (depth > 0) depth += { '(': 1, ')': -1 }[source[at++]!] ?? 0
      return source.slice(index + length, at - 1)
    },
  )
}

const messageIn = (call: string) => /(?:^|,)\s*(?:'([^']*)'|"([^"]*)"),?\s*$/.exec(call)
const isMessage = (line: string) => Object.keys(log_events).some((each) => line.includes(each))

test('every message that the service logs has an event name, and every name is in use', () => {
  const used = new Set<string>()
  for (const file of files) {
    const source = text(file)
    for (const each of logCalls(source)) {
      const [, single, double] = messageIn(each) ?? []
      const message = single ?? double
      if (message !== undefined) {
        assert.ok(log_events[message], `${file} logs "${message}", which has no event name`)
        used.add(message)
      } else {
        const named = /^noted$/.test(each.trim()) || isMessage(source)
        assert.ok(named, `${file} logs without a message: ${each}`)
      }
    }
    for (const message of Object.keys(log_events)) {
      const quoted = [`'${message}'`, `"${message}"`].some((each) => source.includes(each))
      if (quoted && !file.includes('log_events')) used.add(message)
    }
  }
  assert.deepEqual(
    Object.keys(log_events).filter((message) => !used.has(message)),
    [],
  )
})

test('event names are unique, and the guide lists each of them and no other', () => {
  const names = [...Object.values(log_events), request_event]
  assert.equal(new Set(names).size, names.length)
  const [, section] = text('docs/guides/monitoring.md').split('### Event names')
  const listed = [...section!.matchAll(/^\| `([a-z_.]+)` \|/gm)].map(([, name]) => name!)
  assert.deepEqual(listed.toSorted(), names.toSorted())
})

function temporaryLog(log_file_max_bytes = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'attune-log-'))
  const log_file = join(folder, 'attune.log')
  const closing: (() => Promise<void>)[] = []
  const settings = { log_level: 'info' as const, log_file, log_file_max_bytes }
  const log = openLog(settings, (close) => closing.push(close))
  const lines = () => readFileSync(log_file, 'utf8').trim().split('\n')
  // A write that is under way when the log is closed ends a moment later.
  async function close(isComplete: () => boolean) {
    await Promise.all(closing.map((end) => end()))
    while (!isComplete()) await sleep(5)
  }
  return { log, log_file, folder, close, lines }
}

test('each line has its event name', async (t) => {
  const { log, close, lines, folder } = temporaryLog()
  t.after(() => rmSync(folder, { recursive: true }))
  log.warn({ code: 'ECONNRESET' }, 'database connection lost')
  log.info('worker started')
  log.info({ request_id: 'req_1', method: 'GET', route: '/v1/sessions', status: 200 })
  await close(() => lines().length === 3)
  const events = lines().map((line) => JSON.parse(line).event)
  assert.deepEqual(events.toSorted(), ['database.connection_lost', 'request', 'worker.started'])
})

test('a thousand requests take less than 60 kB of log by default, and every failure is there', async (t) => {
  const { log, close, log_file, lines, folder } = temporaryLog()
  t.after(() => rmSync(folder, { recursive: true }))
  const isLogged = requestSampler(readConfig({}).log_request_sample)
  let logged = 0
  for (let sent = 0; sent < 1_000; sent++) {
    const status = sent % 100 === 50 ? 500 : 200
    if (!isLogged(status)) continue
    logged++
    log.info({
      request_id: 'req_01JCXM6V1H8Q3M5R7T9W2Y4Z6B',
      method: 'POST',
      route: '/v1/practitioners/:id/request_information',
      status,
      duration_ms: 12.345678901234,
      account: 'acct_01JCXM6V1H8Q3M5R7T9W2Y4Z6B',
      key_id: 'key_01JCXM6V1H8Q3M5R7T9W2Y4Z6B',
    })
  }
  await close(() => lines().length === logged)
  const { size } = statSync(log_file)
  assert.ok(size < 60_000, `${size} bytes`)
  assert.equal(lines().filter((line) => line.includes('"status":500')).length, 10)
})

test('0 logs failed requests only', () => {
  const isLogged = requestSampler(0)
  const all = [200, 404, 500].map((status) => isLogged(status))
  assert.deepEqual(all, [false, false, true])
})

test('a request that is shed is no more often logged than one that succeeds', () => {
  const isLogged = requestSampler(10)
  const logged = Array.from({ length: 1_000 }, () => isLogged(503, 'overloaded'))
  assert.equal(logged.filter(Boolean).length, 100)
  assert.equal(isLogged(503, 'database_unavailable'), true)
})

test('a log file that grows too large is replaced, and two of it are kept', async (t) => {
  const { log, close, log_file, folder } = temporaryLog(20_000)
  t.after(() => rmSync(folder, { recursive: true }))
  const isIn = (file: string, sent: number) =>
    existsSync(file) && readFileSync(file, 'utf8').includes(`"sent":${sent},`)
  const isWritten = (sent: number) => [log_file, `${log_file}.1`].some((file) => isIn(file, sent))
  for (let sent = 0; sent < 1_000; sent++) {
    log.info({ sent }, 'worker started')
    while (sent % 50 === 0 && !isWritten(sent)) await sleep(1)
  }
  // The last line can be the one that makes the file too large: then nothing opens a new one.
  await close(() => isWritten(999))
  const names = readdirSync(folder).toSorted()
  assert.deepEqual(
    names.filter((name) => name !== 'attune.log'),
    ['attune.log.1'],
  )
  for (const name of names) {
    const { size, mode } = statSync(join(folder, name))
    assert.ok(size < 60_000, name)
    assert.equal(mode & 0o077, 0, name)
  }
})
