// Certificates and secrets change in a running service: on SIGHUP or when their file changes. Open
// connections continue, and invalid values change nothing.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import https from 'node:https'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import pg from 'pg'
import { ownCertificate } from '#http/transport/certificate.ts'
import { makeDatabase, urlOf } from '../database.ts'
import { ask, attune, freePort, startService, temporaryHome } from './process.ts'

const { home, remove } = temporaryHome()
const { owner, app, drop } = await makeDatabase()
const folder = join(dirname(home), 'files')
fs.mkdirSync(folder)
const file = (name: string) => join(folder, name)
const write = (name: string, text: string) => fs.writeFileSync(file(name), text)
const secret = () => randomBytes(32).toString('base64')

const client = new pg.Client(owner)
await client.connect()
const login = `attune_reload_${process.pid}`
await client.query(`create role ${login} login noinherit password 'the-first'`)
await client.query(`grant attune_app, attune_worker to ${login}`)

const [one, two] = await Promise.all(['one', 'two'].map((name) => ownCertificate(file(name))))
const keys = { old: secret(), next: secret() }
const pepper = secret()
write('server.crt', one!.cert)
write('server.key', one!.key)
write('pepper', pepper)
write('encryption_key', keys.old)
write('other_keys', secret())
write('metrics_token', 'the-first-token-of-these-metrics-endpoints')
const urlWith = (password: string) => urlOf({ ...app, user: login, password })
write('database_url', urlWith('the-first'))

const port = await freePort()
const settings = {
  ATTUNE_HOME: home,
  ATTUNE_ENVIRONMENT: 'production',
  PORT: String(port),
  LOG_FILE: file('log'),
  TLS_CERT_FILE: file('server.crt'),
  TLS_KEY_FILE: file('server.key'),
  DATABASE_URL_FILE: file('database_url'),
  DATABASE_OWNER_URL: urlOf(owner),
  DATABASE_CONNECTIONS: '2',
  ATTUNE_PEPPER_FILE: file('pepper'),
  ATTUNE_ENCRYPTION_KEY_FILE: file('encryption_key'),
  ATTUNE_OTHER_ENCRYPTION_KEYS_FILE: file('other_keys'),
  METRICS_TOKEN_FILE: file('metrics_token'),
}
const service = startService(settings)
await service.ready()
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
  await client.query(`revoke attune_app, attune_worker from ${login}`)
  await client.end()
  await drop()
  remove()
})

const account = await attune(['accounts', 'create', 'Practice', '--json'], settings)
assert.equal(account.code, 0, account.output)
const { secret: api_key } = JSON.parse(
  (await attune(['keys', 'create', '--json'], settings)).output,
)
const target = (ca_file: string) => ({
  base_url: `https://localhost:${port}/v1`,
  ca_file,
  api_key,
})
let trusted = one!.ca_file
const works = async () => (await ask(target(trusted), '/practitioners')).status

async function until(what: string, holds: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 10_000; tries++) {
    assert.equal(service.child.exitCode, null, service.output())
    if (await holds()) return
    await sleep(20)
  }
  assert.fail(`${what}: ${log()}`)
}
const log = () => fs.readFileSync(file('log'), 'utf8')
const linesOf = (setting: string, message: string) =>
  log()
    .split('\n')
    .filter((line) => line.includes(`"setting":"${setting}"`) && line.includes(message)).length
const stored = 'the old one stays in use'
const hangUp = () => service.child.kill('SIGHUP')

test('a new certificate serves new connections, and open ones continue', async () => {
  const open = tls.connect({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    ca: fs.readFileSync(one!.ca_file),
  })
  await once(open, 'secureConnect')
  let text = ''
  open.on('data', (bytes) => (text += bytes))
  write('server.key', two!.key) // For a moment the two don't fit: the old pair stays in use.
  await until('the pair that does not fit is reported', () => linesOf('TLS_CERT_FILE', stored) > 0)
  assert.equal(await works(), 200)
  write('server.crt', two!.cert)
  hangUp()
  await until('the certificate is replaced', () => linesOf('TLS_CERT_FILE', 'was reloaded') > 0)
  trusted = two!.ca_file
  assert.equal(await works(), 200)
  await assert.rejects(ask(target(one!.ca_file), '/practitioners'))
  open.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await once(open, 'close')
  assert.match(text, /^HTTP\/1\.1 200 /)
})

test('an invalid certificate is logged, and the old one stays', async () => {
  const before = linesOf('TLS_CERT_FILE', stored)
  write('server.crt', 'not a certificate')
  await until('the file is reported', () => linesOf('TLS_CERT_FILE', stored) > before)
  assert.match(log(), /isn't a valid PEM file/)
  assert.equal(await works(), 200)
  write('server.crt', two!.cert)
})

test('a new database password is used without a restart, and a wrong one is not', async () => {
  write('database_url', urlWith('a-wrong-one'))
  await until('the wrong one is reported', () => linesOf('DATABASE_URL', stored) > 0)
  assert.equal(await works(), 200)
  await client.query(`alter role ${login} password 'the-second'`)
  write('database_url', urlWith('the-second'))
  await until('the new one is in use', () => linesOf('DATABASE_URL', 'was reloaded') > 0)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    login,
  ])
  await until('it connects again', async () => (await works()) === 200)
  assert.doesNotMatch(log(), /the-second|a-wrong-one/)
})

test('encryption keys are rotated without a restart, and encrypted data stays readable', async () => {
  const names = [{ use: 'official', given: 'Maya', family: 'Lindqvist' }]
  const person = { names, birth_date: '1990-01-01' }
  const { status, body } = await ask(target(trusted), '/persons', person)
  assert.equal(status, 200, JSON.stringify(body))
  const read = async () => (await ask(target(trusted), `/persons/${body.id}`)).body.birth_date
  write('encryption_key', keys.next)
  await until(
    'a key that opens nothing is refused',
    () => linesOf('ATTUNE_ENCRYPTION_KEY', stored) > 0,
  )
  assert.equal(await read(), '1990-01-01')
  write('other_keys', keys.old)
  await until('both are there', () => linesOf('ATTUNE_ENCRYPTION_KEY', 'was reloaded') > 0)
  assert.equal(await read(), '1990-01-01')
})

test("the metrics token can be reloaded, and the pepper can't", async () => {
  const metrics = (token: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      const request = {
        port,
        path: '/metrics',
        ca: fs.readFileSync(trusted),
        headers,
        agent: false,
      }
      https
        .get({ ...request, host: 'localhost' }, (response) => {
          response.resume()
          resolve(response.statusCode!)
        })
        .on('error', reject)
    })
  const second = 'the-second-token-of-these-metrics-endpoints'
  write('metrics_token', second)
  await until('the new token is taken', async () => (await metrics(second)) === 200)
  assert.equal(await metrics('the-first-token-of-these-metrics-endpoints'), 404)
  write('pepper', secret())
  await until('the pepper is refused', () => linesOf('ATTUNE_PEPPER', stored) > 0)
  assert.match(log(), /every API key is hashed with it/)
  assert.equal(await works(), 200)
  write('pepper', pepper)
})

test("repeated SIGHUPs don't stop the service", async () => {
  for (let i = 0; i < 20; i++) hangUp()
  assert.equal(await works(), 200)
  assert.equal(service.child.exitCode, null)
  assert.equal(service.child.signalCode, null)
})
