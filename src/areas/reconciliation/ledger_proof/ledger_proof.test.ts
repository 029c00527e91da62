// The ledger proof: it holds for consistent books, and names each discrepancy after the tables were
// tampered with.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { readConfig, root } from '#settings/config.ts'
import { rebuild, verify } from '#cli/ledger.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { accounts } from '#areas/payments/ledger/posting.ts'
import {
  claimCharged,
  copayTaken,
  refunded,
  remittanceClaim,
} from '#areas/payments/ledger/postings.ts'
import { asProof, proofStatement } from './ledger_proof.ts'
import { rules } from './schema.ts'
import { copayRequest, createPerson } from '#tests/person_examples.ts'
import { createClaim } from '#tests/claims.ts'
import { urlOf } from '#tests/database.ts'
import {
  appConfig,
  call,
  db,
  createTestAccount,
  outside,
  ownerConfig,
  secrets,
  sql,
} from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const [claim_id, person_id, payment_id] = [newId('clm'), newId('per'), newId('pay')]

// An adjudicated claim and a partially refunded payment.
async function makeBooks() {
  const { account, key } = await createTestAccount()
  const about = { claim_id, person_id }
  const paid = { payment_id, person_id, processor: 'card' }
  await inAccount({ db, secrets, outside }, account, (work) =>
    post(work, [
      claimCharged({ ...about, money: usd(18_000) }),
      remittanceClaim({
        ...about,
        remittance_id: 'era_1',
        position: 1,
        currency: 'usd',
        paid: 9_000,
        contractual: 4_000,
        patient: 2_000,
      }),
      copayTaken({ ...paid, money: usd(2_500) }),
      refunded({ ...paid, refund_id: newId('ref'), from_credit: 500, money: usd(500) }),
    ]),
  )
  const prove = async (query = '') => {
    const { status, body, text } = await call('GET', `/v1/ledger_proof${query}`, undefined, { key })
    assert.equal(status, 200, text)
    return body
  }
  return { account, key, prove }
}

// The rows of a partially refunded payment and of an open claim.
async function makeRows(key: string) {
  const { id: person } = await createPerson({}, { key })
  const taken = copayRequest(person, {
    method: { type: 'cash' },
    allocations: [{ amount: usd(2_500) }],
  })
  const { body } = await call('POST', '/v1/payments', taken, { key })
  const refund = { payment_id: body.id, amount: usd(700) }
  assert.equal((await call('POST', '/v1/refunds', refund, { key })).body.status, 'succeeded')
  await createClaim(undefined, {}, { key })
}

const books = await makeBooks()
await makeRows(books.key)

test('The proof of consistent books lists sums, groups, clearing and claim equations', async () => {
  const { prove } = await makeBooks()
  const proof = await prove(`?claim_id=${claim_id}`)
  assert.deepEqual(
    [proof.consistent, proof.violations, proof.transactions, proof.claims],
    [true, [], 4, 1],
  )
  assert.deepEqual(proof.totals, [
    { currency: 'usd', debits: usd(36_000), credits: usd(-36_000), sum: usd(0) },
  ])
  assert.deepEqual(proof.clearing, [
    { ledger_account: 'asset:era_clearing:era_1', balance: usd(9_000), matched: false },
  ])
  assert.deepEqual(proof.equations, [
    {
      claim_id,
      currency: 'usd',
      charge: usd(18_000),
      paid: usd(9_000),
      contractual: usd(4_000),
      patient: usd(2_000),
      written_off: usd(0),
      open: usd(3_000),
      balanced: true,
    },
  ])
  const open = proof.groups.find(({ group }: any) => group === 'asset:payer_ar')
  assert.deepEqual(open, {
    group: 'asset:payer_ar',
    balance: usd(3_000),
    accounts: 1,
    open: 1,
  })
})

// Changed with triggers disabled, as a superuser could.
const owed = accounts.payerOwes(claim_id)
const tampered: [codes: string[], what: string, change: string][] = [
  [
    [
      'transaction_unbalanced',
      'currency_unbalanced',
      'projection_differs',
      'claim_unequal',
      'report_sums_differ',
    ],
    'an entry is changed',
    `update ledger_entries set amount = amount + 1 where ledger_account = 'revenue:services'`,
  ],
  [
    [
      'transaction_unbalanced',
      'currency_unbalanced',
      'projection_differs',
      'claim_unequal',
      'report_sums_differ',
    ],
    'an entry is removed',
    `delete from ledger_entries where ledger_account = 'contra:contractual'`,
  ],
  [
    ['transaction_unbalanced'],
    'a transaction has no entries',
    `insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint,
       created_at) select account, 'ltx_empty', 'empty', 'x', 'usd', 2, '', now()
     from ledger_transactions limit 1`,
  ],
  [
    ['projection_differs', 'claim_unequal'],
    'the balance of a claim is changed',
    `update ledger_balances set balance = balance - 1 where ledger_account = '${owed}'`,
  ],
  [
    ['projection_differs'],
    'a balance is removed',
    `delete from ledger_balances where ledger_account = 'contra:contractual'`,
  ],
  [
    ['report_sums_differ'],
    'a change that reports count is removed',
    `delete from report_changes where measure = 'contractual_adjustments'`,
  ],
  [
    ['claim_unequal', 'projection_differs', 'report_sums_differ'],
    "a claim's payment is posted to another account",
    `update ledger_entries set ledger_account = 'asset:bank'
     where ledger_account = 'asset:era_clearing:era_1'`,
  ],
  [
    [
      'refunds_exceed_payment',
      'credit_overdrawn',
      'projection_differs',
      'payment_refunded_differs',
      'report_sums_differ',
    ],
    'refunds exceed the captured amount',
    `update ledger_entries set amount = amount * 10 where kind = 'refunded'`,
  ],
]

// Changes to the rows of claims, payments, refunds and disputes, without the ledger.
const one_cent = '{"amount": 1, "currency": "usd"}'
const raise = (sum: string, units: number) =>
  `update payments set ${sum} = jsonb_set(${sum}, '{amount}',
     to_jsonb((${sum} ->> 'amount')::int + ${units}))`
const adjacent: typeof tampered = [
  [
    ['claim_paid_differs'],
    "a claim's paid amount is changed",
    `update claims set payer_paid = '${one_cent}'`,
  ],
  [
    ['claim_contractual_differs'],
    "a claim's contractual adjustment is changed",
    `update claims set contractual = '${one_cent}'`,
  ],
  [
    ['claim_patient_differs'],
    "a claim's patient responsibility is changed",
    `update claims set patient_responsibility =
       jsonb_set(patient_responsibility, '{copay,amount}', '500')`,
  ],
  [
    ['claim_written_off_differs'],
    "a claim's written-off amount is changed",
    `update claims set written_off = '${one_cent}'`,
  ],
  [
    ['claim_open_differs'],
    "a claim's payer balance is changed",
    `update claims set payer_balance = '${one_cent}'`,
  ],
  [
    ['payment_captured_differs'],
    "a payment's captured amount is increased",
    raise('amount_captured', 1),
  ],
  [
    ['payment_captured_differs', 'allocations_exceed_payment'],
    "a payment's captured amount is reduced",
    raise('amount_captured', -1),
  ],
  [
    ['payment_refunded_differs'],
    "a payment's refunded amount is increased",
    raise('amount_refunded', 1),
  ],
  [
    ['payment_refunded_differs'],
    'a completed refund is marked as failed',
    `update refunds set status = 'failed'`,
  ],
  [
    ['payment_refunded_differs', 'projection_differs', 'report_sums_differ'],
    'a refund is posted to another clearing account',
    `update ledger_entries set ledger_account = 'asset:bank'
     where kind = 'refunded' and ledger_account like 'asset:processor:%'
       and payment_id in (select id from payments)`,
  ],
  [
    ['payment_disputed_differs'],
    "a payment's disputed amount is changed",
    `update payments set amount_disputed = '${one_cent}'`,
  ],
  [
    ['payment_disputed_differs'],
    'a dispute was never posted',
    `insert into disputes (account, id, payment_id, amount, fee, reason, status, processor,
       processor_reference, created_at, updated_at)
     select account, 'dsp_' || id, id, '${one_cent}', '${one_cent}', 'x', 'opened', 'x', id, now(), now()
     from payments`,
  ],
  [
    ['payment_fee_differs'],
    "a payment's fee is changed",
    `update payments set fee = '${one_cent}'`,
  ],
  [
    ['package_unused_differs'],
    'a package was never posted',
    `insert into packages (account, id, person_id, type, status, price, sessions, starts_on,
       period_starts_on, ends_on, renews, unused, created_at, updated_at)
     select account, 'pkg_' || id, id, 'package', 'active', '${one_cent}', 1, now(), now(),
       now(), false, '${one_cent}', now(), now()
     from persons`,
  ],
  [
    ['allocations_exceed_payment'],
    'allocations exceed the captured amount',
    `update payments set allocations = '[{"amount": {"amount": 2501}}]'`,
  ],
]

test('Claims, payments and refunds match the ledger', async () => {
  const { consistent, violations, payments } = await books.prove()
  assert.deepEqual([consistent, violations, payments], [true, [], 1])
})

test('Every rule of the proof is violated by a test', () => {
  const broken = new Set([...tampered, ...adjacent].flatMap(([codes]) => codes))
  assert.deepEqual([...broken].sort(), Object.keys(rules).sort())
})

// With triggers disabled, and rolled back, so that all cases use the same books.
async function provedAfter(change: string) {
  const client = await sql.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    const { rowCount } = await client.query(change)
    assert.ok(rowCount, 'nothing was changed')
    await client.query('select enter_account($1)', [books.account])
    const { rows } = await client.query(proofStatement(books.account, null).build())
    return asProof({ ...rows[0], violation_count: Number(rows[0].violation_count) })
  } finally {
    await client.query('rollback')
    client.release()
  }
}

for (const [codes, what, change] of [...tampered, ...adjacent]) {
  test(`The proof fails if ${what}`, async () => {
    const { consistent, violations } = await provedAfter(change)
    assert.equal(consistent, false)
    const found = new Set(violations.map(({ code }) => code as string))
    assert.deepEqual([...found].sort(), [...codes].sort())
    assert.ok(violations.every(({ rule }) => rule.endsWith('.')))
  })
}

const home = mkdtempSync(join(tmpdir(), 'attune-ledger-'))
after(() => rmSync(home, { recursive: true, force: true }))

test('`attune ledger verify` reports the same violations, and `rebuild` restores the balances', async () => {
  const { account, prove } = await makeBooks()
  const settings = {
    ATTUNE_HOME: home,
    DATABASE_URL: urlOf(appConfig),
    DATABASE_OWNER_URL: urlOf(ownerConfig),
  }
  const env = { ...process.env, ...settings }
  await sql.query('update ledger_balances set balance = balance + 1 where account = $1', [account])
  const words = ['src/cli/attune.ts', 'ledger', 'verify', '--account', account, '--json']
  const run = promisify(execFile)(process.execPath, words, { cwd: root, env })
  const { stdout, code } = await run.catch((error) => error)
  assert.equal(code, 2)
  assert.match(
    JSON.parse(stdout).at(-1).found,
    /^Each account balance must equal the sum of its entries/,
  )
  const args = { words: [], options: { account } }
  await rebuild(readConfig(env), args)
  assert.equal((await prove()).consistent, true)
  assert.equal((await verify(readConfig(env), args))[0]!.found, 'ledger is consistent')
})
