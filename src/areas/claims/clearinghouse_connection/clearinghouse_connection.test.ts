// Tests that every document to a payer carries the identity of the account's connection, and that
// responses to it are matched.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, createClaim, claimStep, readClaim, submitClaim } from '#tests/claims.ts'
import { createInsuredPerson } from '#tests/claims.ts'
import { call, createTestAccount, type RequestOptions } from '#tests/harness.ts'

const connection = {
  name: 'Stedi',
  usage: 'test',
  sender_qualifier: '30',
  sender: '123456789',
  receiver_qualifier: '01',
  receiver: 'STEDITEST',
  group_sender: 'HUDSON',
  group_receiver: 'STEDI',
  submitter: {
    name: 'Hudson Billing',
    etin: 'SUB42',
    contact_name: 'Ada Okafor',
    phone: '5185550199',
    email: 'edi@example.com',
  },
  receiver_name: 'Stedi Test',
  receiver_etin: 'RCV42',
}

const create = (body: object, options: RequestOptions) =>
  call('POST', '/v1/clearinghouse_connections', body, options)

const elements = (text: string, tag: string) =>
  text
    .split('~')
    .find((segment) => segment.startsWith(`${tag}*`))!
    .split('*')
    .map((element) => element.trim())

function assertAddressed(text: string) {
  const isa = elements(text, 'ISA')
  assert.deepEqual(isa.slice(5, 9), ['30', '123456789', '01', 'STEDITEST'])
  assert.equal(isa[15], 'T')
  assert.deepEqual(elements(text, 'GS').slice(2, 4), ['HUDSON', 'STEDI'])
}

test("A claim, a status request and an eligibility check carry the connection's identity", async () => {
  const options: RequestOptions = { key: (await createTestAccount()).key }
  const made = await create(connection, options)
  assert.equal(made.status, 200, made.text)
  const { id } = await createClaim('SBX-NOERA-1', {}, options)
  await submitClaim(id, options)
  await advanceClock('P2D', options)
  const claim = await readClaim(id, options)
  assert.equal(claim.status, 'accepted', 'the 999 and the 277CA were matched')
  assert.equal((await claimStep(id, 'check_status', undefined, options)).status, 200)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  const textOf = (kind: string) => body.data.find((each: any) => each.kind === kind).text as string
  assertAddressed(textOf('837P'))
  assertAddressed(textOf('276'))
  const sent = textOf('837P')
  assert.match(sent, /~NM1\*41\*2\*Hudson Billing\*{5}46\*SUB42~/)
  assert.match(sent, /~PER\*IC\*Ada Okafor\*TE\*5185550199\*EM\*edi@example.com~/)
  assert.match(sent, /~NM1\*40\*2\*Stedi Test\*{5}46\*RCV42~/)
  const { coverage_id } = await createInsuredPerson('SBX-PAID-2', {}, options)
  const provider = { npi: '1234567893', name: 'Hudson Therapy' }
  const path = `/v1/coverages/${coverage_id}/check`
  const { body: check } = await call('POST', path, { provider }, options)
  const raw = await call('GET', `/v1/eligibility_checks/${check.id}/x12`, undefined, options)
  assertAddressed(raw.body.request)
})

test('The most recent connection is used, with defaults, and only by its own account', async () => {
  const options: RequestOptions = { key: (await createTestAccount()).key }
  await create(connection, options)
  const { group_sender: _, group_receiver: __, receiver_etin: ___, ...required } = connection
  const submitter = { name: 'Hudson Billing', phone: '5185550199' }
  const { body: latest } = await create({ ...required, sender: 'NEWER', submitter }, options)
  const change = { receiver: 'OTHER' }
  const path = `/v1/clearinghouse_connections/${latest.id}`
  assert.equal((await call('PATCH', path, change, options)).body.receiver, 'OTHER')
  const { id } = await createClaim('SBX-NOERA-1', {}, options)
  await submitClaim(id, options)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  const [{ text }] = body.data
  assert.deepEqual(elements(text, 'GS').slice(2, 4), ['NEWER', 'OTHER'])
  assert.match(text, /~NM1\*41\*2\*Hudson Billing\*{5}46\*NEWER~PER\*IC\*Hudson Billing\*TE\*/)
  assert.match(text, /~NM1\*40\*2\*Stedi Test\*{5}46\*OTHER~/)
  const others: RequestOptions = { key: (await createTestAccount()).key }
  assert.equal((await call('GET', path, undefined, others)).status, 404)
})

test('Identities that no envelope can carry are refused', async () => {
  const options: RequestOptions = { key: (await createTestAccount()).key }
  const wrong: [param: string, fields: object][] = [
    ['sender', { sender: 'A'.repeat(16) }],
    ['sender', { sender: 'A*B' }],
    ['receiver', { receiver: ' PADDED' }],
    ['sender_qualifier', { sender_qualifier: '99' }],
    ['group_sender', { group_sender: 'X' }],
    ['usage', { usage: 'production' }],
    ['submitter.phone', { submitter: { ...connection.submitter, phone: '555' } }],
    ['submitter.name', { submitter: { ...connection.submitter, name: '山' } }],
  ]
  for (const [param, fields] of wrong) {
    const refused = await create({ ...connection, ...fields }, options)
    assert.deepEqual([refused.status, refused.body.error.param], [400, param], refused.text)
  }
})
