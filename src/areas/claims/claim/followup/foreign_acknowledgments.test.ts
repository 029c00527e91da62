// Tests acknowledgments of documents that other senders sent: they become exceptions and change no
// claim, even if their control numbers happen to be ours.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { advanceClock, createClaim, readClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount, type RequestOptions, sql } from '#tests/harness.ts'

type Fields = {
  sender: string
  receiver: string
  date: string
  number: string
  group: string
  version: string
  set: string
  set_number: string
}

// A claim that was sent, and the envelope of its 837P.
async function sentClaim() {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const { id } = await createClaim('SBX-NOERA-1', {}, options)
  const claim = await submitClaim(id, options)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  const segments: string[][] = body.data[0].text.split('~').map((text: string) => text.split('*'))
  const [isa, gs, st] = ['ISA', 'GS', 'ST'].map((tag) => segments.find(([each]) => each === tag)!)
  const fields: Fields = {
    sender: isa![8]!.trim(),
    receiver: isa![6]!.trim(),
    date: isa![9]!,
    number: gs![6]!,
    group: gs![1]!,
    version: gs![8]!,
    set: st![1]!,
    set_number: st![2]!,
  }
  const receive = async (x12: string) => {
    const made = await call('POST', '/v1/x12_documents', { x12 }, options)
    assert.equal(made.status, 200, made.text)
    await advanceClock('PT1S', options)
    return (await call('GET', `/v1/x12_documents/${made.body.id}`, undefined, options)).body
  }
  return { claim, options, fields, sent_at: isa![10]!, receive }
}

let files = 0

const interchange = ({ sender, receiver, date }: Fields, body: string[], groups: number) => {
  const number = `${++files}`.padStart(9, '0')
  return [
    `ISA*00*          *00*          *ZZ*${sender.padEnd(15)}*ZZ*${receiver.padEnd(15)}*${date}` +
      `*0930*^*00501*${number}*0*T*:`,
    ...body,
    `IEA*${groups}*${number}`,
  ]
    .map((segment) => `${segment}~`)
    .join('')
}

const rejection999 = (fields: Fields) => {
  const { sender, receiver, date, number, group, version, set, set_number } = fields
  const body = [
    `GS*FA*${sender}*${receiver}*20${date}*0930*1*X*005010X231A1`,
    'ST*999*0001*005010X231A1',
    `AK1*${group}*${number}*${version}`,
    `AK2*${set}*${set_number}*${version}`,
    'IK3*NM1*8**8',
    'IK5*R*5',
    'AK9*R*1*1*0',
    'SE*7*0001',
    'GE*1*1',
  ]
  return interchange(fields, body, 1)
}

const foreign: [why: string, fields: Partial<Fields>][] = [
  ['another sender', { sender: 'OTHERCLEAR' }],
  ['another receiver', { receiver: 'OTHERPRACTICE' }],
  ['a group of remittances', { group: 'HP' }],
  ['institutional claims', { version: '005010X223A2' }],
  ['version 4010', { version: '004010X098A1' }],
  ['a transaction set of another type', { set: '276' }],
  ['a transaction set of another number', { set_number: '1' }],
  ['a file of an earlier year', { date: '200101' }],
  ['a file of a later year', { date: '990101' }],
]

test('A 999 for a document of another sender rejects nothing', async () => {
  const { claim, options, fields, receive } = await sentClaim()
  for (const [why, wrong] of foreign) {
    const document = await receive(rejection999({ ...fields, ...wrong }))
    assert.equal(document.status, 'excepted', why)
    assert.equal(document.transactions[0].code, 'sender_mismatch', why)
    assert.deepEqual(document.transactions[0].claim_ids, [], why)
    assert.equal((await readClaim(claim.id, options)).version, claim.version, why)
  }
  const ours = await receive(rejection999(fields))
  assert.equal(ours.status, 'processed', JSON.stringify(ours.transactions))
  assert.equal((await readClaim(claim.id, options)).status, 'rejected')
})

test('A TA1 for an interchange of another sender, date or time rejects nothing', async () => {
  const { claim, options, fields, sent_at, receive } = await sentClaim()
  const number = fields.number.padStart(9, '0')
  const ta1 = (changed: Partial<Fields>, date = fields.date, time = sent_at) =>
    interchange({ ...fields, ...changed }, [`TA1*${number}*${date}*${time}*R*020`], 0)
  const other_time = sent_at === '0001' ? '0002' : '0001'
  for (const file of [
    ta1({ sender: 'OTHERCLEAR' }),
    ta1({ receiver: 'OTHERPRACTICE' }),
    ta1({}, '200101'),
    ta1({}, fields.date, other_time),
  ]) {
    const document = await receive(file)
    assert.equal(document.transactions[0].code, 'sender_mismatch')
    assert.equal((await readClaim(claim.id, options)).version, claim.version)
  }
  assert.equal((await receive(ta1({}))).status, 'processed')
  const rejected = await readClaim(claim.id, options)
  assert.equal(rejected.status_reason.code, 'TA1:020')
})

test("A 277CA with our patient control number and another provider's NPI changes nothing", async () => {
  const { claim, options, receive } = await sentClaim()
  await advanceClock('PT2H', options)
  const before = await readClaim(claim.id, options)
  const { body } = await call('GET', `/v1/claims/${claim.id}/x12`, undefined, options)
  const { text } = body.data.find(({ kind }: { kind: string }) => kind === '277CA')
  const npi = /NM1\*85\*[^~]*\*XX\*(\d{10})/.exec(text)![1]!
  const rejection = text.replaceAll(/STC\*A1:19/g, 'STC*A3:21').replaceAll('*WQ*', '*U*')
  const document = await receive(rejection.replaceAll(npi, '1111111112'))
  assert.equal(document.transactions[0].code, 'sender_mismatch')
  assert.equal((await readClaim(claim.id, options)).version, before.version)
})

test('Control numbers of a new deployment start at a random place', async () => {
  const { fields } = await sentClaim()
  assert.ok(Number(fields.number) > 1_000, 'other senders start at 1')
})

const samples = join(root, '../shared/data/x12')

test(
  'Public sample files of every kind change no claim',
  { skip: !existsSync(samples) },
  async () => {
    const { claim, options, receive } = await sentClaim()
    for (const folder of readdirSync(samples)) {
      for (const name of readdirSync(join(samples, folder))) {
        await receive(readFileSync(join(samples, folder, name), 'latin1'))
      }
    }
    assert.equal((await readClaim(claim.id, options)).version, claim.version)
    const { rows } = await sql.query(
      'select count(*)::int as records from claim_records where claim_id = $1',
      [claim.id],
    )
    assert.equal(rows[0].records, 1, 'the submission')
  },
)
