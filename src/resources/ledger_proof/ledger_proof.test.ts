// The proof: it holds where everything adds up, and names what does not, whatever was done to the
// tables behind the back of the platform.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { root } from '#config.ts'
import { newId } from '#ids.ts'
import { inAccount } from '#in_account.ts'
import { post } from '#resources/ledger_entry/post.ts'
import { accounts } from '#resources/ledger_entry/posting.ts'
import {
  claimCharged,
  copayTaken,
  refunded,
  remittanceClaim,
} from '#resources/ledger_entry/postings.ts'
import { urlOf } from '#tests/database.ts'
import { appConfig, call, db, makeAccount, ownerConfig, secrets, sql } from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const [claim_id, person_id, payment_id] = [newId('clm'), newId('per'), newId('pay')]

// A claim that is decided and a payment that is partly given back.
async function makeBooks() {
  const { account, key } = await makeAccount()
  const about = { claim_id, person_id }
  const paid = { payment_id, person_id, processor: 'card' }
  await inAccount(db, secrets, account, (work) =>
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

test('books that add up: sums, groups, what waits, and the equation of a claim', async () => {
  const { prove } = await makeBooks()
  const proof = await prove(`?claim_id=${claim_id}`)
  assert.deepEqual([proof.holds, proof.faults, proof.transactions, proof.claims], [true, [], 4, 1])
  assert.deepEqual(proof.sums, [{ currency: 'usd', debits: 36_000, credits: -36_000, sum: 0 }])
  assert.deepEqual(proof.clearing, [
    { ledger_account: 'asset:era_clearing:era_1', balance: usd(9_000), matched: false },
  ])
  assert.deepEqual(proof.equations, [
    {
      claim_id,
      currency: 'usd',
      charge: 18_000,
      paid: 9_000,
      contractual: 4_000,
      patient: 2_000,
      written_off: 0,
      open: 3_000,
      holds: true,
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

// Done past every trigger, as somebody with all rights could.
const owed = accounts.payerOwes(claim_id)
const tampered: [codes: string[], what: string, change: string][] = [
  [
    ['transaction_unbalanced', 'currency_unbalanced', 'projection_differs', 'claim_unequal'],
    'an entry is changed',
    `update ledger_entries set amount = amount + 1 where ledger_account = 'revenue:services'`,
  ],
  [
    ['transaction_unbalanced', 'currency_unbalanced', 'projection_differs', 'claim_unequal'],
    'an entry is removed',
    `delete from ledger_entries where ledger_account = 'contra:contractual'`,
  ],
  [
    ['transaction_unbalanced'],
    'a transaction has lost its entries',
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
    ['claim_unequal', 'projection_differs'],
    'money of a claim is led elsewhere',
    `update ledger_entries set ledger_account = 'asset:bank'
     where ledger_account = 'asset:era_clearing:era_1'`,
  ],
  [
    ['refunds_exceed_payment', 'credit_overdrawn', 'projection_differs'],
    'more is given back than was taken',
    `update ledger_entries set amount = amount * 10 where kind = 'refunded'`,
  ],
]
for (const [codes, what, change] of tampered) {
  test(`it does not hold where ${what}`, async () => {
    const { account, prove } = await makeBooks()
    const client = await sql.connect()
    try {
      await client.query("begin; set local session_replication_role = 'replica'")
      await client.query(
        change.replace(/ where | limit /, (word) =>
          word === ' where '
            ? ` where account = '${account}' and `
            : ` where account = '${account}'${word}`,
        ),
      )
      await client.query('commit')
    } finally {
      client.release()
    }
    const { holds, faults } = await prove()
    assert.equal(holds, false)
    const found = new Set(faults.map(({ code }: { code: string }) => code))
    assert.deepEqual([...found].sort(), [...codes].sort())
    assert.ok(faults.every(({ rule }: { rule: string }) => rule.endsWith('.')))
  })
}

const home = mkdtempSync(join(tmpdir(), 'attune-ledger-'))
after(() => rmSync(home, { recursive: true, force: true }))

test('attune ledger verify says so too, and rebuild makes the balances anew', async () => {
  const { account, prove } = await makeBooks()
  const env = {
    ...process.env,
    ATTUNE_HOME: home,
    DATABASE_URL: urlOf(appConfig),
    DATABASE_OWNER_URL: urlOf(ownerConfig),
  }
  const attune = async (...words: string[]) => {
    const asked = ['src/cli/attune.ts', 'ledger', ...words, '--account', account, '--json']
    const run = promisify(execFile)(process.execPath, asked, { cwd: root, env })
    const { stdout, code = 0 } = await run.catch((error) => error)
    return { code, table: JSON.parse(stdout) }
  }
  await sql.query('update ledger_balances set balance = balance + 1 where account = $1', [account])
  const broken = await attune('verify')
  assert.equal(broken.code, 2)
  assert.match(broken.table.at(-1).found, /^Each balance is the sum of its entries/)
  await attune('rebuild')
  assert.equal((await prove()).holds, true)
  const fine = await attune('verify')
  assert.deepEqual([fine.code, fine.table[0].found], [0, 'everything adds up'])
})
