// `attune audit verify` detects and names every change, removal, move and forgery in the audit log.
// The forger in these tests owns the database and has disabled the triggers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryHash, linkHash, headSigningKey, type EntryRow } from '#crypto/audit_chain.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { command_settings, writeEntries } from './audit_examples.ts'
import { createTestAccount, db, log, outside, secrets, sql } from './harness.ts'
import { attune } from './start/process.ts'

const works = { db, secrets, outside, log }

// An account with twelve audit entries, under heads over 1 to 5 and 6 to 12, and one that waits.
async function makeAuditLog() {
  const { account } = await createTestAccount()
  await writeEntries(account, 3)
  await linkAllEntries(works)
  await writeEntries(account, 7)
  await linkAllEntries(works)
  await writeEntries(account, 1)
  const { rows } = await sql.query(
    'select entry_id from audit_links where account = $1 order by sequence',
    [account],
  )
  const ids = rows.map(({ entry_id }) => entry_id as string)
  const queue = await sql.query('select entry_id from audit_queue where account = $1', [account])
  return { account, id: (number: number) => ids[number - 1]!, queued: queue.rows[0].entry_id }
}

type AuditLog = Awaited<ReturnType<typeof makeAuditLog>>
type Forge = (statement: string, values?: unknown[]) => Promise<any[]>

async function forge(work: (query: Forge) => Promise<unknown>) {
  const client = await sql.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await work(async (statement, values = []) => (await client.query(statement, values)).rows)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const faultsOf = async (account: string, noted?: { sequence: number; hash: string }) =>
  (await verifyAuditChain(works, account, noted)).faults.map(({ message }) => message)

type Case = {
  what: string
  tamper: (query: Forge, audit_log: AuditLog) => Promise<unknown>
  found: (audit_log: AuditLog) => string[]
}

// Recomputes the chain from a number on, as a forger without the signing key would.
async function rechain(query: Forge, account: string, from: number) {
  const links = await query(
    `select link.sequence, link.previous_hash, link.entry_id from audit_links as link
     where account = $1 and sequence >= $2 order by sequence`,
    [account, from],
  )
  let head: Buffer = links[0].previous_hash
  for (const { sequence, entry_id } of links) {
    const entry = await entryOf(account, entry_id, query)
    const hash = linkHash(head, entryHash(entry))
    await query(
      `update audit_links set previous_hash = $3, entry_hash = $4, hash = $5
       where account = $1 and sequence = $2`,
      [account, sequence, head, entryHash(entry), hash],
    )
    head = hash
  }
}

async function entryOf(account: string, id: string, query: Forge): Promise<EntryRow> {
  const [row] = await query('select * from audit_entries where account = $1 and id = $2', [
    account,
    id,
  ])
  return { ...row, recorded_at: row.recorded_at.toISOString() }
}

// Moves two links into each other's place, as they are.
async function exchange(query: Forge, account: string, one: number, other: number) {
  const move = (from: number, to: number) =>
    query('update audit_links set sequence = $3 where account = $1 and sequence = $2', [
      account,
      from,
      to,
    ])
  await move(one, 999)
  await move(other, one)
  await move(999, other)
}

const cases: Case[] = [
  {
    what: 'an entry was changed',
    tamper: (query, { id }) =>
      query("update audit_entries set actor_id = 'acct_other' where id = $1", [id(8)]),
    found: ({ id }) => [`entry ${id(8)} (number 8) was changed`],
  },
  {
    what: 'an entry was removed',
    tamper: (query, { id }) => query('delete from audit_entries where id = $1', [id(7)]),
    found: ({ id }) => [`entry ${id(7)} (number 7) is missing`],
  },
  {
    what: 'a link was removed',
    tamper: (query, { id }) => query('delete from audit_links where entry_id = $1', [id(7)]),
    found: ({ id }) => ['entry 7 is missing', `entry ${id(7)} was removed from the chain`],
  },
  {
    what: 'an entry and its link were removed',
    tamper: async (query, { id }) => {
      await query('delete from audit_links where entry_id = $1', [id(7)])
      await query('delete from audit_entries where id = $1', [id(7)])
    },
    found: () => ['entry 7 is missing'],
  },
  {
    what: 'an entry and its link were removed, and those behind it moved up',
    tamper: async (query, { account, id }) => {
      await query('delete from audit_links where entry_id = $1', [id(7)])
      await query('delete from audit_entries where id = $1', [id(7)])
      for (let number = 8; number <= 12; number++) {
        await query(
          'update audit_links set sequence = sequence - 1 where account = $1 and sequence = $2',
          [account, number],
        )
      }
    },
    found: ({ id }) => [`entry ${id(8)} (number 7) doesn't follow entry 6`, 'entry 12 is missing'],
  },
  {
    what: 'the end was removed, but its head was left',
    tamper: async (query, { account, id }) => {
      await query('delete from audit_links where account = $1 and sequence > 10', [account])
      await query('delete from audit_entries where id = any($1)', [[id(11), id(12)]])
    },
    found: () => ['entries 11 to 12 are missing'],
  },
  {
    what: 'what waits to be linked was taken from the queue',
    tamper: (query, { queued }) => query('delete from audit_queue where entry_id = $1', [queued]),
    found: ({ queued }) => [`entry ${queued} was removed from the chain`],
  },
  {
    what: 'what waits to be linked was removed, and the queue was left',
    tamper: (query, { queued }) => query('delete from audit_entries where id = $1', [queued]),
    found: ({ queued }) => [`entry ${queued} is queued for linking but missing`],
  },
  {
    what: 'an entry was put into the queue again',
    tamper: (query, { account, id }) =>
      query('insert into audit_queue values ($1, 999999, $2)', [account, id(3)]),
    found: ({ id }) => [`entry ${id(3)} is linked but also queued for linking`],
  },
  {
    what: 'two neighbors were exchanged',
    tamper: (query, { account }) => exchange(query, account, 8, 9),
    found: () => ['entries 8 and 9 were swapped'],
  },
  {
    what: 'two far from each other were exchanged',
    tamper: (query, { account }) => exchange(query, account, 2, 9),
    found: () => ['entries 2 and 9 were swapped'],
  },
  {
    what: 'the first two were exchanged',
    tamper: (query, { account }) => exchange(query, account, 1, 2),
    found: () => ['entries 1 and 2 were swapped'],
  },
  {
    what: 'the last two were exchanged',
    tamper: (query, { account }) => exchange(query, account, 11, 12),
    found: () => [
      'entries 11 and 12 were swapped',
      "the signed head of entries 6 to 12 doesn't match the chain",
    ],
  },
  {
    what: 'the entries of two links were exchanged',
    tamper: async (query, { account, id }) => {
      const set = (entry_id: string, number: number) =>
        query('update audit_links set entry_id = $3 where account = $1 and sequence = $2', [
          account,
          number,
          entry_id,
        ])
      await set('aud_none', 7)
      await set(id(7), 10)
      await set(id(10), 7)
    },
    found: () => ['entries 7 and 10 were swapped'],
  },
  {
    what: 'an entry was changed, and its link with it',
    tamper: async (query, { account, id }) => {
      await query("update audit_entries set key_id = 'key_other' where id = $1", [id(8)])
      const entry = await entryOf(account, id(8), query)
      await query(
        `update audit_links set entry_hash = $2, hash = sha256(previous_hash || $2)
         where entry_id = $1`,
        [id(8), entryHash(entry)],
      )
    },
    found: ({ id }) => [`entry ${id(9)} (number 9) doesn't follow entry 8`],
  },
  {
    what: 'an entry was changed, and the whole chain behind it',
    tamper: async (query, { account, id }) => {
      await query("update audit_entries set person_id = 'per_other' where id = $1", [id(8)])
      await rechain(query, account, 8)
    },
    found: () => ["the signed head of entries 6 to 12 doesn't match the chain"],
  },
  {
    what: 'the same, and the head',
    tamper: async (query, { account, id }) => {
      await query("update audit_entries set person_id = 'per_other' where id = $1", [id(8)])
      await rechain(query, account, 8)
      await query(
        `update audit_heads set head = link.hash from audit_links as link
         where audit_heads.account = $1 and link.account = $1 and last_sequence = sequence`,
        [account],
      )
    },
    found: () => ['the signed head of entries 6 to 12 is forged'],
  },
  {
    what: 'a head was signed with a key of the forger',
    tamper: (query, { account }) =>
      query("update audit_heads set key_id = 'seal_x' where account = $1 and last_sequence = 5", [
        account,
      ]),
    found: () => ['the signed head of entries 1 to 5 is signed with an unknown key'],
  },
  {
    what: 'a head was removed',
    tamper: (query, { account }) =>
      query('delete from audit_heads where account = $1 and last_sequence = 5', [account]),
    found: () => ['entries 1 to 5 have no signed head'],
  },
  {
    what: 'the hash of a link was changed',
    tamper: (query, { id }) =>
      query("update audit_links set entry_hash = sha256('x') where entry_id = $1", [id(4)]),
    found: ({ id }) => [`the link of entry ${id(4)} (number 4) was changed`],
  },
]

test('an unchanged audit log verifies, with its head', async () => {
  const { account, id } = await makeAuditLog()
  const { head, faults } = await verifyAuditChain(works, account)
  assert.deepEqual(faults, [])
  assert.equal(head.sequence, 12)
  const { rows } = await sql.query('select hash from audit_links where entry_id = $1', [id(12)])
  assert.equal(head.hash, rows[0].hash.toString('hex'))
  assert.deepEqual(await faultsOf((await createTestAccount()).account), [])
})

for (const { what, tamper, found } of cases) {
  test(`verification reports that ${what}`, async () => {
    const audit_log = await makeAuditLog()
    await forge((query) => tamper(query, audit_log))
    assert.deepEqual(await faultsOf(audit_log.account), found(audit_log))
  })
}

test("the table refuses a fork, and verification detects one where it doesn't", async () => {
  const { account, id, queued } = await makeAuditLog()
  const fork = `
    insert into audit_links
    select account, sequence, $2, entry_hash, previous_hash, hash from audit_links
    where entry_id = $1`
  await assert.rejects(sql.query(fork, [id(12), queued]), { code: '23505' })
  await sql.query('alter table audit_links drop constraint audit_links_pkey')
  try {
    await sql.query(fork, [id(12), queued])
    assert.match((await faultsOf(account)).join(), /entry 12 occurs twice|\(number 12\)/)
    await forge((query) => query('delete from audit_links where entry_id = $1', [queued]))
  } finally {
    await sql.query('alter table audit_links add primary key (account, sequence)')
  }
  assert.deepEqual(await faultsOf(account), [])
})

test('a truncated end is detected by a head stored elsewhere', async () => {
  const { account } = await makeAuditLog()
  const { head } = await verifyAuditChain(works, account)
  const noted = { sequence: head.sequence, hash: head.hash! }
  assert.deepEqual(await faultsOf(account, noted), [])
  const wrong = { ...noted, hash: '0'.repeat(64) }
  assert.deepEqual(await faultsOf(account, wrong), ["entry 12 doesn't match --head"])
  await forge(async (query) => {
    await query(
      `delete from audit_entries using audit_links as link
       where audit_entries.account = $1 and link.account = $1 and id = entry_id and sequence > 5`,
      [account],
    )
    await query('delete from audit_links where account = $1 and sequence > 5', [account])
    await query('delete from audit_heads where account = $1 and last_sequence > 5', [account])
  })
  assert.deepEqual(await faultsOf(account), [], 'nothing in the database tells')
  assert.deepEqual(await faultsOf(account, noted), [
    'entry 12 (--head) is missing: the audit log was truncated',
  ])
})

test('a long audit log is read page by page, and its faults are counted past a thousand', async () => {
  const { account } = await createTestAccount()
  await writeEntries(account, 2_500)
  await linkAllEntries(works)
  const whole = await verifyAuditChain(works, account)
  assert.deepEqual([whole.faults, whole.head.sequence], [[], 2_502])
  await forge((query) =>
    query("update audit_entries set purpose = 'x' where account = $1", [account]),
  )
  const { faults, more_faults } = await verifyAuditChain(works, account)
  assert.equal(faults.length + more_faults, 2_502)
  assert.equal(faults.length, 1_000)
  for (const { message } of faults)
    assert.match(message, /^entry aud_\w+ \(number \d+\) was changed$/)
})

test('another pepper signs with another key, which verification reports', async () => {
  const { account } = await makeAuditLog()
  const other = { ...secrets, pepper: Buffer.alloc(32, 'other') }
  assert.notEqual(headSigningKey(other).key_id, headSigningKey(secrets).key_id)
  const { faults } = await verifyAuditChain({ db, secrets: other }, account)
  assert.deepEqual(
    faults.map(({ sequence }) => sequence),
    [5, 12],
  )
})

test('the command prints the head and exits with 0, or prints the faults and exits with 2', async () => {
  const { account, id } = await makeAuditLog()
  const whole = await attune(['audit', 'verify', '--account', account], command_settings)
  assert.equal(whole.code, 0, whole.output)
  const head = /12:[0-9a-f]{64}/.exec(whole.output)![0]
  assert.match(whole.output, /audit log is intact/)
  await forge((query) => query('delete from audit_entries where id = $1', [id(6)]))
  const request = ['audit', 'verify', '--account', account, '--head', head, '--json']
  const broken = await attune(request, command_settings)
  assert.equal(broken.code, 2, broken.output)
  const found = `entry ${id(6)} (number 6) is missing`
  assert.deepEqual(JSON.parse(broken.output), [
    { account, head, number: 6, entry_id: id(6), found },
  ])
  const odd = await attune(
    ['audit', 'verify', '--account', account, '--head', '12'],
    command_settings,
  )
  assert.equal(odd.code, 64)
})
