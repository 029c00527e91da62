// Tests several claims in one file: one interchange, acknowledged set by set, and the same bytes
// after an outage.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  advanceClock,
  createBillingPractitioner,
  createClaim,
  readClaim,
  submitClaim,
} from '#tests/claims.ts'
import { readMailboxes } from '#jobs/read_mailboxes.ts'
import { sendDocuments } from '#jobs/send_documents.ts'
import { responsesTo } from '#outside/adapters/clearinghouse/simulated/payer.ts'
import { sftpConnection, simulatedConnection } from '#tests/connections.ts'
import { startSftpServer } from '#tests/sftp_server.ts'
import {
  call,
  createTestAccount,
  db,
  log,
  outside,
  type RequestOptions,
  secrets,
  sql,
} from '#tests/harness.ts'
import { readX12, transactionsOf } from '#x12/read.ts'

const context = { db, secrets, outside, log }
const password = 'secret'
const server = await startSftpServer({ username: 'hudson', password })

async function connected(max_claims_per_file: number) {
  server.files.clear()
  const options: RequestOptions = { key: (await createTestAccount()).key }
  const body = { ...sftpConnection, sftp: server.settings, credentials: { password } }
  const made = await call(
    'POST',
    '/v1/clearinghouse_connections',
    { ...body, max_claims_per_file },
    options,
  )
  assert.equal(made.status, 200, made.text)
  return options
}

async function submitted(many: number, options: RequestOptions) {
  const practitioner_id = await createBillingPractitioner(options)
  const ids: string[] = []
  for (let i = 0; i < many; i++) {
    const { id } = await createClaim(`SBX-PAID-${i}`, { practitioner_id }, options)
    await submitClaim(id, options)
    ids.push(id)
  }
  await advanceClock('PT1M', options)
  return ids
}

const sentFiles = () =>
  [...server.files].filter(([name]) => name.startsWith('/in/') && !name.endsWith('.part'))
const onlyFile = () => {
  const [file, ...others] = sentFiles()
  assert.equal(others.length, 0)
  return file![1].bytes.toString()
}
const statuses = (ids: string[], options: RequestOptions) =>
  Promise.all(ids.map(async (id) => (await readClaim(id, options)).status as string))

async function receive(options: RequestOptions, ...texts: string[]) {
  for (const [i, text] of texts.entries()) server.lay(`/out/${Date.now()}-${i}.x12`, text)
  await sql.query("update mailboxes set poll_after = now() - interval '1 second'")
  await readMailboxes(context)
  await advanceClock('PT1M', options)
}

const elements = (text: string, tag: string) =>
  text
    .split('~')
    .find((segment) => segment.startsWith(`${tag}*`))!
    .split('*')

// An acknowledgment by the clearinghouse, in its envelope.
const isaOf = (sent: string) => {
  const isa = elements(sent, 'ISA')
  const [sender, receiver] = [isa[6]!, isa[8]!]
  return isa.with(6, receiver).with(8, sender).with(5, 'ZZ').with(7, 'ZZ').with(13, '000000077')
}

test('Claims that wait are sent in one file, and each response finds its claim', async () => {
  const options = await connected(10)
  const ids = await submitted(4, options)
  await sendDocuments(context)
  const text = onlyFile()
  const file = readX12(text)
  assert.deepEqual(file.faults, [])
  assert.deepEqual([file.interchanges.length, file.interchanges[0]!.groups.length], [1, 1])
  const sets = transactionsOf(file)
  assert.equal(sets.length, 4)
  assert.equal(new Set(sets.map(({ control_number }) => control_number)).size, 4)
  const sent_at = Temporal.Now.instant()
  const [acknowledgment, ...later] = responsesTo({ kind: '837P', text, sent_at, earlier: [] })
  await receive(options, acknowledgment!.x12)
  assert.deepEqual(
    await statuses(ids, options),
    ids.map(() => 'acknowledged'),
  )
  await receive(options, ...later.map(({ x12 }) => x12))
  assert.deepEqual(
    await statuses(ids, options),
    ids.map(() => 'paid'),
  )
})

test('A 999 rejects one claim of a file and accepts the others', async () => {
  const options = await connected(10)
  const ids = await submitted(3, options)
  await sendDocuments(context)
  const text = onlyFile()
  const gs = elements(text, 'GS')
  const numbers = transactionsOf(readX12(text)).map(({ control_number }) => control_number)
  const isa = isaOf(text)
  const rejecting = (set: string) =>
    [
      isa.join('*'),
      `GS*FA*${gs[3]}*${gs[2]}*${gs[4]}*${gs[5]}*77*X*005010X231A1`,
      'ST*999*0001*005010X231A1',
      `AK1*HC*${gs[6]}*005010X222A1`,
      `AK2*837*${set}*005010X222A1`,
      'IK5*R*5',
      'AK9*P*3*3*2',
      'SE*6*0001',
      'GE*1*77',
      'IEA*1*000000077',
    ].join('~') + '~'
  await receive(options, rejecting('999999998'))
  assert.deepEqual(
    await statuses(ids, options),
    ids.map(() => 'submitted'),
    'not one of ours',
  )
  await receive(options, rejecting(numbers[1]!))
  assert.deepEqual((await statuses(ids, options)).toSorted(), [
    'acknowledged',
    'acknowledged',
    'rejected',
  ])
})

test('A TA1 that rejects the envelope rejects every claim in it', async () => {
  const options = await connected(10)
  const ids = await submitted(2, options)
  await sendDocuments(context)
  const sent = elements(onlyFile(), 'ISA')
  const text =
    `${isaOf(onlyFile()).join('*')}~TA1*${sent[13]}*${sent[9]}*${sent[10]}*R*006~` +
    'IEA*0*000000077~'
  await receive(options, text)
  assert.deepEqual(await statuses(ids, options), ['rejected', 'rejected'])
})

test('After an outage the same claims are sent again with the same bytes', async () => {
  const options = await connected(2)
  const ids = await submitted(3, options)
  server.state.cut_writes = true
  await sendDocuments(context)
  assert.equal(sentFiles().length, 0)
  const files = async () =>
    (
      await sql.query(
        'select file_number from transmissions where claim_id = any($1) order by claim_id',
        [ids],
      )
    ).rows
  const before = await files()
  assert.equal(before.filter(({ file_number }) => file_number === null).length, 1)
  server.state.cut_writes = false
  await advanceClock('PT5M', options)
  await sendDocuments(context)
  assert.deepEqual(await files(), before)
  const sizes = sentFiles().map(([, { bytes }]) => transactionsOf(readX12(bytes)).length)
  assert.deepEqual(sizes.toSorted(), [1, 2])
})

test('Without the setting, every claim has its own file', async () => {
  const options = await connected(1)
  await submitted(2, options)
  await sendDocuments(context)
  assert.equal(sentFiles().length, 2)
})

test('The simulated connection takes several claims in one file too, and decides each', async () => {
  for (const [most, files] of [
    [1, 3],
    [2, 2],
    [10, 1],
  ] as const) {
    const options: RequestOptions = { key: (await createTestAccount()).key }
    const body = { ...simulatedConnection, max_claims_per_file: most }
    const made = await call('POST', '/v1/clearinghouse_connections', body, options)
    assert.equal(made.status, 200, made.text)
    const practitioner_id = await createBillingPractitioner(options)
    const ids: string[] = []
    for (const member_id of ['SBX-PAID-1', 'SBX-DENY-50-1', 'SBX-PAID-2']) {
      const { id } = await createClaim(member_id, { practitioner_id }, options)
      ids.push(id)
    }
    for (const id of ids) await submitClaim(id, options)
    await advanceClock('PT10M', options)
    const { body: documents } = await call('GET', '/v1/x12_documents?limit=100', undefined, options)
    const acknowledged = documents.data.filter(({ transactions }: any) =>
      transactions.some(({ kind }: any) => kind === '999'),
    )
    assert.equal(acknowledged.length, files)
    assert.deepEqual(await statuses(ids, options), Array(3).fill('acknowledged'))
    await advanceClock('P15D', options)
    assert.deepEqual(await statuses(ids, options), ['paid', 'denied', 'paid'])
  }
})
