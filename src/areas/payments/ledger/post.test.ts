// Posting to the ledger: database constraints, idempotency and concurrency.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { call, db, createTestAccount, own_account, outside, secrets, sql } from '#tests/harness.ts'
import { post, reverse } from './post.ts'
import { accounts, type Posting } from './posting.ts'
import { claimCharged, copayTaken, creditApplied, selfPayCharged } from './postings.ts'
import { lockBalance, lockBalances } from './party_balances.ts'

const inOurs = <T>(work: (call: Call) => Promise<T>, account = own_account.account) =>
  inAccount({ db, secrets, outside }, account, work)
const posting = (postings: Posting[], account?: string) =>
  inOurs((call) => post(call, postings), account)

const usd = (amount: number) => ({ amount, currency: 'usd' })
const chargeOf = (amount: number, person_id = newId('per')) =>
  selfPayCharged({ id: newId('chg'), person_id, money: usd(amount) })

async function balanceOf(ledger_account: string, account = own_account.account) {
  const { rows } = await sql.query(
    `select sum(balance)::float8 as balance, count(*)::int as slots from ledger_balances
     where account = $1 and ledger_account = $2`,
    [account, ledger_account],
  )
  return rows[0]
}

test('A posting creates a transaction with entries and updates the balances', async () => {
  const [session_id, person_id] = [newId('ses'), newId('per')]
  const charge = selfPayCharged({ id: newId('chg'), session_id, person_id, money: usd(15_000) })
  const [made] = await posting([charge])
  assert.equal(made!.posted, true)
  const { rows } = await sql.query(
    `select ledger_account, amount::float8, kind, person_id, session_id from ledger_entries
     where transaction_id = $1 order by position`,
    [made!.transaction_id],
  )
  const about = { kind: 'self_pay_charged', person_id, session_id }
  assert.deepEqual(rows, [
    { ledger_account: accounts.patientOwes(person_id), amount: 15_000, ...about },
    { ledger_account: accounts.services, amount: -15_000, ...about },
  ])
  assert.equal((await balanceOf(accounts.patientOwes(person_id))).balance, 15_000)
})

test('A key is posted once, and a repeat with other legs fails the whole call', async () => {
  const charge = chargeOf(9_000)
  const [first] = await posting([charge])
  const [again] = await posting([charge, chargeOf(1)])
  assert.equal(again!.transaction_id, first!.transaction_id)
  assert.equal(again!.posted, false)

  const adjacent = chargeOf(4_000)
  const other = { ...charge, legs: charge.legs.map((leg) => ({ ...leg, amount: leg.amount * 2 })) }
  await assert.rejects(posting([adjacent, other]), { constraint: 'posting_conflict' })
  await assert.rejects(posting([{ ...charge, currency: 'eur' }]), {
    constraint: 'posting_conflict',
  })
  const { rows } = await sql.query('select from ledger_transactions where key = $1', [adjacent.key])
  assert.equal(rows.length, 0)
})

test('A posting repeated in one call is posted once, and a posting without legs is skipped', async () => {
  const charge = chargeOf(700)
  const made = await posting([charge, charge, { ...charge, key: 'nothing', legs: [] }])
  assert.equal(new Set(made.map(({ transaction_id }) => transaction_id)).size, 1)
  assert.equal((await balanceOf(charge.legs[0]!.account)).balance, 700)
})

test('Twenty concurrent postings with the same key create one transaction', async () => {
  const charge = chargeOf(1_234)
  const made = await Promise.all(Array.from({ length: 20 }, () => posting([charge])))
  assert.equal(made.flat().filter(({ posted }) => posted).length, 1)
  assert.equal((await balanceOf(charge.legs[0]!.account)).balance, 1_234)
})

test("Concurrent postings to a shared account lose nothing and don't wait for a row lock", async () => {
  const { account } = await createTestAccount()
  // Each open transaction has its own slot of the balance, so neither waits for the other.
  await inOurs(async (call) => {
    await post(call, [chargeOf(100)])
    await posting([chargeOf(200)], account)
  }, account)
  assert.deepEqual(await balanceOf(accounts.services, account), { balance: -300, slots: 2 })
  const amounts = Array.from({ length: 200 }, (_, i) => i + 1)
  await Promise.all(amounts.map((amount) => posting([chargeOf(amount)], account)))
  const { balance } = await balanceOf(accounts.services, account)
  assert.equal(balance, -300 - amounts.reduce((sum, amount) => sum + amount, 0))
})

test('Concurrent requests never spend credit twice', async () => {
  const person_id = newId('per')
  const [payment_id, claim_id] = [newId('pay'), newId('clm')]
  await posting([copayTaken({ payment_id, person_id, processor: 'card', money: usd(2_500) })])
  const spend = () =>
    posting([creditApplied({ id: newId('app'), person_id, claim_id, money: usd(2_000) })])
  const tried = await Promise.allSettled([spend(), spend(), spend()])
  const refused = tried.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  assert.deepEqual(
    refused.map(({ reason }) => reason.constraint),
    ['insufficient_credit', 'insufficient_credit'],
  )
  assert.equal((await balanceOf(accounts.patientCredit(person_id))).balance, -500)
})

test("Postings to a balance and a credit in opposite orders don't deadlock", async () => {
  const [person_id, other_id] = [newId('per'), newId('per')]
  const owes = (id: string) => [chargeOf(300, id)]
  const pays = (id: string, units = 300) => [
    copayTaken({
      payment_id: newId('pay'),
      person_id: id,
      processor: 'card',
      money: usd(units),
    }),
  ]
  const applies = (id: string) => [
    creditApplied({ id: newId('app'), person_id: id, money: usd(100) }),
  ]
  await posting([...pays(person_id), ...pays(other_id, 5_000)])
  const orders: ((call: Call) => Promise<unknown>)[] = [
    async (call) => {
      await post(call, owes(person_id))
      await post(call, pays(person_id))
    },
    async (call) => {
      await post(call, pays(person_id))
      await post(call, owes(person_id))
    },
    async (call) => {
      await lockBalance(call, other_id, 'usd')
      await post(call, [...owes(other_id), ...applies(other_id)])
    },
    async (call) => {
      await post(call, pays(other_id))
      await post(call, owes(other_id))
      await post(call, applies(other_id))
    },
    async (call) => {
      await lockBalances(call, [other_id, person_id], 'usd')
      await post(call, pays(other_id))
      await post(call, owes(person_id))
    },
    async (call) => {
      await lockBalances(call, [person_id, other_id], 'usd')
      await post(call, owes(person_id))
      await post(call, pays(other_id))
    },
  ]
  const rounds = Array.from({ length: 8 }, () => orders).flat()
  const ended = await Promise.allSettled(rounds.map((order) => inOurs(order)))
  assert.deepEqual(
    ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : [])),
    [],
  )
  assert.equal((await balanceOf(accounts.patientOwes(person_id))).balance, 8 * 4 * 300)
  assert.equal((await balanceOf(accounts.patientCredit(person_id))).balance, -300 - 8 * 2 * 300)
})

test('Concurrent locks of an unused account take turns and create no balance', async () => {
  const { account, key } = await createTestAccount()
  const person_id = newId('per')
  const looks = () =>
    inOurs(async (call) => {
      const before = await lockBalance(call, person_id, 'usd')
      await post(call, [chargeOf(100, person_id)])
      return before.owed
    }, account)
  const seen = await Promise.all(Array.from({ length: 12 }, looks))
  assert.deepEqual(
    seen.toSorted((one, other) => one - other),
    Array.from({ length: 12 }, (_, at) => at * 100),
    'each sees what the one before has done',
  )
  const { body } = await call('GET', `/v1/balances?person_id=${person_id}`, undefined, { key })
  assert.deepEqual(
    body.data.map(({ ledger_account }: any) => ledger_account),
    [accounts.patientOwes(person_id)],
  )
})

test('A transaction is reversed once, by a transaction with opposite amounts', async () => {
  const [claim_id, person_id] = [newId('clm'), newId('per')]
  const charge = claimCharged({ claim_id, person_id, money: usd(18_000) })
  await posting([charge])
  const [first] = await inOurs((call) => reverse(call, charge.key))
  const [again] = await inOurs((call) => reverse(call, charge.key))
  assert.equal(first!.posted, true)
  assert.equal(again!.posted, false)
  assert.equal((await balanceOf(accounts.payerOwes(claim_id))).balance, 0)
})

test('Fractional or unbalanced postings are rejected before they reach the database', async () => {
  const charge = chargeOf(100)
  const [debit, credit] = charge.legs
  const lame = { ...charge, legs: [debit!, { ...credit!, amount: -99 }] }
  const split = { ...charge, legs: [debit!, { ...credit!, amount: -99.5 }] }
  await assert.rejects(posting([lame]), /do not balance/)
  await assert.rejects(posting([split]), /not integers/)
})

// As the owner of the tables, without the application code: what the database itself rejects.
const addTo = (id: string, legs: [number, string, number, string][]) =>
  sql.query(
    `insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
       currency, amount, created_at)
     select $1, 'le_' || gen_random_uuid(), $2, leg[1]::int, 'test', leg[2], leg[4],
       leg[3]::bigint, now()
     from (select array(select jsonb_array_elements_text(one)) as leg
           from jsonb_array_elements($3::jsonb) as one) as legs`,
    [own_account.account, id, JSON.stringify(legs)],
  )

async function openTransaction(legs = 2) {
  const id = newId('ltx')
  await sql.query(
    `insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint,
       created_at) values ($1, $2, $2, 'test', 'usd', $3, '', now())`,
    [own_account.account, id, legs],
  )
  return id
}

const refused: [string, [number, string, number, string][]][] = [
  [
    'does not sum to zero',
    [
      [1, 'asset:bank', 5, 'usd'],
      [2, 'revenue:services', -4, 'usd'],
    ],
  ],
  ['is one-sided', [[1, 'asset:bank', 5, 'usd']]],
  [
    'mixes currencies',
    [
      [1, 'asset:bank', 5, 'usd'],
      [2, 'revenue:services', -5, 'eur'],
    ],
  ],
  [
    'has a leg with a zero amount',
    [
      [1, 'asset:bank', 0, 'usd'],
      [2, 'revenue:services', 0, 'usd'],
    ],
  ],
  [
    'names an account of an unknown type',
    [
      [1, 'cash', 5, 'usd'],
      [2, 'revenue:x', -5, 'usd'],
    ],
  ],
]
for (const [which, legs] of refused) {
  test(`The database rejects a transaction that ${which}`, async () => {
    await assert.rejects(addTo(await openTransaction(), legs), { code: '23514' })
  })
}

test("A posted transaction can't be extended, changed or deleted", async () => {
  const [made] = await posting([chargeOf(100)])
  const id = made!.transaction_id
  for (const positions of [
    [1, 2],
    [3, 4],
    [2, 1],
  ] as const) {
    const legs = positions.map(
      (position, i) => [position, 'asset:bank', i ? -1 : 1, 'usd'] as never,
    )
    await assert.rejects(addTo(id, legs), { code: /^235(05|14)$/ } as never)
  }
  for (const change of [
    'update ledger_entries set amount = amount where transaction_id = $1',
    'delete from ledger_entries where transaction_id = $1',
    "update ledger_transactions set kind = 'other' where id = $1",
    'delete from ledger_transactions where id = $1',
  ]) {
    await assert.rejects(sql.query(change, [id]), /is append-only/)
  }
  await assert.rejects(sql.query('truncate ledger_entries'), /is append-only/)
  const { rows } = await sql.query(`
    select table_name, privilege_type from information_schema.role_table_grants
    where grantee = 'attune_app' and table_name in ('ledger_entries', 'ledger_transactions')
      and privilege_type not in ('SELECT', 'INSERT')`)
  assert.deepEqual(rows, [])
})
