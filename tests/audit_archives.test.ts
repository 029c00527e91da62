// Old entries of the audit log move to files. The chain can still be verified from its first entry,
// nothing is deleted that isn't in a file, and nothing is lost if a worker or the store fails.
import assert from 'node:assert/strict'
import { createHash, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { headSigningKey, headText } from '#crypto/audit_chain.ts'
import { headIn } from '#crypto/audit_head.ts'
import { archiveAuditLog } from '#jobs/archive_audit_log.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { processFiles } from '#jobs/process_files.ts'
import { rewrapAll } from '#jobs/rewrap.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { type FileStore, FileStoreError } from '#outside/ports/file_store.ts'
import { localKeyWrapper } from '#crypto/key_wrapping.ts'
import { command_settings, dyingAt, writeEntries } from './audit_examples.ts'
import { adapters, call, createTestAccount, db, log, log_lines, secrets, sql } from './harness.ts'
import { attune } from './start/process.ts'

const outside = adapters({ db, secrets }, { home: command_settings.ATTUNE_HOME })
const works = { db, secrets, outside, log }
const file_store = outside.file_store!
const everything = -62 // Days: all entries are older than the end of next month.

// Entries 1 to 5 and 6 to 12 can be archived. The last head is 13 to 14.
async function makeAuditLog() {
  const { account, key } = await createTestAccount()
  for (const many of [3, 7, 2]) {
    await writeEntries(account, many)
    await linkAllEntries(works)
  }
  return { account, key }
}

const archive = (context = works) => archiveAuditLog(context, everything)
const faultsOf = async (account: string) =>
  (await verifyAuditChain({ ...works, archives: outside }, account)).faults.map(
    ({ message }) => message,
  )

async function rowsOf(table: string, account: string, order: string) {
  const text = `select * from ${table} where account = $1 order by ${order}`
  return (await sql.query(text, [account])).rows as Record<string, any>[]
}
const numbersOf = async (account: string) =>
  (await rowsOf('audit_links', account, 'sequence')).map(({ sequence }) => Number(sequence))
const archivesOf = (account: string) => rowsOf('audit_archives', account, 'first_sequence')

const fileOf = async (account: string) => {
  const [{ file_id }] = (await archivesOf(account)) as [{ file_id: string }]
  return `${account}/${file_id}`
}

// Ends the leases of workers that died.
const endLeases = (account: string) =>
  sql.query('update audit_archives set claimed_until = null where account = $1', [account])

test('old entries move to a file, and the chain stays verifiable', async () => {
  const { account, key } = await makeAuditLog()
  const before = await rowsOf('audit_entries', account, 'position')
  assert.equal((await call('GET', '/v1', undefined, { key })).body.audit_log_starts_at, null)
  assert.ok((await archive()) >= 12)

  assert.deepEqual(await numbersOf(account), [13, 14])
  const left = await rowsOf('audit_entries', account, 'position')
  assert.deepEqual(
    left.map(({ id }) => id),
    before.slice(12).map(({ id }) => id),
  )
  assert.equal((await rowsOf('audit_heads', account, 'last_sequence')).length, 3)
  const until = before[11]!.recorded_at.toISOString()
  const { body: root } = await call('GET', '/v1', undefined, { key })
  assert.equal(root.audit_log_starts_at, until)
  const old = await call('GET', `/v1/audit_entries/${before[0]!.id}`, undefined, { key })
  assert.equal(old.status, 404)

  assert.deepEqual(await faultsOf(account), [])
  await writeEntries(account, 4)
  await linkAllEntries(works)
  assert.deepEqual(await faultsOf(account), [])
  assert.ok((await archive()) >= 2)
  const ranges = (await archivesOf(account)).map(
    ({ first_sequence, last_sequence }) => `${first_sequence} to ${last_sequence}`,
  )
  assert.deepEqual(ranges, ['1 to 12', '13 to 14'])
  assert.deepEqual(await faultsOf(account), [])
  assert.equal(await archive(), 0)
})

test('recent entries, and those that the chain continues from, stay in the database', async () => {
  const { account } = await makeAuditLog()
  await archiveAuditLog(works, 365)
  assert.equal((await numbersOf(account)).length, 14)
  const fresh = await createTestAccount()
  await linkAllEntries(works)
  await archive()
  assert.deepEqual(await numbersOf(fresh.account), [1, 2])
  assert.deepEqual(await archivesOf(fresh.account), [])
})

test('the command line lists, reads and verifies archives', async () => {
  const { account } = await makeAuditLog()
  await archive()
  const [{ id, hash }] = (await archivesOf(account)) as [{ id: string; hash: Buffer }]
  const of_account = ['--account', account]
  const list = await attune(['audit', 'archives', ...of_account, '--json'], command_settings)
  assert.equal(list.code, 0, list.output)
  assert.deepEqual(
    JSON.parse(list.stdout).map((row: Record<string, unknown>) => [row.archive, row.entries]),
    [[id, '1 to 12']],
  )
  const whole = await attune(['audit', 'verify', ...of_account], command_settings)
  assert.equal(whole.code, 0, whole.output)
  assert.match(whole.stdout, /audit log is intact/)

  const file = join(command_settings.ATTUNE_HOME, 'heads.jsonl')
  const heads = await attune(['audit', 'heads', ...of_account], command_settings)
  writeFileSync(file, heads.stdout)
  const verifyAgainst = (head: string) =>
    attune(['audit', 'verify', ...of_account, '--heads', file, '--head', head], command_settings)
  const same = await verifyAgainst(`12:${hash.toString('hex')}`)
  assert.equal(same.code, 0, same.output)
  const other = await verifyAgainst(`12:${'0'.repeat(64)}`)
  assert.match(other.stdout, /entry 12 doesn't match --head/)

  const read = await attune(['audit', 'read', id], command_settings)
  const [header, ...lines] = read.stdout.trim().split('\n')
  assert.equal(JSON.parse(header!).account_id, account)
  verifyIndependently(lines, account)

  await file_store.remove(await fileOf(account))
  const broken = await attune(['audit', 'verify', ...of_account], command_settings)
  assert.equal(broken.code, 2)
  assert.match(broken.stdout, new RegExp(`archive ${id} of entries 1 to 12 is missing`))
  const skipped = ['audit', 'verify', ...of_account, '--skip-archives']
  assert.equal((await attune(skipped, command_settings)).code, 0)
  const unknown = await attune(['audit', 'read', 'aarc_none'], command_settings)
  assert.match(unknown.output, /Archive aarc_none not found/)
})

// As anyone can who has the lines and the public key.
function verifyIndependently(lines: string[], account: string) {
  const sha256 = (...parts: (Buffer | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
  const { public_pem } = headSigningKey(secrets)
  let hash: Buffer = Buffer.alloc(32)
  let entries = 0
  for (const line of lines) {
    const head = headIn(line)
    if (head) {
      assert.ok(verify(null, Buffer.from(headText(head)), public_pem, head.signature))
      assert.deepEqual(head.head, hash)
    } else {
      const { entry, sequence } = JSON.parse(line)
      assert.equal(sequence, ++entries)
      assert.equal(JSON.parse(entry).account_id, account)
      hash = sha256(hash, sha256(entry))
    }
  }
  assert.equal(entries, 12)
}

test('verification names what was done to an archive', async () => {
  const tampered = async (
    tamper: (account: string) => Promise<unknown>,
    expected: (id: string) => string[],
  ) => {
    const { account } = await makeAuditLog()
    await archive()
    const [{ id }] = (await archivesOf(account)) as [{ id: string }]
    await tamper(account)
    assert.deepEqual(await faultsOf(account), expected(id))
  }
  const range = 'of entries 1 to 12'
  const read = async (key: string) =>
    Buffer.concat(await Array.fromAsync((await file_store.get(key))!))
  async function* once(bytes: Buffer) {
    yield bytes
  }
  const forge = (statement: string) => (account: string) => sql.query(statement, [account])

  await tampered(
    async (account) => file_store.remove(await fileOf(account)),
    (id) => [`archive ${id} ${range} is missing from the file store`],
  )
  await tampered(
    async (account) => {
      const file = await fileOf(account)
      const bytes = await read(file)
      bytes[100]! ^= 1
      await file_store.put(file, once(bytes))
    },
    (id) => [`archive ${id} ${range} was changed`],
  )
  await tampered(
    async (account) => {
      const file = await fileOf(account)
      const bytes = await read(file)
      await file_store.put(file, once(bytes.subarray(0, 200)))
    },
    (id) => [`archive ${id} ${range} was changed`],
  )
  await tampered(forge('update audit_archives set last_sequence = 11 where account = $1'), (id) => [
    `archive ${id} of entries 1 to 11 was changed`,
    'entry 12 is missing',
  ])
  await tampered(forge('delete from audit_archives where account = $1'), () => [
    'entries 1 to 12 are missing',
  ])
})

test('entries that were tampered with are neither archived nor deleted', async () => {
  const { account } = await makeAuditLog()
  const client = await sql.connect()
  await client.query('begin; set local session_replication_role = replica')
  await client.query(
    `update audit_entries set actor_id = 'acct_other' where id =
     (select entry_id from audit_links where account = $1 and sequence = 8)`,
    [account],
  )
  await client.query('commit')
  client.release()
  const logged = log_lines.length
  await archive()
  const lines = log_lines
    .slice(logged)
    .filter((line) => line.includes(account))
    .join('')
  assert.match(lines, /failed to archive the audit log/)
  assert.equal((await numbersOf(account)).length, 14)
  assert.equal((await archivesOf(account))[0]!.stored_at, null)
  assert.equal((await faultsOf(account)).length, 1)
})

test('nobody can delete an entry that is in no stored archive', async () => {
  const { account } = await makeAuditLog()
  await archive()
  await writeEntries(account, 1)
  for (const role of ['attune_worker', 'attune_app', undefined]) {
    for (const table of ['audit_entries', 'audit_links']) {
      const client = await sql.connect()
      await client.query('begin')
      if (role) await client.query(`set local role ${role}`)
      await client.query(`select set_config('app.account', $1, true)`, [account])
      const deletion = client.query(`delete from ${table} where account = $1`, [account])
      await assert.rejects(deletion, { code: '42501' }, `${role} ${table}`)
      await client.query('rollback')
      client.release()
    }
  }
  assert.deepEqual(await numbersOf(account), [13, 14])
})

test('a worker that dies anywhere loses nothing, and the next one finishes', async () => {
  const { account } = await makeAuditLog()
  const steps = [
    'insert into audit_archives',
    'from audit_links',
    'set file_id',
    'delete from audit_entries',
  ]
  for (const step of [...steps, 'set cleared_at']) {
    await archiveAuditLog({ ...works, db: dyingAt(step) }, everything)
    await endLeases(account)
    const stored = (await archivesOf(account))[0]?.stored_at
    if (!stored) assert.equal((await numbersOf(account)).length, 14, step)
    assert.deepEqual(await faultsOf(account), [], step)
  }
  await archive()
  assert.deepEqual(await numbersOf(account), [13, 14])
  assert.deepEqual(await faultsOf(account), [])
})

test('a store that fails, or returns something else, deletes nothing', async () => {
  const { account } = await makeAuditLog()
  const away = () => Promise.reject(new FileStoreError('unavailable', undefined))
  const stores: Partial<FileStore>[] = [
    { put: away },
    { put: async () => {} },
    { get: away },
    {
      async get(key) {
        return (
          (await file_store.get(key)) &&
          (async function* () {
            yield Buffer.alloc(100)
          })()
        )
      },
    },
  ]
  for (const broken of stores) {
    await archive({ ...works, outside: { ...outside, file_store: { ...file_store, ...broken } } })
    await endLeases(account)
    assert.equal((await numbersOf(account)).length, 14)
    assert.deepEqual(await faultsOf(account), [])
  }
  await archive()
  assert.deepEqual(await faultsOf(account), [])
})

test('several workers at once, with and without leases, lose nothing', async () => {
  const { account } = await makeAuditLog()
  const ending = setInterval(() => void endLeases(account), 2)
  try {
    await Promise.all(Array.from({ length: 6 }, () => archive()))
  } finally {
    clearInterval(ending)
  }
  await endLeases(account)
  await archive()
  assert.deepEqual(await numbersOf(account), [13, 14])
  assert.equal((await archivesOf(account)).length, 1)
  assert.deepEqual(await faultsOf(account), [])
})

test('a file that no archive refers to is removed', async () => {
  const { account } = await makeAuditLog()
  await archiveAuditLog({ ...works, db: dyingAt('set file_id') }, everything)
  const [left] = await rowsOf('file_removals', account, 'file_id')
  assert.ok(await file_store.get(`${account}/${left!.file_id}`))
  await endLeases(account)
  await archive()
  await sql.query(
    "update file_removals set remove_at = now() - interval '1 s' where account = $1",
    [account],
  )
  await processFiles(works)
  assert.equal(await file_store.get(`${account}/${left!.file_id}`), undefined)
  assert.deepEqual(await faultsOf(account), [])
})

test('archives stay readable after the encryption key was replaced', async () => {
  const { account } = await makeAuditLog()
  await archive()
  const [former, current] = [secrets.encryption_key, Buffer.alloc(32, 7)]
  const both = { ...secrets, key_wrapper: localKeyWrapper([current, former]) }
  const alone = { ...secrets, key_wrapper: localKeyWrapper([current]) }
  const faults = async (with_key: typeof secrets) =>
    (await verifyAuditChain({ ...works, secrets: with_key, archives: outside }, account)).faults
  assert.equal((await faults(alone)).length, 1)
  await rewrapAll(db, { ...both, encryption_key: former })
  assert.deepEqual(await faults(alone), [])
})
