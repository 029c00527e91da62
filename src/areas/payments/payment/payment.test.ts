// Payments: the outcome of each test card, and its postings to the ledger.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copayRequest, createCareTeam, createPerson, createToken } from '#tests/person_examples.ts'
import {
  adapters,
  type RequestOptions,
  call,
  db,
  log,
  log_lines,
  createTestAccount,
  secrets,
  sql,
} from '#tests/harness.ts'
import { request_log, startServer } from '#tests/harness.ts'
import { routes } from '#areas/index.ts'
import { deleteExpired } from '#jobs/delete_expired.ts'
import { runProcessorOperations } from '#jobs/processor_operations.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const { key } = await createTestAccount()
const ask = { key }
const person = await createPerson({}, ask)

async function pay(token: string, fields: object = {}, options: RequestOptions = ask) {
  const method = { type: token.startsWith('pm_us') ? 'ach' : 'card', token }
  return await call('POST', '/v1/payments', copayRequest(person.id, { method, ...fields }), options)
}
const read = async (id: string) =>
  (await call('GET', `/v1/payments/${id}`, undefined, ask)).body as Record<string, any>
const step = (id: string, word: string, body?: object, options: RequestOptions = ask) =>
  call('POST', `/v1/payments/${id}/${word}`, body, options)
const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, ask)

async function postings(id: string) {
  const { rows } = await sql.query(
    `select kind, ledger_account, amount::int from ledger_entries
     where payment_id = $1 order by created_at, kind, amount desc`,
    [id],
  )
  return rows.map(({ kind, ledger_account, amount }) => {
    const account = ledger_account.replace(/:per_\w+$/, '')
    return `${kind} ${account} ${amount}`
  })
}
const charges = async (id: string) =>
  (
    await sql.query(
      "select state from simulated_movements where object_id = $1 and kind = 'charge'",
      [id],
    )
  ).rows

test("A copay is posted as the person's credit, and its fee as an expense", async () => {
  const { status, body, text } = await pay('pm_card_visa')
  assert.equal(status, 200, text)
  assert.equal(body.status, 'succeeded', text)
  assert.deepEqual(
    [body.amount_captured, body.fee, body.net, body.method.brand, body.method.last4],
    [usd(2_500), usd(103), usd(2_397), 'visa', '4242'],
  )
  assert.equal(body.statement_descriptor, 'ATTUNE')
  assert.match(body.processor_reference, /^simpi_/)
  assert.deepEqual(await postings(body.id), [
    'copay_taken asset:processor:simulated 2500',
    'copay_taken liability:patient_credit -2500',
    'fee_paid expense:processor_fees 103',
    'fee_paid asset:processor:simulated -103',
  ])
})

const declines: [token: string, code: string, decline_code: string | null, retryable: boolean][] = [
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', true],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds', true],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', false],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', false],
  [
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    'card_declined',
    'card_velocity_exceeded',
    true,
  ],
  ['pm_card_visa_chargeDeclinedFraudulent', 'card_declined', 'fraudulent', false],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', null, false],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', null, false],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', null, true],
  ['tok_chargeDeclined', 'card_declined', 'generic_decline', true],
]
test("A token that isn't a payment method is rejected, and nothing is charged", async () => {
  const unknown = { type: 'card', token: 'pm_card_nobody_knows' }
  const { body: open } = await pay('pm_card_visa', { method: undefined, confirm: false })
  for (const token of [unknown.token, 'pm_', '4242', 'constructor', 'pm_constructor']) {
    const method = { ...unknown, token }
    const requests = [
      pay('', { method }),
      pay('', { method, confirm: false }),
      step(open.id, 'confirm', { method }),
    ]
    for (const { status, body } of await Promise.all(requests)) {
      assert.deepEqual([status, body.error.param], [400, 'method.token'], token)
      assert.match(body.error.message, /for example `pm_card_visa`/)
    }
  }
  assert.equal((await read(open.id)).status, 'created')
  assert.deepEqual(await charges(open.id), [])
})

for (const [token, code, decline_code, retryable] of declines) {
  test(`${token} is declined with a reason, and another card can be used`, async () => {
    const { body } = await pay(token)
    assert.equal(body.status, 'declined')
    assert.deepEqual(body.failure, { code, decline_code, retryable })
    assert.deepEqual(await postings(body.id), [])
    const method = { type: 'card', token: 'pm_card_mastercard' }
    const again = await step(body.id, 'confirm', { method })
    assert.deepEqual(
      [again.body.status, again.body.failure, again.body.method.brand],
      ['succeeded', null, 'mastercard'],
    )
    assert.equal(
      again.body.processor_reference,
      body.processor_reference ?? again.body.processor_reference,
    )
    assert.equal((await charges(body.id)).length, 1)
  })
}

test("Concurrent completions of one challenge don't deadlock", async () => {
  for (let turn = 0; turn < 20; turn++) {
    const { body } = await pay('pm_card_authenticationRequired')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        step(body.id, 'complete_challenge', { outcome: 'authenticated' }),
      ),
    )
    assert.deepEqual(
      new Set(answers.map(({ status }) => status)).difference(new Set([200, 409])),
      new Set(),
    )
    assert.equal((await charges(body.id)).length, 1)
  }
})

test('A 3-D Secure payment is captured only after the person authenticates', async () => {
  const { body } = await pay('pm_card_authenticationRequired')
  assert.equal(body.status, 'challenged')
  assert.deepEqual(Object.keys(body.next_action), ['type', 'url'])
  assert.deepEqual(await postings(body.id), [])
  const passed = await step(body.id, 'complete_challenge', { outcome: 'authenticated' })
  assert.deepEqual([passed.body.status, passed.body.next_action], ['succeeded', null])
  const { body: other } = await pay('pm_card_threeDSecure2Required')
  const failed = await step(other.id, 'complete_challenge', { outcome: 'failed' })
  assert.deepEqual(
    [failed.body.status, failed.body.failure.code],
    ['declined', 'authentication_failed'],
  )
  assert.equal((await step(other.id, 'complete_challenge', { outcome: 'failed' })).status, 409)
})

test('An authentication challenge expires after a day', async () => {
  const { body } = await pay('pm_card_authenticationRequired')
  await advance('P2D')
  assert.equal((await read(body.id)).status, 'canceled')
  assert.equal(
    (await step(body.id, 'complete_challenge', { outcome: 'authenticated' })).status,
    409,
  )
})

test('An authorized payment can be captured in part and only once', async () => {
  const { body } = await pay('pm_card_visa', { capture_method: 'manual' })
  assert.equal(body.status, 'authorized')
  assert.ok(body.authorization_expires_at)
  const more = await step(body.id, 'capture', { amount: { amount: 2_501, currency: 'usd' } })
  assert.equal(more.body.error.code, 'capture_exceeds_authorized')
  const both = await Promise.all([
    step(body.id, 'capture', { amount: { amount: 1_000, currency: 'usd' } }),
    step(body.id, 'capture', { amount: { amount: 2_000, currency: 'usd' } }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  const won = both.find(({ status }) => status === 200)!.body
  assert.equal(won.status, 'succeeded')
  assert.equal((await charges(body.id))[0].state.amount_captured, won.amount_captured.amount)
  const taken = (await postings(body.id)).filter((line) => line.includes('copay_taken asset'))
  assert.deepEqual(taken, [`copay_taken asset:processor:simulated ${won.amount_captured.amount}`])
})

test('An authorization expires after seven days, and canceling releases it', async () => {
  const [stored, canceled] = [
    (await pay('pm_card_visa', { capture_method: 'manual' })).body,
    (await pay('pm_card_visa', { capture_method: 'manual' })).body,
  ]
  const { body } = await step(canceled.id, 'cancel', { reason: 'abandoned' })
  assert.deepEqual([body.status, body.reason], ['canceled', 'abandoned'])
  assert.equal((await charges(canceled.id))[0].state.status, 'canceled')
  await advance('P6D')
  assert.equal((await read(stored.id)).status, 'authorized')
  await advance('P2D')
  assert.equal((await read(stored.id)).status, 'canceled')
  assert.equal((await step(stored.id, 'capture')).status, 409)
  assert.deepEqual(await postings(stored.id), [])
})

test('An ACH debit is processing for days, then succeeds or fails', async () => {
  const { body: good } = await pay('pm_usBankAccount_success')
  const { body: poor } = await pay('pm_usBankAccount_insufficientFunds')
  const { body: closed } = await pay('pm_usBankAccount_accountClosed')
  assert.deepEqual(
    [good.status, poor.status, closed.status],
    ['processing', 'processing', 'processing'],
  )
  assert.equal((await step(good.id, 'cancel')).status, 409)
  await advance('P5D')
  assert.deepEqual(
    [(await read(good.id)).status, (await read(good.id)).fee],
    ['succeeded', usd(20)],
  )
  const [late, never] = [await read(poor.id), await read(closed.id)]
  assert.deepEqual([late.status, late.failure.retryable], ['failed', true])
  assert.deepEqual(
    [never.status, never.failure],
    ['failed', { code: 'account_closed', decline_code: null, retryable: false }],
  )
})

test('A slow processor returns a payment in processing, which completes later', async () => {
  const port = await startServer({ processor: { name: 'simulated', slow_ms: 400, wait_ms: 50 } })
  const { body } = await pay('pm_card_slow', {}, { key, port })
  assert.equal(body.status, 'processing')
  while ((await read(body.id)).status === 'processing') await new Promise((r) => setTimeout(r, 50))
  assert.equal((await read(body.id)).status, 'succeeded')
})

test('A cash payment is recorded manually, and an overpayment becomes credit', async () => {
  const { id } = await createPerson({}, ask)
  const method = { type: 'cash' }
  const { body } = await pay('', { person_id: id, method, kind: 'balance' })
  assert.deepEqual([body.status, body.fee, body.processor_reference], ['succeeded', usd(0), null])
  assert.deepEqual(await postings(body.id), [
    'balance_paid asset:processor:cash 2500',
    'balance_paid liability:patient_credit -2500',
  ])
})

test("Allocations can't exceed the payment and must name existing sessions and claims", async () => {
  const too_much = await pay('pm_card_visa', { allocations: [{ amount: usd(2_501) }] })
  assert.equal(too_much.body.error.code, 'allocations_exceed_payment')
  const unknown = await pay('pm_card_visa', {
    allocations: [{ session_id: 'ses_nothing', amount: usd(1) }],
  })
  assert.deepEqual([unknown.status, unknown.body.error.param], [404, 'allocations[0].session_id'])
  const { body } = await pay('pm_card_visa', { capture_method: 'manual' })
  await step(body.id, 'capture', { amount: { amount: 1_000, currency: 'usd' } })
  const change = (amount: number) =>
    call('PATCH', `/v1/payments/${body.id}`, { allocations: [{ amount: usd(amount) }] }, ask)
  assert.equal((await change(1_001)).body.error.code, 'allocations_exceed_payment')
  assert.equal((await change(1_000)).status, 200)
})

test('Allocations must be positive and in the currency of the payment', async () => {
  const { body } = await pay('pm_card_visa')
  for (const [amount, field] of [
    [usd(0), 'amount'],
    [{ amount: 100, currency: 'eur' }, 'currency'],
  ] as const) {
    const allocations = [{ amount: usd(1) }, { amount }]
    for (const { status, body: refused } of [
      await pay('pm_card_visa', { allocations }),
      await call('PATCH', `/v1/payments/${body.id}`, { allocations }, ask),
    ]) {
      assert.deepEqual([status, refused.error.param], [400, `allocations[1].amount.${field}`])
    }
  }
})

// Fields in which someone might paste a card number.
const pastedInto = (person_id: string, number: string): [string, object][] => [
  ['/v1/persons', { names: [{ use: 'official', given: 'Maya', family: number }] }],
  ['/v1/coverages', { person_id, payer_id: 'SBX01', member_id: 'W1', plan_name: number }],
  ['/v1/charges', { person_id, amount: usd(100), metadata: { paid_with: `${number} 12/29` } }],
  ['/v1/deposits', { amount: usd(100), received_on: '2026-11-02', trace_number: number }],
  ['/v1/deposits', { amount: usd(100), received_on: '2026-11-02', payer_name: `VISA ${number}` }],
  [
    '/v1/adjustments',
    {
      kind: 'increase',
      reason: 'billing_error',
      person_id,
      amount: usd(1),
      metadata: { [number]: 'x' },
    },
  ],
]

test('A card number is rejected in any field and stored nowhere', async () => {
  const number = '4242424242424242'
  const numbers = [number, '4242 4242 4242 4242', '4242-4242-4242-4242', '378282246310005']
  const before = log_lines.length
  for (const each of numbers) {
    const places = [
      { metadata: { note: each } },
      { metadata: { [each]: 'x' } },
      { metadata: { note: `card ${each}, thank you` } },
      { method: { type: 'card', token: each } },
      { person_id: each },
    ]
    for (const fields of places) {
      const { status, text } = await pay('pm_card_visa', fields)
      assert.equal(status, 400, text)
      assert.equal(text.includes(each), false, text)
    }
    const request = { ...ask, idempotency_key: each.replaceAll(' ', '-') }
    const { body } = await pay('pm_card_visa', {}, request)
    assert.equal(body.error.details[0].code, 'card_number')
  }
  for (const [path, body] of pastedInto(person.id, numbers[1]!)) {
    const { status, body: result, text } = await call('POST', path, body, ask)
    assert.deepEqual([status, result.error?.details?.[0].code], [400, 'card_number'], path)
    assert.equal(text.includes(numbers[1]!), false)
  }
  const raw = await call('POST', '/v1/refunds', { payment_id: Number(number) }, ask)
  assert.equal(raw.status, 400)
  await request_log.flush()
  const stored = await sql.query(`
    select row_to_json(r)::text as text from request_logs r
    union all select row_to_json(k)::text from idempotency_keys k
    union all select row_to_json(p)::text from payments p
    union all select row_to_json(c)::text from charges c
    union all select row_to_json(d)::text from deposits d
    union all select row_to_json(a)::text from audit_entries a`)
  const everything = [...stored.rows.map(({ text }) => text), ...log_lines.slice(before)].join('\n')
  for (const each of numbers) assert.equal(everything.includes(each), false)
  assert.equal(everything.includes(number), false)
  const uuid = { order: '12345678-4242-4242-4242-424242424242', phone: '+1 212 555 0100' }
  assert.equal((await pay('pm_card_visa', { metadata: uuid })).status, 200)
})

test('Only file uploads are exempt from the card number check', () => {
  const files = routes.filter(({ takes_file }) => takes_file).map(({ name }) => name)
  const expected = ['card_images.create', 'deposits.import', 'imports.add_part']
  assert.deepEqual(files.sort(), [...expected, 'remittances.create', 'x12_documents.create'])
})

test('Zero- and three-decimal currencies use their smallest unit, and unknown ones are rejected', async () => {
  for (const [currency, amount, fee] of [
    ['jpy', 500, 45],
    ['kwd', 12_341, 388],
  ] as const) {
    const { body } = await pay('pm_card_visa', { amount: { amount, currency }, kind: 'balance' })
    assert.deepEqual(
      [body.amount, body.fee],
      [
        { amount, currency },
        { amount: fee, currency },
      ],
    )
    const refund = { payment_id: body.id, amount: { amount: 1, currency } }
    const back = await call('POST', '/v1/refunds', refund, ask)
    assert.deepEqual([back.body.status, back.body.amount], ['succeeded', { amount: 1, currency }])
    const path = `/v1/balances?person_id=${person.id}&currency=${currency}`
    const { body: balances } = await call('GET', path, undefined, ask)
    assert.deepEqual(
      balances.data.map(({ balance }: any) => balance),
      [{ amount: 1 - amount, currency }],
    )
  }
  for (const path of ['/v1/charges', '/v1/payments', '/v1/adjustments', '/v1/deposits']) {
    for (const amount of [{ amount: 5, currency: 'xyz' }, usd(0)]) {
      const of_person = { person_id: person.id, amount }
      const body = {
        '/v1/charges': of_person,
        '/v1/payments': { ...of_person, kind: 'copay' },
        '/v1/adjustments': { ...of_person, kind: 'increase', reason: 'billing_error' },
        '/v1/deposits': { amount, received_on: '2026-11-02' },
      }[path]
      const { status, body: result } = await call('POST', path, body, ask)
      const param = amount.amount ? 'amount.currency' : 'amount.amount'
      assert.deepEqual([status, result.error.param], [400, param], path)
    }
  }
})

test('Without a processor, cash can be recorded and queued operations wait', async () => {
  const none = await startServer({ processor: { name: null } })
  const at = { key, port: none }
  const { body: cash } = await pay('', { method: { type: 'cash' } }, at)
  assert.deepEqual([cash.status, cash.processor], ['succeeded', null])
  const { body: back } = await call('POST', '/v1/refunds', { payment_id: cash.id }, at)
  assert.equal(back.status, 'succeeded')
  const card = await pay('pm_card_visa', {}, at)
  assert.deepEqual([card.status, card.body.error.code], [422, 'processor_not_configured'])
  const { body: made } = await pay('pm_card_visa', { confirm: false }, at)
  const confirmed = await step(made.id, 'confirm', undefined, at)
  assert.equal(confirmed.body.error.code, 'processor_not_configured')
  // An operation queued by a server without a processor waits for one that has it.
  const { body: reserved } = await pay('pm_card_visa', { capture_method: 'manual' })
  const taken = await step(reserved.id, 'capture', undefined, at)
  assert.equal(taken.body.status, 'processing')
  const waits =
    "update processor_operations set due_at = now() - interval '1 s' where object_id = $1"
  await sql.query(waits, [reserved.id])
  const prompt = adapters({ db, secrets }, { processor: { name: 'simulated', slow_ms: 0 } })
  await runProcessorOperations({ db, secrets, outside: prompt, log })
  assert.equal((await read(reserved.id)).status, 'succeeded')
})

test('Completed processor operations are deleted after 90 days', async () => {
  const { body: done } = await pay('pm_card_visa')
  const { body: open } = await pay('pm_card_visa', { capture_method: 'manual' })
  const stored = async (id: string) =>
    (await sql.query('select from processor_operations where object_id = $1', [id])).rowCount
  await deleteExpired(db)
  assert.deepEqual([await stored(done.id), await stored(open.id)], [1, 1])
  await sql.query("update processor_operations set due_at = now() - interval '91 days'")
  await sql.query("update simulated_requests set created_at = now() - interval '91 days'")
  const { operations, requests } = await deleteExpired(db)
  assert.ok(operations > 0 && requests > 0)
  assert.deepEqual([await stored(done.id), await stored(open.id)], [0, 1])
  assert.equal((await step(open.id, 'capture')).body.status, 'succeeded')
  const refund = await call(
    'POST',
    '/v1/refunds',
    { payment_id: done.id, amount: { amount: 1, currency: 'usd' } },
    ask,
  )
  assert.equal(refund.body.status, 'succeeded')
  assert.equal((await charges(done.id)).length, 1)
})

test("A person can confirm their own payment and can't read others", async () => {
  const { person_id } = await createCareTeam(ask)
  const token = await createToken({ person_id }, ['payments:read', 'payments:write'], ask)
  const { body: own } = await pay('', { person_id, method: undefined, confirm: false })
  const { body: other } = await pay('', { method: undefined, confirm: false })
  const method = { type: 'card', token: 'pm_card_visa' }
  const theirs = { key: token }
  const paid = await step(own.id, 'confirm', { method }, theirs)
  assert.deepEqual([paid.body.status, paid.body.metadata], ['succeeded', {}], paid.text)
  assert.equal((await step(other.id, 'confirm', { method }, theirs)).status, 404)
  assert.equal((await step(own.id, 'cancel', undefined, theirs)).status, 403)
  const { body: list } = await call('GET', '/v1/payments', undefined, theirs)
  assert.deepEqual(
    list.data.map(({ id }: any) => id),
    [own.id],
  )
  const { body: cash } = await pay('', { person_id, method: undefined, confirm: false })
  const by_hand = await step(cash.id, 'confirm', { method: { type: 'cash' } }, theirs)
  assert.equal(by_hand.status, 403)
})

test('The processor pays its balance out to the bank some days later', async () => {
  const { account, key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  await pay('pm_card_visa', { person_id: id }, { key })
  await call('POST', '/v1/test_clock/advance', { by: 'P4D' }, { key })
  const { body } = await call('GET', '/v1/payouts?kind=bank', undefined, { key })
  assert.deepEqual(
    body.data.map(({ status, amount }: any) => [status, amount.amount]),
    [['paid', 2_397]],
  )
  const { rows } = await sql.query(
    `select ledger_account, sum(amount)::int as units from ledger_entries
     where account = $1 and ledger_account in ('asset:bank', 'asset:processor:simulated')
     group by 1 order by 1`,
    [account],
  )
  assert.deepEqual(
    rows.map(({ units }) => units),
    [2_397, 0],
  )
})

test('After all tests, the ledger balances and matches the payments', async () => {
  const { body } = await call('GET', '/v1/ledger_proof', undefined, ask)
  assert.deepEqual([body.violations, body.consistent], [[], true])
})
