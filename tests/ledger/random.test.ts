// Twenty thousand random practices: the ledger always adds up, and a violation of any of its rules
// is detected. Some of them also run in the database.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { post } from '#areas/payments/ledger/post.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import { findLeftOf } from '#areas/payments/ledger/payment_parts.ts'
import { proveLedger } from '#areas/reconciliation/ledger_proof/ledger_proof.ts'
import { db, createTestAccount, outside, secrets, sql } from '#tests/harness.ts'
import { leftOf, type World } from './practice_model.ts'
import { play } from './simulation.ts'
import { brokenIn, rebuild, rules } from './rules.ts'
import { breakages, memoryStore } from './store.ts'

const seeds = 20_000
const in_database = 120
const at_once = 50

test(`every ledger rule holds in ${seeds} random practices`, () => {
  const kinds = new Map<string, number>()
  for (let seed = 1; seed <= seeds; seed++) {
    const world = play(seed)
    assert.deepEqual(brokenIn(world), [], `seed ${seed}`)
    for (const { kind } of world.store.transactions.values()) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
  }
  // Everything that can be posted was posted, often.
  const every = Object.keys(postings).map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  const unseen = every.filter((kind) => kind !== 'reversed' && (kinds.get(kind) ?? 0) < 100)
  assert.deepEqual(unseen, [])
})

test('every ledger rule detects a ledger that breaks it', () => {
  assert.deepEqual(
    Object.keys(rules).filter((rule) => !breakages.some(([noticing]) => noticing === rule)),
    [],
  )
  for (const [rule, what, broken] of breakages) {
    const noticed = Array.from({ length: 1_000 }, (_, seed) => seed + 1).some((seed) => {
      try {
        return brokenIn(play(seed, memoryStore(broken))).includes(rule)
      } catch {
        return false // It fell over before anybody could look.
      }
    })
    assert.ok(noticed, `${rule} does not notice that ${what}`)
  }
})

test('the database computes the same balances, and its own proof holds', async () => {
  const { account } = await createTestAccount()
  const worlds = Array.from({ length: in_database }, (_, seed) => play(seed + 1))
  const transactions = worlds.flatMap(({ store }) => [...store.transactions.values()])
  const postings = transactions.map(({ reverses_id: _reversed, ...posting }) => posting)
  for (let from = 0; from < postings.length; from += at_once) {
    await inAccount({ db, secrets, outside }, account, (call) =>
      post(call, postings.slice(from, from + at_once)),
    )
  }
  const again = await inAccount({ db, secrets, outside }, account, (call) =>
    post(call, postings.slice(0, at_once)),
  )
  assert.ok(again.every(({ posted }) => !posted))

  const expected = new Map<string, number>()
  for (const world of worlds) {
    for (const [name, amount] of rebuild(world)) {
      expected.set(name, (expected.get(name) ?? 0) + amount)
    }
  }
  const { rows } = await sql.query(
    `select ledger_account || ' ' || currency as name, sum(balance)::float8 as amount
     from ledger_balances where account = $1 and entries > 0 group by 1`,
    [account],
  )
  const found = new Map(rows.map(({ name, amount }) => [name, amount]))
  assert.deepEqual(found, expected)
  await compareSuperbills(account, worlds)
  const proof = await inAccount({ db, secrets, outside }, account, (call) => proveLedger(call))
  assert.deepEqual([proof.consistent, proof.violations], [true, []])
  const { claims } = proof as typeof proof & { claims: number }
  assert.equal(claims, worlds.flatMap((world) => world.claims).length)
})

// What a superbill counts of each payment, by its own SQL.
async function compareSuperbills(account: string, worlds: World[]) {
  const payments = worlds.flatMap((world) => world.payments)
  const left = await inAccount({ db, secrets, outside }, account, (call) =>
    findLeftOf(
      call,
      payments.map(({ id }) => id),
    ),
  )
  for (const payment of payments) {
    assert.equal(left.get(payment.id) ?? 0, leftOf(payment), payment.id)
  }
  assert.ok(payments.some((payment) => leftOf(payment) > 0))
}
