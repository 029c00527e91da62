// Reconciliation of remittances, deposits and ledger: matched by trace number and amount, or
// manually. Unmatched amounts stay in clearing and are listed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { x12_example } from '#areas/claims/x12_document/schema.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { readBai2 } from './bai2.ts'
import { readCsv, unitsOf } from './csv.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

// A separate account, with the requests that the tests below use.
async function practice() {
  const { key } = await createTestAccount()
  const ask = async (method: string, path: string, body?: unknown) =>
    await call(method, `/v1/${path}`, body, { key })
  const deposit = async (fields: object = {}) => {
    const request = { amount: usd(15_000), received_on: '2026-11-16', ...fields }
    return await ask('POST', 'deposits', request)
  }
  const remit = async (trace = 'TRACE0001') => {
    const x12 = x12_example.replace('TRACE0001', trace)
    const { body, text } = await ask('POST', 'remittances', { x12 })
    assert.ok(body.id, text)
    await ask('POST', 'test_clock/advance', { by: 'PT1S' })
    return body.id as string
  }
  const balance = async (ledger_account: string) => {
    const { body } = await ask('GET', `balances?ledger_account=${ledger_account}`)
    return body.data[0]?.balance.amount ?? 0
  }
  const unreconciled = async () => {
    const { body } = await ask('GET', 'reconciliation')
    return body.unreconciled.map(({ reason, amount }: any) => [reason, amount.amount])
  }
  const holds = async () => {
    const { body } = await ask('GET', 'ledger_proof')
    assert.deepEqual(body.violations, [])
    return body
  }
  return { ask, deposit, remit, balance, unreconciled, holds }
}

test('A deposit is matched to an earlier remittance', async () => {
  const { ask, deposit, remit, balance } = await practice()
  const era = await remit()
  const { body } = await deposit({ trace_number: 'TRACE0001' })
  assert.deepEqual(
    [body.status, body.remittance_ids, body.matched_by],
    ['matched', [era], 'platform'],
  )
  const remittance = await ask('GET', `remittances/${era}`)
  assert.equal(remittance.body.deposit_id, body.id)
  assert.equal(await balance('asset:bank'), 15_000)
  assert.equal(await balance(`asset:deposit_clearing:${body.id}`), 0)
})

test('A remittance is matched to an earlier deposit, which stays in clearing until then', async () => {
  const { ask, deposit, remit, unreconciled, balance, holds } = await practice()
  const { body } = await deposit({ trace_number: 'TRACE0001' })
  assert.equal(body.status, 'received')
  assert.deepEqual(await unreconciled(), [['no_remittance', 15_000]])
  assert.equal(await balance(`asset:deposit_clearing:${body.id}`), -15_000)
  const { clearing } = await holds()
  assert.deepEqual(
    clearing.map((each: any) => each.balance.amount),
    [-15_000],
  )
  const era = await remit()
  const found = await ask('GET', `deposits/${body.id}`)
  assert.deepEqual([found.body.status, found.body.remittance_ids], ['matched', [era]])
  // Its claim is unknown, so its amount stays in the remittance's clearing account.
  assert.deepEqual(await unreconciled(), [['not_cleared', -15_000]])
  await holds()
})

test('A deposit is matched only if exactly one remittance has its trace number and amount', async () => {
  const { deposit, remit, unreconciled } = await practice()
  await remit()
  const other = await deposit({ trace_number: 'TRACE0001', amount: usd(14_999) })
  assert.equal(other.body.status, 'received')
  const nameless = await deposit()
  assert.equal(nameless.body.status, 'received', 'never by the amount alone')
  assert.deepEqual((await unreconciled()).toSorted(), [
    ['amount_differs', 14_999],
    ['amount_differs', 15_000],
    ['no_remittance', 15_000],
  ])
})

test('A deposit can be matched manually to several remittances or a processor, and unmatched', async () => {
  const { ask, deposit, remit, balance, holds } = await practice()
  const eras = [await remit('ONE'), await remit('TWO')]
  const { body: check } = await deposit({ amount: usd(30_000), method: 'check' })
  const match = (body: object, id = check.id) => ask('POST', `deposits/${id}/match`, body)
  const half = await match({ remittance_ids: [eras[0]] })
  assert.equal(half.body.error.code, 'deposit_mismatch')
  assert.equal((await match({})).body.error.code, 'validation_failed')
  const unknown = await match({ remittance_ids: ['era_unknown'] })
  assert.equal(unknown.body.error.code, 'resource_not_found')
  const whole = await match({ remittance_ids: eras })
  assert.deepEqual([whole.body.status, whole.body.matched_by], ['matched', 'manual'], whole.text)
  const duplicate = await deposit()
  const taken = await match({ remittance_ids: [eras[0]] }, duplicate.body.id)
  assert.equal(taken.body.error.code, 'deposit_mismatch')

  const undone = await ask('POST', `deposits/${check.id}/unmatch`)
  assert.deepEqual([undone.body.status, undone.body.remittance_ids], ['received', []])
  assert.equal(await balance(`asset:deposit_clearing:${check.id}`), -30_000)
  await match({ remittance_ids: eras })
  assert.equal(await balance(`asset:deposit_clearing:${check.id}`), 0)
  assert.equal(await balance(`asset:era_clearing:${eras[0]}`), -15_000)

  await match({ processor: 'stripe' }, duplicate.body.id)
  assert.equal(await balance('asset:processor:stripe'), -15_000)
  const late = await ask('POST', `deposits/${duplicate.body.id}/return`, {
    reason: 'returned_check',
  })
  assert.equal(late.body.error.code, 'invalid_transition')
  const bad = await deposit()
  await ask('POST', `deposits/${bad.body.id}/return`, { reason: 'returned_check' })
  assert.equal(await balance('asset:bank'), 45_000)
  await holds()
})

test('Of two concurrent matches of one remittance, one succeeds', async () => {
  const { ask, deposit, remit, balance } = await practice()
  const era = await remit()
  const ids = [await deposit(), await deposit(), await deposit()].map(({ body }) => body.id)
  const tried = await Promise.all(
    ids.map((id) => ask('POST', `deposits/${id}/match`, { remittance_ids: [era] })),
  )
  assert.deepEqual(tried.map(({ status }) => status).sort(), [200, 422, 422])
  assert.equal(await balance(`asset:era_clearing:${era}`), -15_000)
})

const csv = [
  'date,amount,currency,reference,trace_number,payer,method',
  '2026-11-16,150.00,usd,B1,TRACE0001,"SANDBOX, PAYER",eft',
  '2026-11-16,42.5,,B2,,,check',
].join('\n')

test('A bank file is imported once, and its deposits are matched', async () => {
  const { ask, remit, balance } = await practice()
  await remit()
  const send = (text: string, format = 'csv') => ask('POST', 'deposits/import', { format, text })
  const first = await send(csv)
  assert.deepEqual([first.body.recorded.length, first.body.matched.length], [2, 1], first.text)
  const again = await send(csv)
  assert.deepEqual([again.body.recorded, again.body.existing.length], [[], 2])
  assert.equal(await balance('asset:bank'), 19_250)
  const broken = await send(`${csv}\n2026-02-30,1.00,usd,B3,,,\n2026-11-16,1.005,usd,B4,,,`)
  assert.equal(broken.status, 400)
  assert.deepEqual(
    broken.body.error.details.map(({ message }: any) => message.slice(0, 7)),
    ['Line 4:', 'Line 5:'],
  )
  assert.equal(await balance('asset:bank'), 19_250, 'nothing of a file that is wrong is taken')
  const one = await ask('POST', 'deposits', {
    amount: usd(1),
    received_on: '2026-11-16',
    bank_reference: 'B1',
  })
  assert.equal(one.body.error.code, 'duplicate_deposit')
})

const bai2 = [
  '01,BANK,PRACTICE,261116,0700,1,80,1,2/',
  '02,PRACTICE,BANK,1,261116,,USD,2/',
  '03,123456789,USD,010,500000,,,100,19250,2,/',
  '16,142,15000,Z,REF001,,ACH CREDIT SANDBOX PAYER',
  '88,TRN*1*TRACE0001*1512345678\\',
  '16,301,4250,0,REF002,,DEPOSIT/',
  '16,475,900,0,REF003,,CHECK PAID/',
  '49,539400,6/',
  '98,539400,1,8/',
  '99,539400,1,10/',
].join('\n')

test('A BAI2 import reads credits with trace numbers, and requires matching control totals', () => {
  const { lines, faults } = readBai2(bai2)
  assert.deepEqual(faults, [])
  assert.deepEqual(
    lines.map(({ amount, trace_number, method, received_on }) => [
      amount,
      trace_number,
      method,
      received_on,
    ]),
    [
      [usd(15_000), 'TRACE0001', 'eft', '2026-11-16'],
      [usd(4_250), null, 'check', '2026-11-16'],
    ],
  )
  assert.equal(readBai2(bai2.replace('16,301,4250', '16,301,4251')).faults.length, 1)
  assert.equal(readBai2(bai2.replace(/\n99.*/, '')).faults.length, 1)
  assert.equal(readBai2('').faults.length, 1)
})

test('Amounts are parsed with the decimals of their currency and never rounded', () => {
  const read = (text: string, currency: string) => unitsOf(text, currency)
  assert.deepEqual(
    [read('10.07', 'usd'), read('10.1', 'usd'), read('1500', 'jpy'), read('1.234', 'kwd')],
    [1_007, 1_010, 1_500, 1_234],
  )
  for (const [text, currency] of [
    ['1.005', 'usd'],
    ['1.5', 'jpy'],
    ['-1', 'usd'],
    ['0', 'usd'],
    ['1e3', 'usd'],
    ['1', 'xxx'],
    ['', 'usd'],
    ['9999999999', 'usd'],
  ] as const) {
    assert.equal(read(text, currency), undefined, `${text} ${currency}`)
  }
})

test('A CSV import accepts quoted cells and any line ending, and validates the header', () => {
  const quoted = 'reference,date,amount,payer\r\nB1,2026-11-16,1.00,"A ""B"", C\nD"\r\n'
  assert.equal(readCsv(quoted).lines[0]!.payer_name, 'A "B", C\nD')
  for (const head of [
    '',
    'date,amount',
    'date,amount,reference,person',
    'date,date,amount,reference',
  ])
    assert.equal(readCsv(`${head}\n`).faults.length, 1, head)
  assert.equal(readCsv('date,amount,reference\n2026-11-16,1.00,B1,more').faults.length, 1)
})
