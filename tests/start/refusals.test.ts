// What prevents the service from starting: each reason has its own message and exit code.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { after, test } from 'node:test'
import pg from 'pg'
import { exit_codes, type StartupReason } from '#settings/startup_error.ts'
import { makeDatabase, urlOf } from '../database.ts'
import { distributeTable, undistributeTables } from '../distributed_tables.ts'
import { ask, attune, freePort, quickstartOf, startService, temporaryHome } from './process.ts'

const { home, remove } = temporaryHome()
const { owner, app, drop } = await makeDatabase()
after(async () => {
  await drop()
  remove()
})

const DATABASE_URL = urlOf(owner)
const secret = () => randomBytes(32).toString('base64')

async function refused(settings: Record<string, string>, reason: StartupReason, says: RegExp) {
  const service = startService({ ATTUNE_HOME: home, ...settings })
  const code = await service.exited
  assert.equal(code, exit_codes[reason].code, service.output())
  assert.match(service.output(), says)
  assert.equal(service.output().trim().split('\n').length, 1, 'one sentence, no stack')
}

test('the start is refused if the port is in use', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const PORT = String((server.address() as net.AddressInfo).port)
  await refused({ PORT, DATABASE_URL }, 'port_taken', /port \d+.*set PORT/)
  server.close()
})

test('the start is refused if the home is read-only', () =>
  refused({ ATTUNE_HOME: '/dev/null/home' }, 'home_not_writable', /Set ATTUNE_HOME/))

test('the start is refused if the database is unreachable', async () => {
  const nowhere = `postgres://a:b@127.0.0.1:${await freePort()}/c`
  await refused({ DATABASE_URL: nowhere }, 'database_unreachable', /isn't reachable/)
})

test('the start is refused if the database is too old', async () => {
  const server = net.createServer((socket) => socket.on('data', () => sayFourteen(socket)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const old = `postgres://a:b@127.0.0.1:${port}/c`
  await refused({ DATABASE_URL: old }, 'database_too_old', /PostgreSQL 14.*15 or newer/)
  server.close()
})

test('the start is refused if tables are distributed', async (t) => {
  await distributeTable(owner, 'persons')
  t.after(() => undistributeTables(owner))
  await refused({ DATABASE_URL }, 'database_distributed', /1 tables .* distributed by Citus/)
  const listed = await attune(['accounts', 'list'], { ATTUNE_HOME: home, DATABASE_URL })
  assert.equal(listed.code, exit_codes.database_distributed.code, listed.output)
})

// Just enough of PostgreSQL's protocol to tell a version.
function sayFourteen(socket: net.Socket) {
  const message = (kind: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(kind), length, body])
  }
  const ready = message('Z', Buffer.from('I'))
  const welcome = message('R', Buffer.alloc(4))
  const about = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from('server_version_num\0'),
    Buffer.from('000000000000000000190000ffffffff0000', 'hex'),
  ])
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 6]), Buffer.from('140009')])
  const request = (socket as { asked?: boolean }).asked
  ;(socket as { asked?: boolean }).asked = true
  if (!request) return socket.write(Buffer.concat([welcome, ready]))
  const answer = [
    message('T', about),
    message('D', row),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ]
  return socket.write(Buffer.concat(answer))
}

const settings: [Record<string, string>, RegExp][] = [
  [{ PORT: 'http' }, /PORT must be an integer/],
  [{ ATTUNE_ENVIRONMENT: 'staging' }, /ATTUNE_ENVIRONMENT must be one of/],
  [{ PUBLIC_URL: 'http://example.com' }, /PUBLIC_URL must be an https/],
  [{ ATTUNE_PEPPER: 'short' }, /ATTUNE_PEPPER must be 32 bytes/],
  [{ TLS_CERT_FILE: '/none' }, /together with TLS_KEY_FILE/],
  [{ TLS_CERT_FILE: '/none', TLS_KEY_FILE: '/none' }, /TLS_CERT_FILE can't be read/],
  [{ TRUSTED_PROXIES: 'everywhere' }, /TRUSTED_PROXIES must be IP addresses/],
  [{ RATE_LIMIT_PER_SECOND: '-1' }, /RATE_LIMIT_PER_SECOND/],
  [{ CLEARINGHOUSE: 'folder' }, /CLEARINGHOUSE must be simulated in sandbox/],
  [{ CLEARINGHOUSE_FOLDER: '/tmp' }, /together with CLEARINGHOUSE=folder/],
  [
    { ATTUNE_ENVIRONMENT: 'production', DATABASE_URL, CLEARINGHOUSE: 'simulated' },
    /CLEARINGHOUSE must be none or folder in production/,
  ],
  [
    { ATTUNE_ENVIRONMENT: 'production', DATABASE_URL, CLEARINGHOUSE: 'folder' },
    /together with CLEARINGHOUSE=folder/,
  ],
  [{ LOG_FILE: '/dev/null/log' }, /LOG_FILE is/],
  [{ HOST: '203.0.113.9', PORT: '0' }, /HOST is 203/],
  [
    { ATTUNE_ENVIRONMENT: 'production', DATABASE_URL: '' },
    /DATABASE_URL is required in production/,
  ],
  [{ ATTUNE_ENVIRONMENT: 'production', DATABASE_URL }, /ATTUNE_PEPPER is required/],
  [
    { ATTUNE_ENVIRONMENT: 'production', DATABASE_URL, ATTUNE_PEPPER: secret() },
    /ATTUNE_ENCRYPTION_KEY is required/,
  ],
  [
    {
      ATTUNE_ENVIRONMENT: 'production',
      DATABASE_URL,
      ATTUNE_PEPPER: secret(),
      ATTUNE_ENCRYPTION_KEY: secret(),
      ALLOW_PRIVATE_WEBHOOKS: 'on',
    },
    /ALLOW_PRIVATE_WEBHOOKS can't be on in production/,
  ],
  [
    {
      ATTUNE_ENVIRONMENT: 'production',
      DATABASE_URL,
      ATTUNE_PEPPER: secret(),
      ATTUNE_ENCRYPTION_KEY: secret(),
    },
    /DATABASE_URL names a login that is a superuser/,
  ],
  [
    {
      ATTUNE_ENVIRONMENT: 'production',
      ATTUNE_PEPPER: Buffer.alloc(32, 'pepper').toString('base64'),
      ATTUNE_ENCRYPTION_KEY: secret(),
    },
    /ATTUNE_PEPPER isn't random/,
  ],
  [{ METRICS_PORT: '1', METRICS_HOST: '0.0.0.0' }, /METRICS_HOST must be a loopback address/],
  [{ SECURITY_CONTACT: 'somebody' }, /SECURITY_CONTACT must be/],
  [{ METRICS_TOKEN_FILE: '/none' }, /METRICS_TOKEN can't be read from the file/],
]
for (const [wrong, says] of settings) {
  test(`the start is refused for a bad setting: ${Object.keys(wrong).join(', ')}`, () =>
    refused({ DATABASE_URL, ...wrong }, 'bad_setting', says))
}

test('production creates no key automatically, but the command line does', async () => {
  const PORT = String(await freePort())
  const production = {
    ATTUNE_ENVIRONMENT: 'production',
    ATTUNE_HOME: home,
    DATABASE_URL: urlOf(app),
    DATABASE_OWNER_URL: urlOf(owner),
    PORT,
    ATTUNE_PEPPER: secret(),
    ATTUNE_ENCRYPTION_KEY: secret(),
  }
  const service = startService(production)
  await service.ready()
  assert.equal(quickstartOf(home), undefined)
  assert.doesNotMatch(service.output(), /sk_/)
  const account = await attune(['accounts', 'create', 'Practice', '--json'], production)
  assert.equal(account.code, 0, account.output)
  const { output } = await attune(['keys', 'create', '--json'], production)
  const { secret: api_key } = JSON.parse(output)
  assert.match(api_key, /^sk_live_/)
  const target = {
    base_url: `https://localhost:${PORT}/v1`,
    ca_file: `${home}/tls/ca.crt`,
    api_key,
  }
  const { body } = await ask(target, '')
  assert.equal(body.environment, 'production')
  service.child.kill('SIGTERM')
  assert.equal(await service.exited, 0)
})

test('A database of a development version before 0.3.0', async () => {
  const client = new pg.Client(owner)
  await client.connect()
  const rename = (from: string, to: string) =>
    client.query('update migrations set name = $2 where name = $1', [from, to])
  await rename('0001_kernel.sql', '0001_accounts.sql')
  await refused({ DATABASE_URL }, 'migration_changed', /before 0\.3\.0.*Use a new database/)
  await rename('0001_accounts.sql', '0001_kernel.sql')
  await client.end()
})

test('a migration that was changed after it was applied', async () => {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query("update migrations set digest = 'other' where name like '0002%'")
  await client.end()
  await refused({ DATABASE_URL }, 'migration_changed', /0002_\w+\.sql was changed/)
})
