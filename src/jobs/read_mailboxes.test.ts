// Tests that several accounts share one login at a clearinghouse: each gets its own transactions,
// and what can't be routed waits for an operator and changes nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, createClaim, provider, readClaim, submitClaim } from '#tests/claims.ts'
import { startStediServer } from '#tests/stedi_server.ts'
import { stediConnection } from '#tests/connections.ts'
import {
  adapters,
  call,
  createTestAccount,
  db,
  log,
  log_lines,
  type RequestOptions,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'
import { readMailboxes } from './read_mailboxes.ts'
import { findDueMailboxes } from './mailbox_store.ts'
import { decide, routeDocument } from './route_document.ts'
import { sendDocuments } from './send_documents.ts'
import { assignUnrouted, listUnrouted } from './unrouted_documents.ts'

const stedi = await startStediServer('shared_key')
const port = await startServer({ stedi: stedi.urls })
const context = { db, secrets, outside: adapters({ db, secrets }, { stedi: stedi.urls }), log }

async function tenant(npi: string, api_key = stedi.api_key) {
  const { key, account } = await createTestAccount()
  const options: RequestOptions = { key, port }
  const body = { ...stediConnection, credentials: { api_key } }
  assert.equal((await call('POST', '/v1/clearinghouse_connections', body, options)).status, 200)
  const billing_provider = { ...provider, npi }
  const { id, patient_control_number } = await createClaim(
    'SBX-NOERA-1',
    { billing_provider },
    options,
  )
  await call('POST', '/v1/billing_providers', { provider: billing_provider }, options)
  await submitClaim(id, options)
  await advanceClock('PT1M', options)
  await sendDocuments(context)
  return { account, options, id, npi, patient_control_number: patient_control_number as string }
}

const isa = (number: number) =>
  'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PRACTICE       *261115*0930*^*00501*' +
  `${`${number}`.padStart(9, '0')}*0*T*:~`

let numbers = 0
const remittance = (npi: string, claim: string) => {
  const number = `${++numbers}`.padStart(4, '0')
  return [
    `ST*835*${number}~BPR*I*180*C*ACH************20261116~TRN*1*TRACE${number}*1512345678~`,
    `DTM*405*20261115~N1*PR*SANDBOX PAYER*XV*SBX01~N1*PE*HUDSON*XX*${npi}~LX*1~`,
    `CLP*${claim}*1*180*180**12*ICN${number}*10*1~SVC*HC:90837:95*180*180**1~SE*10*${number}~`,
  ].join('')
}
const file = (...sets: string[]) => {
  const number = ++numbers
  return (
    `${isa(number)}GS*HP*PAYER*PRACTICE*20261115*0930*${number}*X*005010X221A1~${sets.join('')}` +
    `GE*${sets.length}*${number}~IEA*1*${`${number}`.padStart(9, '0')}~`
  )
}

async function poll() {
  await sql.query("update mailboxes set poll_after = now() - interval '1 second'")
  return await readMailboxes(context)
}
const remittances = async ({ options }: { options: RequestOptions }) =>
  (await call('GET', '/v1/remittances', undefined, options)).body.data
const documents = async ({ options }: { options: RequestOptions }) =>
  (await call('GET', '/v1/x12_documents', undefined, options)).body.data

const one = await tenant('1234567893')
const other = await tenant('1992999825')
const outsider = await tenant('1003000126', 'another_key')

test('A mailbox is read after the clock was set back, and not before its pause ends', async () => {
  const due = async (pause: string) => {
    await sql.query(
      'update mailboxes set claimed_until = null, poll_after = now() + $1::interval',
      [pause],
    )
    return (await findDueMailboxes(db)).length > 0
  }
  await findDueMailboxes(db) // New logins get their mailboxes.
  assert.equal(await due('59 minutes'), false)
  assert.equal(await due('3 days'), true)
  assert.equal(await due('-1 second'), true)
})

test('One file with the remittances of two accounts is divided between them', async () => {
  await poll()
  const [before, before_other] = [await documents(one), await documents(other)]
  stedi.announce(
    file(
      remittance(one.npi, one.patient_control_number),
      remittance(other.npi, other.patient_control_number),
    ),
  )
  await poll()
  await advanceClock('PT1M', one.options)
  await advanceClock('PT1M', other.options)
  for (const each of [one, other]) {
    const [posted, ...more] = await remittances(each)
    assert.equal(more.length, 0)
    assert.equal(posted.payee_npi, each.npi)
  }
  assert.equal((await documents(one)).length, before.length + 1)
  assert.equal((await documents(other)).length, before_other.length + 1)
  const [latest] = await documents(one)
  const content = await call(
    'GET',
    `/v1/x12_documents/${latest.id}/content`,
    undefined,
    one.options,
  )
  assert.ok(!content.text.includes(other.npi), "no account reads another account's transactions")
})

test('What fits no account, or contradicts itself, waits and changes nothing', async () => {
  const before = await Promise.all([one, other, outsider].map(documents))
  const status = (await readClaim(one.id, one.options)).status
  stedi.announce(file(remittance('1003000126', outsider.patient_control_number)))
  stedi.announce(file(remittance(other.npi, one.patient_control_number)))
  stedi.announce(file(remittance('1003000134', 'UNKNOWN')))
  await poll()
  assert.deepEqual(await Promise.all([one, other, outsider].map(documents)), before)
  assert.equal((await readClaim(one.id, one.options)).status, status)
  const waiting = await listUnrouted(db)
  assert.deepEqual(
    waiting.map(({ reason }) => reason),
    ['unknown', 'contradictory', 'unknown'],
  )
  assert.ok(!JSON.stringify(waiting).includes(one.patient_control_number))
  assert.ok(!log_lines.join('').includes(outsider.patient_control_number))
  assert.equal(await poll(), 0, 'each is read once')
  assert.equal((await listUnrouted(db)).length, 3)
})

test('An operator gives a document to an account that shares the mailbox, and to no other', async () => {
  const [, contradictory] = await listUnrouted(db)
  const before = (await documents(other)).length
  assert.equal(await assignUnrouted(context, contradictory!.id, outsider.account), false)
  assert.equal(await assignUnrouted(context, 'unr_unknown', one.account), false)
  assert.equal(await assignUnrouted(context, contradictory!.id, other.account), true)
  assert.equal((await documents(other)).length, before + 1)
  assert.equal((await listUnrouted(db)).length, 2)
})

test("The only account of a login doesn't get what is paid to another account", async () => {
  const foreign = remittance(other.npi, other.patient_control_number)
  const own = remittance(one.npi, 'UNKNOWN')
  const unknown_payee = remittance('1003000134', 'UNKNOWN')
  const route = async (text: string) =>
    (await routeDocument(db, [one.account], Buffer.from(text))).map(({ bytes, ...to }) => [
      'account' in to ? to.account : to.reason,
      Buffer.from(bytes).toString().split('~ST*').length - 1,
    ])
  assert.deepEqual(await route(file(own, foreign, unknown_payee)), [
    [one.account, 2],
    ['unknown', 1],
  ])
  assert.deepEqual(await route(file(own, unknown_payee)), [[one.account, 2]])
  assert.deepEqual(await route('not X12'), [[one.account, 0]])
  assert.deepEqual(await route(`${isa(1)}IEA*0*000000001~`), [[one.account, 0]])
})

test('Control numbers and payees have to agree, and nothing is guessed', () => {
  const cases: [by_number: string[], by_payee: string[], to: string][] = [
    [['a'], ['a'], 'a'],
    [['a'], [], 'a'],
    [['a'], ['a', 'b'], 'a'],
    [['a'], ['b'], 'contradictory'],
    [['a', 'b'], ['a'], 'ambiguous'],
    [[], ['a'], 'a'],
    [[], ['a', 'b'], 'ambiguous'],
    [[], [], 'unknown'],
  ]
  for (const [by_number, by_payee, to] of cases) assert.equal(decide(by_number, by_payee), to)
})
