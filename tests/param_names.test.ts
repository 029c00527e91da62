// Errors name parameters as the caller wrote them: with dots in JSON, with brackets in a query
// string or a form body.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call } from './harness.ts'
import { createPerson } from './person_examples.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('an error in a query names the parameter in brackets', async () => {
  const { status, body } = await call('GET', '/v1/sessions?starts_at[gte]=tomorrow')
  assert.equal(status, 400)
  assert.equal(body.error.param, 'starts_at[gte]')
  assert.equal(body.error.details[0].param, 'starts_at[gte]')
  assert.match(body.error.message, /`starts_at\[gte\]` isn't a valid/)
})

test('an unknown parameter in a query is named in brackets', async () => {
  const { body } = await call('GET', '/v1/sessions?starts_at[after]=2027-03-01T17:00:00Z')
  assert.equal(body.error.details[0].param, 'starts_at[after]')
  assert.match(body.error.message, /Unknown parameter `starts_at\[after\]`/)
})

test('a parameter with a dot in its own name is named as it is', async () => {
  const { body } = await call('GET', '/v1/sessions?starts_at.gte=2027-03-01T17:00:00Z')
  assert.equal(body.error.details[0].param, 'starts_at.gte')
})

test('an error in a form body names the parameter in brackets', async () => {
  const raw = 'name[given]=Ada&name[family]=&profession=psychologist&languages[0]=none'
  const { body } = await call('POST', '/v1/practitioners', undefined, { raw, headers: form })
  const params = body.error.details.map(({ param }: { param: string }) => param)
  assert.deepEqual(params, ['name[family]', 'languages[0]'])
  assert.match(body.error.message, /`name\[family\]`/)
})

test('the same error in a JSON body names the parameter with dots', async () => {
  const sent = { name: { given: 'Ada', family: '' }, profession: 'psychologist', languages: ['?'] }
  const { body } = await call('POST', '/v1/practitioners', sent)
  const params = body.error.details.map(({ param }: { param: string }) => param)
  assert.deepEqual(params, ['name.family', 'languages[0]'])
})

test('a business rule names a form parameter in brackets and a JSON parameter with dots', async () => {
  const { id: person_id } = await createPerson()
  const amount = { amount: 0, currency: 'usd' }
  const json = await call('POST', '/v1/payments', { person_id, amount, kind: 'copay' })
  const raw = `person_id=${person_id}&amount[amount]=0&amount[currency]=usd&kind=copay`
  const asForm = await call('POST', '/v1/payments', undefined, { raw, headers: form })
  assert.equal(json.body.error.param, 'amount.amount')
  assert.equal(asForm.body.error.param, 'amount[amount]')
  assert.equal(asForm.body.error.details[0].param, 'amount[amount]')
  assert.match(asForm.body.error.message, /amount\[amount\]/)
})

test('a card number in a form body is reported with the parameter in brackets', async () => {
  const raw = 'name[given]=4242424242424242&name[family]=Okafor&profession=psychologist'
  const { body } = await call('POST', '/v1/practitioners', undefined, { raw, headers: form })
  assert.equal(body.error.details[0].param, 'name[given]')
})
