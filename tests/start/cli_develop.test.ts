// attune listen, login, logout, open and completion, as a developer uses them.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { root } from '#settings/config.ts'
import { startedHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, run, startService } from './process.ts'

const { home, remove } = await startedHome()
const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)
let service = startService(settings)
const stopService = async () => {
  service.child.kill('SIGTERM')
  await service.exited
}
after(stopService)
await service.ready()
const quickstart = quickstartOf(home)!
const ada = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
const makeEvent = () => ask(quickstart, '/practitioners', ada)

type Received = { headers: Record<string, string>; body: string; sequence: number; type: string }

function receiver(port: number, status = 200) {
  const received: Received[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { sequence, type } = JSON.parse(body)
      received.push({ headers: request.headers as Record<string, string>, body, sequence, type })
      response.writeHead(status).end('thank you')
    })
  })
  server.listen(port, '127.0.0.1')
  after(() => server.close())
  return { received, close: () => (server.closeAllConnections(), server.close()) }
}

async function eventually(what: () => boolean) {
  for (let tries = 0; !what(); tries++) {
    if (tries > 600) throw new Error('It did not happen.')
    await sleep(50)
  }
}

function listenTo(port: number, ...words: string[]) {
  const url = `http://localhost:${port}/hooks`
  const listening = run('src/cli/attune.ts', ['listen', url, ...words], settings)
  after(() => listening.child.kill('SIGKILL'))
  return listening
}

test('events are forwarded in order, signed as a webhook endpoint would', async () => {
  const port = await freePort()
  const { received } = receiver(port)
  const listening = listenTo(port, '--json')
  await eventually(() => listening.output().includes('Press Ctrl-C'))
  for (let i = 0; i < 3; i++) await makeEvent()
  await eventually(() => received.length === 3)
  const secret = /whsec_\S+/.exec(listening.output())![0]
  for (const { headers, body } of received) {
    assert.equal(
      (new Webhook(secret).verify(body, headers) as { type: string }).type,
      'practitioner.created',
    )
    assert.throws(() => new Webhook(secret).verify(`${body} `, headers))
    assert.match(headers['webhook-signature']!, /v1,\S+ v1a,\S+/)
  }
  await eventually(() => listening.stdout().trim().split('\n').length === 3)
  const rows = listening
    .stdout()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(
    rows.map(({ status, response }) => [status, response]),
    Array(3).fill([200, 'thank you']),
  )
  const { body } = await ask(quickstart, `/events/${rows[0].id}`)
  assert.deepEqual(JSON.parse(received[0]!.body), body, 'the body is the event')
  listening.child.kill('SIGINT')
  assert.equal(await listening.exited, 0)
  assert.match(listening.output(), new RegExp(`--after ${rows[2].sequence}"`))
  const again = listenTo(port, '--after', String(rows[1].sequence))
  await eventually(() => received.length === 4)
  assert.ok(again.output().includes(secret), 'the secret is the same every time')
  again.child.kill('SIGINT')
  await again.exited
})

test('nothing is lost while the API or the receiver restarts', async () => {
  const port = await freePort()
  const listening = listenTo(port, '--after', '0')
  await eventually(() => listening.output().includes("Can't reach http://localhost"))
  const first = receiver(port)
  await eventually(() => first.received.length >= 4)
  const before = first.received.length
  await stopService()
  await eventually(() => /Can't reach https:.*Trying again/.test(listening.output()))
  service = startService(settings)
  await service.ready()
  for (let i = 0; i < 3; i++) await makeEvent()
  await eventually(() => first.received.length >= before + 3)
  const sequences = first.received.map(({ sequence }) => sequence)
  const all = Array.from({ length: sequences.length }, (_, i) => i + 1)
  assert.deepEqual(sequences, all, 'in order, without gaps')
  assert.match(listening.output(), /Connected again\./)
  listening.child.kill('SIGINT')
  await listening.exited
})

test('events are filtered by type, and an answer that refuses one is shown', async () => {
  const port = await freePort()
  const { received } = receiver(port, 500)
  const listening = listenTo(port, '--after', '0', '--events', 'practitioner.*')
  await eventually(() => received.length >= 6)
  await eventually(() => /-> {2}500 {2}\d+ ms {2}thank you/.test(listening.output()))
  assert.deepEqual([...new Set(received.map(({ type }) => type))], ['practitioner.created'])
  listening.child.kill('SIGINT')
  await listening.exited
})

test('a target that cannot be used is refused', async () => {
  const cases = ['listen', 'listen localhost:4000', 'listen --forward-to ftp://x.y/z']
  for (const words of [...cases, 'listen --forward-to http://localhost:1 --after x']) {
    const { code, output } = await attune(words.split(' '), settings)
    assert.equal(code, 64, output)
  }
})

const login_file = join(dirname(home), 'private', 'logins.json')

// A shell, because a key is read from standard input.
function shell(script: string, more: Record<string, string> = {}) {
  const { PATH } = process.env
  const env = {
    PATH,
    ...settings,
    ATTUNE_HOME: '/nonexistent',
    ATTUNE_LOGIN_FILE: login_file,
    ...more,
  }
  const command = `attune() { "${process.execPath}" "${join(root, 'src/cli/attune.ts')}" "$@"; }\n${script}`
  return new Promise<{ code: number; out: string; err: string }>((resolve) =>
    execFile('bash', ['--norc', '-c', command], { env, cwd: root }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  )
}

test('a login is checked and stored privately, and later commands use it', async () => {
  const { base_url, ca_file, api_key } = quickstart
  const words = `--api-url ${base_url} --ca "${ca_file}"`
  const wrong_key = api_key.slice(0, -1) + (api_key.endsWith('0') ? '1' : '0')
  const wrong = await shell(`echo ${wrong_key} | attune login ${words}`)
  assert.equal(wrong.code, 1, wrong.err)
  assert.match(wrong.err, /api_key_invalid/)
  for (const text of ['', 'hello', `"${api_key} x"`]) {
    assert.equal((await shell(`echo ${text} | attune login ${words}`)).code, 64)
  }
  assert.equal(existsSync(login_file), false)
  const untrusted = await shell(`echo ${api_key} | attune login --api-url ${base_url}`)
  assert.equal(untrusted.code, 69)
  assert.match(untrusted.err, /attune login --ca <file>/)
  const done = await shell(`echo ${api_key} | attune login ${words} --json`)
  assert.equal(done.code, 0, done.err)
  assert.deepEqual(JSON.parse(done.out), {
    base_url,
    account_name: 'Sandbox',
    environment: 'sandbox',
    stored_in: login_file,
  })
  assert.doesNotMatch(done.out + done.err, /sk_test_/)
  assert.equal(statSync(login_file).mode & 0o777, 0o600)
  assert.equal(statSync(dirname(login_file)).mode & 0o777, 0o700)
  assert.match((await shell('attune get practitioners')).out, /"object": "list"/)
  const other = await shell('attune get practitioners', {
    ATTUNE_API_URL: 'https://127.0.0.1:1/v1',
  })
  assert.match(other.err, /No API key found/, 'a key goes only to its address')
  assert.equal((await shell('attune logout')).code, 0)
  assert.match((await shell('attune logout')).err, /No key is stored/)
  assert.match((await shell('attune get practitioners')).err, /No API key found/)
  writeFileSync(login_file, '{')
  assert.match((await shell('attune get practitioners')).err, /isn't valid JSON\. Delete it/)
})

test('a page is opened in the browser, and its address is printed', async () => {
  const folder = join(dirname(home), 'bin')
  const opened = join(folder, 'opened')
  mkdirSync(folder)
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "$1" >> "${opened}"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const here = { ...settings, PATH: `${folder}:${process.env.PATH}` }
  const origin = new URL(quickstart.base_url).origin
  for (const [page, path] of [
    ['docs', '/docs'],
    ['/docs/errors', '/docs/errors'],
  ] as const) {
    const { stdout } = await attune(['open', page, '--json'], here)
    assert.deepEqual(JSON.parse(stdout), { url: `${origin}${path}` })
    await eventually(() => existsSync(opened) && readFileSync(opened, 'utf8').includes(path))
  }
  assert.equal((await attune(['open', 'nowhere'], here)).code, 64)
  const without = await attune(['open'], { ...settings, PATH: '/nonexistent' })
  assert.equal(without.code, 0, 'a machine without a browser prints the address')
})

test('bash completes commands, resources, verbs, options and values', async () => {
  const complete = async (...words: string[]) => {
    const list = ['attune', ...words].map((word) => `'${word}'`).join(' ')
    const { out, err } = await shell(`
      eval "$(attune completion bash)"
      COMP_WORDS=(${list}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
      _attune attune; printf '%s\\n' "\${COMPREPLY[@]}"`)
    assert.equal(err, '')
    return out.trim().split('\n').filter(Boolean)
  }
  assert.deepEqual(await complete('sess'), ['sessions', 'session_series'])
  assert.deepEqual(await complete('keys', 'r'), ['rotate', 'revoke'])
  assert.deepEqual(await complete('events', 're'), ['resend', 'retrieve'])
  assert.deepEqual(await complete('sessions', 'list', '--stat'), ['--status'])
  assert.deepEqual(await complete('sessions', 'list', '--status', 'he'), ['held'])
  assert.deepEqual(await complete('sessions', 'list', '--starts_at.l'), [
    '--starts_at.lte',
    '--starts_at.lt',
  ])
  assert.deepEqual(await complete('keys', 'create', '--all'), ['--allowed-ips'])
  assert.deepEqual(await complete('get', '/v1/test'), ['/v1/test_clock'])
  assert.deepEqual(await complete('completion', ''), ['bash', 'zsh', 'fish'])
  assert.deepEqual(await complete('listen', '--events', 'note.si'), ['note.signed'])
  assert.deepEqual(await complete('nonsense', ''), [])
  assert.ok((await complete('')).includes('listen'))
  assert.equal((await complete('')).includes('complete'), false, 'it is for shells')
})

test('npx runs the command of this repository, and the help names it as typed', async () => {
  const cache = `npm_config_cache="${join(dirname(home), 'npm')}"`
  const { out, err } = await shell(`${cache} npx --offline attune keys --help`)
  assert.match(out, /Usage:\n {2}npx attune keys <command>/, err)
  const typed = await shell('bin/attune nonsense')
  assert.match(typed.err, /Run "bin\/attune --help"/)
})

test('zsh and fish have scripts too, and other shells a sentence', async () => {
  for (const shell_name of ['zsh', 'fish']) {
    assert.match((await attune(['completion', shell_name], settings)).output, /complete -- /)
  }
  const { code, output } = await attune(['completion', 'bsh'], settings)
  assert.equal(code, 64)
  assert.match(output, /Did you mean bash or zsh\?/)
})
