// Tests names, addresses and notes with accents, fractions or one name: they are accepted wherever
// they are entered, and sent in plain letters wherever they go.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, createBillingPractitioner, createClaim } from '#tests/claims.ts'
import { createInsuredPerson, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount, type RequestOptions } from '#tests/harness.ts'

const home = { city: 'Saint-Étienne', state: 'NY', postal_code: '12208', country: 'US' }
const address = { ...home, line1: '12½ Rue de l’Église', line2: null }
const subscriber = {
  name: { given: 'Zoë', family: 'Müller-Żółć' },
  birth_date: '1965-02-03',
  address,
}
const check = { provider: { npi: '1234567893', name: 'Clínica Ñandú' } }

async function insured(coverage: object, names?: object[]) {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const ids = await createInsuredPerson('SBX-PAID-1', coverage, options)
  if (names) {
    const changed = { names, addresses: [{ use: 'home', ...address }] }
    const { status, text } = await call('PATCH', `/v1/persons/${ids.person_id}`, changed, options)
    assert.equal(status, 200, text)
  }
  const sent = async (fields: object = {}) => {
    const { id } = await createClaim(
      undefined,
      { practitioner_id, insured: ids, ...fields },
      options,
    )
    await submitClaim(id, options)
    const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
    const form = await call('GET', `/v1/claims/${id}/form`, undefined, options)
    return { id, x12: body.data[0].text as string, form: form.text }
  }
  const inquiry = async () => {
    const path = `/v1/coverages/${ids.coverage_id}/check`
    const made = await call('POST', path, check, options)
    assert.equal(made.status, 200, made.text)
    await advanceClock('PT1M', options)
    const transaction = `/v1/eligibility_checks/${made.body.id}/x12`
    return (await call('GET', transaction, undefined, options)).body.request as string
  }
  return { options, sent, inquiry }
}

test("A subscriber's name and address with accents are sent in plain letters", async () => {
  const names = { group_name: 'Écoles du Lac', plan_name: 'Über PPO' }
  const { sent, inquiry } = await insured({ relationship: 'child', subscriber, ...names })
  const { x12, form } = await sent({ note: 'Señora Åse: 2½ h' })
  assert.match(x12, /NM1\*IL\*1\*Muller-Zolc\*Zoe\*/)
  assert.match(x12, /N3\*12 1\/2 Rue de l'Eglise~N4\*Saint-Etienne\*NY\*12208~/)
  assert.match(x12, /NTE\*ADD\*Senora Ase 2 1\/2 h~/)
  assert.match(x12, /\*Ecoles du Lac\*/)
  assert.match(form, /MULLER-ZOLC, ZOE/)
  assert.match(form, /12 1\/2 RUE DE LEGLISE/)
  const sent_inquiry = await inquiry()
  assert.match(sent_inquiry, /NM1\*IL\*1\*Muller-Zolc\*Zoe\*/)
  assert.match(sent_inquiry, /NM1\*1P\*2\*Clinica Nandu\*/)
})

test('A person and a subscriber with one name are billed by it', async () => {
  const own = await insured({}, [{ use: 'official', given: 'Suharto' }])
  const { x12, form } = await own.sent()
  assert.match(x12, /NM1\*IL\*1\*Suharto\*\*\*\*\*MI\*/)
  assert.match(form, /"SUHARTO"/)
  assert.match(await own.inquiry(), /NM1\*IL\*1\*Suharto\*\*\*\*\*MI\*/)
  const parent = { ...subscriber, name: { family: 'Sukarno' } }
  const child = await insured({ relationship: 'child', subscriber: parent })
  assert.match((await child.sent()).x12, /NM1\*IL\*1\*Sukarno\*\*\*\*\*MI\*/)
})

test("A dependent's subscriber needs no address", async () => {
  const { address: _, ...known } = subscriber
  const { sent } = await insured({ relationship: 'spouse', subscriber: known })
  const { x12 } = await sent()
  assert.match(x12, /NM1\*IL\*1\*Muller-Zolc\*Zoe\*\*\*\*MI\*SBX-PAID-1~DMG/)
  assert.match(x12, /NM1\*QC\*1\*Lindqvist\*Maya~N3\*7 Elm Street~/)
})

test('Contracts, connections and fee schedules take names with accents, and refuse what no letter is left of', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const contract = (name: string) =>
    call('POST', '/v1/payer_contracts', { payer_id: 'LOCAL9', name }, options)
  assert.equal((await contract('Mutuelle d’Été')).status, 200)
  const refused = await contract('山')
  assert.deepEqual([refused.status, refused.body.error.param], [400, 'name'])
})
