// What was sent and received for a claim: each document in full, or why not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, createClaim, service_date, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { paid_line, remittanceFor, sentClaim } from '#tests/remittance_examples.ts'

type Document = {
  kind: string
  direction: string
  text: string | null
  text_omitted_reason: string | null
}

test('A claim lists its 837P, acknowledgments and remittance in full', async () => {
  const { key } = await createTestAccount()
  const ask = { key }
  const { id } = await createClaim(undefined, {}, ask)
  await submitClaim(id, ask)
  await advanceClock('P20D', ask)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, ask)
  const documents = body.data as Document[]
  const kinds = new Set(documents.map(({ direction, kind }) => `${direction} ${kind}`))
  for (const kind of ['sent 837P', 'received 999', 'received 277CA', 'received 835']) {
    assert.ok(kinds.has(kind), `${kind} is missing: ${[...kinds].join(', ')}`)
  }
  for (const { kind, text, text_omitted_reason } of documents) {
    assert.match(text!, /^ISA\*/, kind)
    assert.equal(text_omitted_reason, null)
  }
})

test('A remittance that also covers another patient says why it has no text', async () => {
  const { claim, options } = await sentClaim()
  const alone = remittanceFor(claim.patient_control_number, 'TWO')
  const other = [
    'CLP*SOMEONEELSE*1*180*125*25*12*ICN2*11*1',
    ...paid_line.slice(0, 1),
    `DTM*472*${service_date.replaceAll('-', '')}`,
    'CAS*CO*45*30',
    'CAS*PR*3*25',
  ]
  const x12 = alone
    .replace('BPR*I*125', 'BPR*I*250')
    .replace(/~SE\*(\d+)/, (_, count) => `~${other.join('~')}~SE*${Number(count) + other.length}`)
  const uploaded = await call('POST', '/v1/x12_documents', { x12 }, options)
  assert.equal(uploaded.status, 200, uploaded.text)
  await advanceClock('PT1M', options)
  const { body } = await call('GET', `/v1/claims/${claim.id}/x12`, undefined, options)
  const received = (body.data as Document[]).filter(({ kind }) => kind === '835')
  assert.deepEqual(
    received.map(({ text, text_omitted_reason }) => [text, text_omitted_reason]),
    [[null, 'covers_other_patients']],
  )
})
