// Settings that production refuses: secrets that can be guessed, proxy ranges that include
// everyone, and database logins that bypass row-level security.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { readConfig } from '#settings/config.ts'
import { requireLogin } from '#db/login_check.ts'
import { readSecrets } from '#app/secrets.ts'
import { settings } from '#settings/settings.ts'
import { StartupError } from '#settings/startup_error.ts'
import { makeDatabase, urlOf } from './database.ts'

const { owner, app, drop } = await makeDatabase()
const folder = mkdtempSync(join(tmpdir(), 'attune-settings-'))
after(async () => {
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

const secret = () => randomBytes(32).toString('base64')
const encoded = (bytes: Buffer | number[]) => Buffer.from(bytes).toString('base64')
const strong = () => ({
  ATTUNE_ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://a:b@db.example.com/c',
  ATTUNE_PEPPER: secret(),
  ATTUNE_ENCRYPTION_KEY: secret(),
})
const start = (settings: Record<string, string>) => readSecrets(readConfig(settings))
const refused = (settings: Record<string, string>, says: RegExp) =>
  assert.throws(
    () => start(settings),
    (error: Error) => error instanceof StartupError && says.test(error.message),
    JSON.stringify(settings),
  )

const half = randomBytes(16)
const guessable: Record<string, string> = {
  'one byte': encoded(Buffer.alloc(32)),
  'one byte repeated': encoded(Buffer.alloc(32, 'a')),
  'a word repeated': encoded(Buffer.alloc(32, 'pepper')),
  'one half twice': encoded(Buffer.concat([half, half])),
  'bytes in order': encoded(Array.from({ length: 32 }, (_, i) => i + 200)),
  'every third byte': encoded(Array.from({ length: 32 }, (_, i) => (i * 3) % 256)),
  'a sentence': encoded(Buffer.from('correct horse battery staple 123')),
  'a hexadecimal text': encoded(Buffer.from('0123456789abcdef0f1e2d3c4b5a6978')),
}

const malformed = [
  'db.example.com/attune',
  'mysql://db.example.com/attune',
  'postgres:attune',
  'postgres://a:b@db.example.com:port/attune',
  'postgres://a:b@db.example.com:70000/attune',
  'postgres://a:b@one.example.com:5432,two.example.com:5432/attune',
  'postgres://a:50%off@db.example.com/attune',
  'postgres://a:b@db example.com/attune',
  'x',
]
const well_formed = [
  'postgres://db.example.com/attune',
  'postgresql://a:p%40ss@db.example.com:5432/attune?sslmode=verify-full',
  'postgres://a:b@/attune?host=/var/run/postgresql',
  'postgres:///attune?host=/var/run/postgresql',
  'postgres://a@%2Fvar%2Frun%2Fpostgresql/attune',
  'postgres://a:b@[::1]:5432/attune',
]
for (const name of [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'DIRECTORY_URL',
]) {
  test(`a malformed ${name} is an invalid setting, and its password isn't shown`, () => {
    for (const url of malformed) {
      const says = new RegExp(`^The setting ${name} must be a URL: postgres://(?!.*off)`)
      assert.throws(
        () => readConfig({ [name]: url }),
        (error: Error) =>
          error instanceof StartupError && error.exit_code === 78 && says.test(error.message),
        url,
      )
    }
    for (const url of well_formed) readConfig({ [name]: url })
  })
}

test('random secrets are accepted', () => {
  for (let i = 0; i < 2_000; i++) start(strong())
})

for (const [what, weak] of Object.entries(guessable)) {
  test(`production refuses ${what} as a secret, and the sandbox accepts it`, () => {
    for (const name of ['ATTUNE_PEPPER', 'ATTUNE_ENCRYPTION_KEY', 'ATTUNE_OTHER_ENCRYPTION_KEYS']) {
      refused({ ...strong(), [name]: weak }, new RegExp(`${name} (isn't random|is text)`))
    }
    start({ ...strong(), ATTUNE_ENVIRONMENT: 'sandbox', ATTUNE_PEPPER: weak })
  })
}

test('production refuses the same secret for two purposes', () => {
  const same = secret()
  refused({ ...strong(), ATTUNE_PEPPER: same, ATTUNE_ENCRYPTION_KEY: same }, /must differ/)
  refused(
    { ...strong(), ATTUNE_PEPPER: same, ATTUNE_OTHER_ENCRYPTION_KEYS: `${secret()},${same}` },
    /ATTUNE_PEPPER must differ from ATTUNE_OTHER_ENCRYPTION_KEYS/,
  )
})

const everyone = [
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '10.0.0.0/8,0.0.0.0/2',
  '::ffff:0:0/96',
  '2000::/3',
  Array.from({ length: 256 }, (_, i) => `${i}.0.0.0/8`).join(),
]
const few = [
  '10.0.0.0/8',
  '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
  'fc00::/7',
  '192.0.2.7',
  '::1',
]

test('production refuses overly broad proxy ranges and accepts private networks', () => {
  for (const TRUSTED_PROXIES of everyone) {
    refused({ ...strong(), TRUSTED_PROXIES }, /TRUSTED_PROXIES is too broad/)
  }
  refused({ ...strong(), TRUSTED_PROXIES: '*' }, /TRUSTED_PROXIES must be IP addresses/)
  for (const TRUSTED_PROXIES of few) start({ ...strong(), TRUSTED_PROXIES })
})

test('every secret can be a value or a file, not both', () => {
  const names = Object.entries(settings).filter(([, setting]) => 'secret' in setting)
  assert.ok(names.length > 5)
  const file = join(folder, 'secret')
  writeFileSync(file, `${secret()}\n`)
  const { ATTUNE_PEPPER: _, ...others } = strong()
  const config = readConfig({ ...others, ATTUNE_PEPPER_FILE: file })
  assert.equal(readSecrets(config).pepper.length, 32)
  assert.deepEqual(config.secret_files, [file])
  refused({ ...strong(), ATTUNE_PEPPER_FILE: file }, /ATTUNE_PEPPER can't be set together/)
  writeFileSync(file, '\n')
  refused({ ...others, ATTUNE_PEPPER_FILE: file }, /is empty in the file/)
  refused({ ...others, ATTUNE_PEPPER_FILE: join(folder, 'nothing') }, /can't be read/)
})

// Each login is created with the property it should be refused for.
const logins: Record<string, [string[], RegExp | null]> = {
  plain: [[], null],
  superuser: [['alter role NAME superuser'], /is a superuser/],
  bypassing: [['alter role NAME bypassrls'], /has BYPASSRLS/],
  'a member of a superuser': [
    ['create role NAME_boss superuser', 'grant NAME_boss to NAME'],
    /can become one/,
  ],
  'an owner of a table whose policies do not bind owners': [
    [
      'create table NAME_table (a text)',
      'alter table NAME_table enable row level security',
      'alter table NAME_table owner to NAME',
    ],
    /row-level security is not forced/,
  ],
}

test('production refuses a database login that bypasses row-level security', async () => {
  const client = new pg.Client(owner)
  await client.connect()
  for (const [i, [what, [statements, says]]] of Object.entries(logins).entries()) {
    const name = `attune_weak_${process.pid}_${i}`
    await client.query(`create role ${name} login password 'only-for-tests'`)
    for (const text of statements) await client.query(text.replaceAll('NAME', name))
    const url = urlOf({ ...app, user: name, password: 'only-for-tests' })
    const checked = requireLogin(url, 'production')
    if (says) await assert.rejects(checked, says, what)
    else await checked
    await requireLogin(url, 'sandbox')
    await client.query(`drop table if exists ${name}_table`)
    await client.query(`drop role ${name}`)
    await client.query(`drop role if exists ${name}_boss`)
  }
  await client.end()
  await requireLogin(urlOf(app), 'production')
})
