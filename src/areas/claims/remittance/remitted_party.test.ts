// Tests addresses of payers and payees outside the United States: they are read, and a country
// isn't taken for a state. Claims accept only addresses in the United States.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, provider, readClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { remittanceFor, sentClaim } from '#tests/remittance_examples.ts'

type Expected = [state: string | null, country: string | null]

const places: [n4: string, expected: Expected][] = [
  ['N4*ALBANY*NY*122071234', ['NY', 'US']],
  ['N4*ALBANY*NY*12207*US', ['NY', 'US']],
  ['N4*BOGOTA**110111*CO', [null, 'CO']],
  ['N4*BOGOTA*CO*110111*CO', [null, 'CO']],
  ['N4*BOGOTÁ*CO*110111', [null, null]],
  ['N4*BOGOTA*CO', [null, null]],
  ['N4*BOGOTA**110111*COL***DC', ['DC', 'COL']],
  ['N4*DENVER*CO*80202', ['CO', 'US']],
  ['N4*TORONTO*ON*M5V 2T6*CA', ['ON', 'CA']],
  ['N4*LONDON**EC1A 1BB*GB', [null, 'GB']],
]

// Both parties at the place.
function remittanceFrom(n4: string, control_number: string, trace: string) {
  const part = (name: string) => `${name}~N3*1 MAIN ST~${n4}`
  const x12 = remittanceFor(control_number, trace, {
    payer: part('SANDBOX HEALTH PLAN*XV*SBX01'),
    payee: part(`HUDSON THERAPY*XX*${provider.npi}`),
  })
  return x12.replace(/SE\*(\d+)/, (_, count) => `SE*${Number(count) + 4}`)
}

test('An 835 with addresses anywhere in the world is posted, and a country is never a state', async () => {
  const { claim, options } = await sentClaim()
  // The last one is ours.
  const numbers = [...places.slice(1).map((_, i) => `OTHER${i}`), claim.patient_control_number]
  for (const [place, [n4, expected]] of places.entries()) {
    const x12 = remittanceFrom(n4, numbers[place], `TRACE-${place}`)
    const { body, text } = await call('POST', '/v1/remittances', { x12 }, options)
    await advanceClock('PT1S', options)
    const path = `/v1/remittances/${body.id}`
    const { payer, payee } = (await call('GET', `${path}/content`, undefined, options)).body
    for (const { address } of [payer, payee]) {
      assert.deepEqual([address.state, address.country], expected, `${n4} ${text}`)
      assert.deepEqual([address.line1, address.city], ['1 MAIN ST', n4.split('*')[1]])
    }
    assert.deepEqual([payer.id, payee.id], ['SBX01', provider.npi])
    const { exceptions } = (await call('GET', path, undefined, options)).body
    const codes = exceptions.map(({ code }: { code: string }) => code)
    assert.deepEqual(codes, place < places.length - 1 ? ['claim_unmatched'] : [], n4)
  }
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 12_500)
})

test('A claim accepts only addresses in the United States', async () => {
  const { options } = await sentClaim()
  for (const changed of [{ country: 'CO' }, { postal_code: '110111' }]) {
    const address = { ...provider.address, ...changed }
    const body = { provider: { ...provider, address } }
    const refused = await call('POST', '/v1/billing_providers', body, options)
    assert.equal(refused.status, 400, refused.text)
    assert.equal(refused.body.error.param, `provider.address.${Object.keys(changed)[0]}`)
  }
})
