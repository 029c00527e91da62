// The attune command: its help, its error messages, and that it accepts no secret as an argument.
import assert from 'node:assert/strict'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { firstWords, loadCommands } from '#cli/commands.ts'
import { findEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { startedHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, run, startService, temporaryHome } from './process.ts'

const { home, remove } = await startedHome()
const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)
const service = startService(settings)
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
})
await service.ready()
const quickstart = quickstartOf(home)!
const commands = await loadCommands()
const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }

test('the help lists every command, each with examples', async () => {
  const { code, output } = await attune([], settings)
  assert.equal(code, 0)
  for (const { name, summary, hidden = false } of commands) {
    assert.equal(output.includes(`  ${name} `) && output.includes(summary), !hidden, name)
  }
  for (const command of commands) {
    assert.ok(command.examples.length > 0)
    for (const example of command.examples) assert.ok(example.startsWith(command.name), example)
  }
  const first = commands.map(({ name }) => name.split(' ')[0])
  assert.deepEqual([...new Set(first)].sort(), firstWords.toSorted())
  const one = await attune(['keys', 'create', '--help'], settings)
  assert.equal(one.code, 0)
  assert.match(one.output, /--allowed-ips/)
  assert.match(one.output, /Examples:\n {2}attune keys create/)
  const group = await attune(['waitlist', '--help'], settings)
  assert.match(group.output, /waitlist invite/)
  assert.doesNotMatch(group.output, /keys create/)
})

test('a usage error prints a sentence and an exit code, without a stack trace', async () => {
  const wrong: [string[], RegExp][] = [
    [['keys', 'steal'], /Unknown command "keys steal"\. Did you mean keys create, /],
    [['kyes', 'list'], /Unknown command "kyes list"\. Did you mean keys\?/],
    [['nonsense'], /Unknown command "nonsense"/],
    [['keys', 'revoke'], /Usage: attune keys revoke <id>/],
    [['keys', 'createx'], /Did you mean keys create\?/],
    [['keys', 'list', '--colour'], /Unknown option '--colour'/],
    [['waitlist', 'invite'], /Pass an ID/],
    [['waitlist', 'list', '--status', 'happy'], /joined, invited, accepted/],
    [['accounts', 'limits', '--per-second', 'x'], /whole number/],
    [['keys', 'create', '--allowed-ips', 'home'], /must be an IP address/],
    [['waitlist', 'remove'], /Pass an ID/],
    [
      ['waitlist', 'remove', '--since', 'yesterday', '--until', 'now'],
      /must be RFC 3339 timestamps/,
    ],
  ]
  for (const [words, sentence] of wrong) {
    const { code, output } = await attune(words, settings)
    assert.equal(code, 64, words.join(' '))
    assert.match(output, sentence)
    assert.doesNotMatch(output, /\n\s+at /)
  }
})

test('only start, migrate and restore create a missing home', async () => {
  const elsewhere = temporaryHome()
  for (const words of [['keys', 'list'], ['accounts', 'list'], ['seed'], ['backup', 'x.backup']]) {
    const { code, output } = await attune(words, { ATTUNE_HOME: elsewhere.home })
    assert.equal(code, 64, output)
    assert.match(output, /isn't an Attune home directory/)
  }
  const url = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const away = await attune(['keys', 'list'], { ATTUNE_HOME: elsewhere.home, ...url })
  assert.match(away.output, /isn't an Attune home directory/, 'its secrets would be new ones')
  assert.deepEqual(readdirSync(join(elsewhere.home, '..')), [])
  elsewhere.remove()
})

test('the command line prints its version and where a key can come from', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  assert.equal((await attune(['--version'], settings)).output.trim(), version)
  const made = await attune(['keys', 'create', '--allowed-ips', '203.0.113.0/24'], settings)
  assert.equal(made.code, 0, made.output)
  const listed = JSON.parse((await attune(['keys', 'list', '--json'], settings)).output)
  assert.deepEqual(listed.at(-1).allowed_ips, ['203.0.113.0/24'])
})

test('several commands can use the embedded database at once', async () => {
  const lists = Array.from({ length: 4 }, () => attune(['keys', 'list', '--json'], settings))
  for (const { code, output } of await Promise.all(lists)) assert.equal(code, 0, output)
})

test("a file that can't be read or written is reported in one sentence", async () => {
  writeFileSync(join(home, 'some.json'), '')
  const wrong = [
    ['backup', join(home, 'nowhere', 'x')],
    ['backup', join(home, 'some.json', 'x')],
    ['restore', home],
    ['ingest', 'leie', home],
  ]
  for (const words of wrong) {
    const { code, output } = await attune(words, settings)
    assert.equal(code, 64, output)
    assert.doesNotMatch(output, /\n\s+at /)
    assert.ok(output.includes(words.at(-1)!), output)
  }
})

test('limits are shown, set one by one, and reset', async () => {
  const limits = async (...words: string[]) => {
    const { output } = await attune(['accounts', 'limits', ...words, '--json'], settings)
    const { rate_limit_per_second, rate_limit_per_minute } = JSON.parse(output)
    return [rate_limit_per_second, rate_limit_per_minute]
  }
  assert.deepEqual(await limits('--per-second', '900', '--per-minute', '9000'), [900, 9000])
  assert.deepEqual(await limits(), [900, 9000])
  assert.deepEqual(await limits('--per-second', '0'), [0, 9000])
  assert.deepEqual(await limits('--per-minute', 'default'), [0, null])
  assert.deepEqual(await limits('--per-second', 'default'), [null, null])
})

test('a key passed as an argument is refused before it is used', async () => {
  const { code, output } = await attune(['logs', 'tail', '--key', quickstart.api_key], settings)
  assert.equal(code, 64)
  assert.match(output, /Don't pass an API key as an argument/)
  assert.equal(output.includes(quickstart.api_key), false)
  const names = commands.flatMap(({ options = {} }) => Object.keys(options))
  assert.deepEqual(
    names.filter((name) => /secret|password|token|pepper/.test(name)),
    [],
  )
})

test('logs are followed over the API with the stored key', async () => {
  await ask(quickstart, '/practitioners', practitioner)
  await ask(quickstart, '/sessions/ses_nothing')
  const tail = run('src/cli/attune.ts', ['logs', 'tail', '--json'], settings)
  after(() => tail.child.kill())
  while (!tail.output().includes('"status":404')) await sleep(50)
  await ask(quickstart, '/practitioners', practitioner)
  while (tail.output().split('"POST"').length < 3) await sleep(50)
  const rows = tail
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const ids = rows.map(({ id }) => id)
  assert.deepEqual(ids, [...new Set(ids)], 'none comes twice')
  tail.child.kill('SIGINT')
  const some = await attune(['logs', 'tail', '--once', '--status', '4xx'], settings)
  assert.equal(some.code, 0)
  assert.match(some.output, /404 {2}GET {5}\/v1\/sessions\/\[redacted\] {2}resource_not_found/)
  assert.doesNotMatch(some.output, /POST/)
})

test('events are followed and resent, and the clock is advanced', async () => {
  let events: any[] = []
  while (events.length === 0) {
    const { output } = await attune(
      ['events', 'tail', '--after', '0', '--once', '--json'],
      settings,
    )
    events = output
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  const { id } = events.at(-1)
  const resent = await attune(['events', 'resend', id, '--json'], settings)
  assert.equal(JSON.parse(resent.output).id, id)
  const missing = await attune(['events', 'resend', 'evt_nothing'], settings)
  assert.equal(missing.code, 64)
  assert.match(missing.output, /No such event\. \(resource_not_found, req_/)
  const before = JSON.parse((await attune(['clock', 'show', '--json'], settings)).output)
  for (const duration of ['P7D', '6d24h']) await attune(['clock', 'advance', duration], settings)
  const later = JSON.parse((await attune(['clock', 'show', '--json'], settings)).output)
  assert.ok(Date.parse(later.now) - Date.parse(before.now) >= 14 * 86_400_000)
  for (const words of ['clock advance tomorrow', 'clock advance P9Y', 'logs tail --status many']) {
    assert.equal((await attune(words.split(' '), settings)).code, 64, words)
  }
})

test('someone on the waitlist is invited, and the mail is written to the home', async () => {
  const joined = await ask(
    { ...quickstart, base_url: quickstart.base_url.slice(0, -3) },
    '/waitlist',
    {
      email: 'ada@example.com',
    },
  )
  assert.equal(joined.status, 200)
  const list = JSON.parse((await attune(['waitlist', 'list', '--json'], settings)).output)
  assert.equal(list[0].email, 'ada@example.com')
  const { code } = await attune(['waitlist', 'invite', '--next', '5'], settings)
  assert.equal(code, 0)
  const [file] = readdirSync(join(home, 'mail'))
  const link = new RegExp(`https://localhost:${settings.PORT}/invitations/\\w{32}`)
  assert.match(readFileSync(join(home, 'mail', file!), 'utf8'), link)
  const again = await attune(['waitlist', 'invite', list[0].id, '--json'], settings)
  assert.equal(JSON.parse(again.output).status, 'invited')
})

test('the doctor reports no problem with a healthy service and changes nothing', async () => {
  const { code, output } = await attune(['doctor', '--json'], settings)
  assert.equal(code, 0, output)
  const findings = JSON.parse(output) as { check: string; state: string }[]
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]))
  for (const check of [
    'home',
    'pepper',
    'certificate',
    'database',
    'schema',
    'work',
    'jobs',
    'service',
    'key',
  ]) {
    assert.equal(states[check], 'ok', check)
  }
  const elsewhere = temporaryHome()
  const nothing = await attune(['doctor', '--json'], { ATTUNE_HOME: elsewhere.home, PORT: '1' })
  assert.equal(nothing.code, 0, nothing.output)
  assert.deepEqual(readdirSync(join(elsewhere.home, '..')), [])
  elsewhere.remove()
})

test('the doctor reports missing jobs, and schedules them again with --repair', async () => {
  const { owner } = await ensureDatabase((await findEmbedded(home))!, home)
  const client = new pg.Client(owner)
  await client.connect()
  await client.query('alter table scheduled_jobs no force row level security')
  const missing = "select from scheduled_jobs where job = 'api_key.check_use'"
  await client.query("delete from scheduled_jobs where job = 'api_key.check_use'")
  const report = await attune(['doctor'], settings)
  assert.equal(report.code, 1)
  assert.match(report.output, /api_key\.check_use \(\d+\)/)
  assert.match(report.output, /doctor --repair/)
  assert.equal((await client.query(missing)).rowCount, 0, 'a report changes nothing')
  const repaired = await attune(['doctor', '--repair'], settings)
  assert.equal(repaired.code, 0, repaired.output)
  assert.ok((await client.query(missing)).rowCount! > 0)
  await client.query('alter table scheduled_jobs force row level security')
  await client.end()
})

test('the doctor reports each problem and how to fix it', async () => {
  chmodSync(join(home, 'pepper'), 0o644)
  const open = await attune(['doctor'], settings)
  chmodSync(join(home, 'pepper'), 0o600)
  assert.equal(open.code, 1)
  assert.match(open.output, /Other users can read .*pepper/)
  assert.match(open.output, /chmod 600/)
  assert.match(open.output, /1 problem found\./)
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const away = await attune(['doctor'], { ...settings, DATABASE_URL: url })
  assert.equal(away.code, 1)
  assert.match(away.output, /ECONNREFUSED/)
  assert.match(away.output, /Check DATABASE_URL/)
})

test('a command without a service or a key says so', async () => {
  const elsewhere = temporaryHome()
  const none = await attune(['clock', 'show'], { ATTUNE_HOME: elsewhere.home })
  assert.equal(none.code, 64)
  assert.match(none.output, /Run "attune login", set ATTUNE_API_KEY, or/)
  const reach = { ATTUNE_HOME: elsewhere.home, ATTUNE_API_KEY: quickstart.api_key }
  const away = await attune(['clock', 'show'], {
    ...reach,
    ATTUNE_API_URL: 'https://127.0.0.1:1/v1',
  })
  assert.equal(away.code, 69)
  assert.match(away.output, /Can't reach .* \(ECONNREFUSED\)/)
  assert.equal(away.output.includes(quickstart.api_key), false)
  const strange = await attune(['clock', 'show'], { ...reach, ATTUNE_API_URL: quickstart.base_url })
  assert.equal(strange.code, 69)
  assert.match(strange.output, /certificate isn't trusted/)
  elsewhere.remove()
})

test('migrate reports what it applied, and the second time nothing', async () => {
  const elsewhere = temporaryHome()
  const there = { ATTUNE_HOME: elsewhere.home, PORT: String(await freePort()) }
  const first = await attune(['migrate', '--json'], there)
  assert.equal(first.code, 0, first.output)
  assert.ok(JSON.parse(first.output).length > 5)
  assert.deepEqual(JSON.parse((await attune(['migrate', '--json'], there)).output), [])
  const started = run('src/cli/attune.ts', ['start'], there)
  await started.ready()
  started.child.kill('SIGTERM')
  assert.equal(await started.exited, 0)
  elsewhere.remove()
})
