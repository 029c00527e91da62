// Tests what practitioners do with the waiting list: they see who waits for them, and add persons
// in their care.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { createService } from '#tests/booking_examples.ts'
import { resultOf } from '#tests/fresh_practice.ts'
import { call, createPractitioner } from '#tests/harness.ts'
import { createToken } from '#tests/person_examples.ts'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'

const path = '/v1/waiting_list_entries'

async function actingPractice() {
  const practice = await waitingPractice()
  const { key, practitioner_id, ask } = practice
  const token = await createToken({ practitioner_id }, tokenScopes.practitioner, { key })
  const own = (method: string, at: string, body?: object) => call(method, at, body, { key: token })
  const onBehalf = (method: string, at: string, body?: object) =>
    ask(method, at, body, { 'on-behalf-of': practitioner_id })
  const other = await createPractitioner({ key })
  return { ...practice, own, onBehalf, other }
}

test('A practitioner sees who waits for them, and no one else', async () => {
  const { wait, own, onBehalf, practitioner_id, other } = await actingPractice()
  const both = await wait({ practitioner_ids: [other, practitioner_id], urgency: 'urgent' })
  const hidden = [await wait({ practitioner_ids: [other] }), await wait()]
  for (const send of [own, onBehalf]) {
    const { body } = await send('GET', path)
    assert.deepEqual(
      body.data.map(({ id, urgency }: any) => [id, urgency]),
      [[both.id, 'urgent']],
    )
    assert.equal((await send('GET', `${path}/${both.id}`)).body.person_id, both.person_id)
    for (const { id } of hidden) {
      assert.deepEqual(resultOf(await send('GET', `${path}/${id}`)), [404, 'resource_not_found'])
      assert.equal((await send('GET', `${path}?id=${id}`)).body.data.length, 0)
      assert.equal((await send('GET', `${path}?starting_after=${id}`)).status, 404)
    }
    assert.equal((await send('PATCH', `${path}/${both.id}`, { priority: 1 })).status, 403)
    assert.equal((await send('DELETE', `${path}/${both.id}`)).status, 403)
    assert.equal((await send('GET', '/v1/waiting_list_report')).status, 403)
  }
})

test('A practitioner adds a person in their care, who waits for them alone', async () => {
  const practice = await actingPractice()
  const { own, onBehalf, person, practitioner_id, other, ask, key } = practice
  const person_id = await person({ care_team_ids: [practitioner_id] })
  for (const send of [own, onBehalf]) {
    const { status, body, text } = await send('POST', path, { person_id, urgency: 'soon' })
    assert.equal(status, 200, text)
    assert.deepEqual([body.practitioner_ids, body.source], [[practitioner_id], 'practitioner'])
    assert.equal(body.urgency, 'soon')
  }
  const of_other = await createService({ practitioner_id: other }, { key })
  const refused: [object, number, string][] = [
    [{ person_id: await person() }, 403, 'person_id'],
    [{ person_id: await person({ care_team_ids: [other] }) }, 403, 'person_id'],
    [{ person_id: 'per_none' }, 404, 'person_id'],
    [{}, 400, 'person_id'],
    [{ person_id, practitioner_ids: [other] }, 403, 'practitioner_ids'],
    [{ person_id, practitioner_ids: [other, practitioner_id] }, 403, 'practitioner_ids'],
    [{ person_id, practitioner_ids: [] }, 403, 'practitioner_ids'],
    [{ person_id, service_id: of_other }, 400, 'practitioner_ids'],
  ]
  for (const [body, status, param] of refused) {
    const answer = await own('POST', path, body)
    assert.deepEqual([answer.status, answer.body.error?.param], [status, param], answer.text)
  }
  assert.equal((await ask('GET', path)).body.data.length, 2)
})

test('A practitioner reads the offers of their own times, and does not answer them', async () => {
  const { wait, free, at, openOffer, own, key, other } = await actingPractice()
  await wait()
  await free(at(9))
  const offer = (await openOffer())!
  const { body } = await own('GET', '/v1/waiting_list_offers')
  assert.deepEqual([body.data.length, body.data[0].id], [1, offer.id])
  const at_path = `/v1/waiting_list_offers/${offer.id}`
  assert.equal((await own('GET', at_path)).body.status, 'offered')
  for (const verb of ['accept', 'decline', 'withdraw']) {
    assert.equal((await own('POST', `${at_path}/${verb}`)).status, 403)
  }
  const token = await createToken({ practitioner_id: other }, tokenScopes.practitioner, { key })
  assert.equal((await call('GET', at_path, undefined, { key: token })).status, 404)
  const others = await call('GET', '/v1/waiting_list_offers', undefined, { key: token })
  assert.deepEqual(others.body.data, [])
})

test('A risk that a practitioner reports reaches entries that they do not see', async () => {
  const { wait, person, onBehalf, practitioner_id, other, readEntry } = await actingPractice()
  const person_id = await person({ care_team_ids: [practitioner_id] })
  const entry = await wait({ person_id, practitioner_ids: [other] })
  const flag = { person_id, kind: 'suicide', level: 'imminent' }
  assert.equal((await onBehalf('POST', '/v1/risk_flags', flag)).status, 200)
  await runJobs()
  assert.equal((await readEntry(entry.id)).at_risk, true)
})
