// Tests remittances that name our claim but aren't for it: another payee, payer or charge. Nothing is
// posted to the claim, and the payment waits in the clearing account until someone resolves it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, claimStep, provider, readClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { paid_line, type RemittanceFields, sentClaim } from '#tests/remittance_examples.ts'

const charged = (charge: number): Partial<RemittanceFields> => ({
  charge,
  lines: [
    `SVC*HC:90837:95*${charge}*125**1`,
    paid_line[1]!,
    `CAS*CO*45*${charge - 150}`,
    ...paid_line.slice(3),
  ],
})

const foreign: [why: string, fields: Partial<RemittanceFields>, code: string][] = [
  ['another NPI', { payee: 'OTHER PRACTICE*XX*1111111112' }, 'payee_mismatch'],
  ['another tax ID', { payee: 'OTHER PRACTICE*FI*999999999' }, 'payee_mismatch'],
  ['another payer of the directory', { payer: 'SANDBOX HEALTH PLAN*XV*SBXSEC' }, 'payer_mismatch'],
  ['an unknown payer', { payer: 'ACME MUTUAL*XV*ACME1' }, 'payer_mismatch'],
  ['an unknown payer without an ID', { payer: 'ACME MUTUAL' }, 'payer_mismatch'],
  ['a higher charge', charged(200), 'charge_mismatch'],
  ['a lower charge', charged(160), 'charge_mismatch'],
  [
    'a claim charge that no line has',
    { charge: 185, lines: ['CAS*OA*A1*5', ...paid_line] },
    'charge_mismatch',
  ],
]

test("A remittance for another payee, payer or charge isn't posted, and its payment waits", async () => {
  const { claim, options, receive } = await sentClaim()
  for (const [why, fields, code] of foreign) {
    const remitted = await receive(fields)
    assert.equal(remitted.status, 'excepted', why)
    assert.deepEqual(
      remitted.exceptions.map((each: { code: string }) => each.code),
      [code],
      why,
    )
    assert.equal(remitted.unposted.amount, 12_500, why)
    const after = await readClaim(claim.id, options)
    assert.deepEqual([after.status, after.version], [claim.status, claim.version], why)
  }
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
  const posted = await receive()
  assert.equal(posted.status, 'posted', JSON.stringify(posted.exceptions))
  assert.equal((await readClaim(claim.id, options)).status, 'paid')
})

test('A foreign remittance can be accepted as reported, or dismissed', async () => {
  const { claim, options, receive } = await sentClaim()
  const resolve = (id: string, resolution: string) =>
    call('POST', `/v1/remittances/${id}/resolve`, { resolution, reason: 'Checked.' }, options)
  const dismissed = await receive({ payee: 'OTHER PRACTICE*XX*1111111112' })
  assert.equal((await resolve(dismissed.id, 'dismiss')).body.status, 'resolved')
  assert.equal((await readClaim(claim.id, options)).version, claim.version)
  const accepted = await receive({ payer: 'ACME MUTUAL*XV*ACME1' })
  assert.equal((await resolve(accepted.id, 'accept')).body.status, 'resolved')
  const after = await readClaim(claim.id, options)
  assert.deepEqual([after.status, after.payer_paid.amount], ['paid', 12_500])
})

test('A payment for a voided claim stays an exception, even if someone accepts it', async () => {
  const { claim, options, receive } = await sentClaim()
  await advanceClock('P2D', options)
  assert.equal((await claimStep(claim.id, 'void', undefined, options)).status, 200)
  await advanceClock('P2D', options)
  const voided = await readClaim(claim.id, options)
  assert.equal(voided.status, 'voided')

  const resolve = async ({ id }: { id: string }, more: object) => {
    const body = { reason: 'Checked.', ...more }
    return await call('POST', `/v1/remittances/${id}/resolve`, body, options)
  }
  const late = await receive()
  assert.equal(late.exceptions[0].code, 'claim_withdrawn')
  assert.deepEqual([late.status, late.unposted.amount], ['excepted', 12_500])
  const unbalanced = await receive({ paid: 135 })
  assert.equal(unbalanced.exceptions[0].code, 'claim_unbalanced')
  const accept = { resolution: 'accept' }
  const match = { resolution: 'match', claim_number: 1, claim_id: claim.id }
  for (const [remitted, more] of [
    [late, accept],
    [late, match],
    [unbalanced, accept],
  ]) {
    const { status, body } = await resolve(remitted, more)
    assert.deepEqual([status, body.error?.code], [422, 'remittance_exception_unresolved'])
    assert.equal(body.error.details[0].code, 'claim_withdrawn')
  }
  assert.deepEqual(await readClaim(claim.id, options), voided)
  assert.equal((await resolve(late, { resolution: 'dismiss' })).body.status, 'resolved')
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

test('A payer is recognized by its name, and by the IDs in its contract', async () => {
  const by_name = await sentClaim()
  assert.equal((await by_name.receive({ payer: 'Sandbox Health Plan of NY' })).status, 'posted')
  const { options, receive } = await sentClaim()
  const body = { payer_id: 'SBX01', remittance_payer_ids: ['ACME1'] }
  const made = await call('POST', '/v1/payer_contracts', body, options)
  assert.deepEqual(made.body.remittance_payer_ids, ['ACME1'], made.text)
  assert.equal((await receive({ payer: 'ACME MUTUAL*XV*ACME1' })).status, 'posted')
})

test("A payment to another of the account's billing providers is posted", async () => {
  const { options, receive } = await sentClaim()
  const other = { ...provider, npi: '1003000126', name: 'Hudson Therapy Troy' }
  const made = await call('POST', '/v1/billing_providers', { provider: other }, options)
  assert.equal(made.status, 200, made.text)
  assert.equal((await receive({ payee: 'HUDSON THERAPY TROY*XX*1003000126' })).status, 'posted')
})

test('A payee is recognized by its tax ID, with and without a hyphen', async () => {
  const { tax_id } = provider
  for (const id of [tax_id, `${tax_id.slice(0, 2)}-${tax_id.slice(2)}`]) {
    const { receive } = await sentClaim()
    const remitted = await receive({ payee: `HUDSON THERAPY*FI*${id}` })
    assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
  }
})
