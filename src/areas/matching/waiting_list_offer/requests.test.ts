// Tests offers of practitioners who approve each booking: a request that isn't approved costs the
// person nothing, and a cancellation is theirs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { resultOf } from '#tests/fresh_practice.ts'
import { call } from '#tests/harness.ts'
import { createToken } from '#tests/person_examples.ts'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'
import { expectConsistent } from '#tests/waiting_list_rules.ts'

// With an accepted offer, which is a request.
async function requestedPractice() {
  const practice = await waitingPractice()
  const { publish, wait, free, at, openOffer, answer, ask, readEntry } = practice
  const published = await publish({ requires_approval: true })
  assert.equal(published.status, 200, published.text)
  const entry = await wait({ priority: 3, waiting_since: at(-20) })
  await free(at(9))
  const offer = (await openOffer())!
  assert.deepEqual(resultOf(await answer(offer, 'accept')), [200, 'accepted'])
  const session = await ask('GET', `/v1/sessions/${offer.session_id}`)
  assert.equal(session.body.status, 'requested')
  assert.equal((await readEntry(entry.id)).status, 'booked')
  return { ...practice, entry, offer, session }
}

test('A declined request returns the person to their place, and the next one gets the time', async () => {
  const practice = await requestedPractice()
  const { entry, offer, session, step, wait, readEntry, readOffer, openOffer } = practice
  const next = await wait({ priority: 1 })
  assert.deepEqual(resultOf(await step(session, 'decline')), [200, 'declined'])
  await runJobs()
  const { status, waiting_since, priority } = await readEntry(entry.id)
  assert.deepEqual([status, waiting_since, priority], ['waiting', entry.waiting_since, 3])
  assert.equal((await readOffer(offer.id)).status, 'withdrawn')
  const second = (await openOffer())!
  assert.deepEqual([second.waiting_list_entry_id, second.starts_at], [next.id, offer.starts_at])
  const { body: report } = await practice.ask('GET', '/v1/waiting_list_report')
  const { openings, filled, median_minutes_to_fill, withdrawn } = report
  assert.deepEqual([openings, filled, median_minutes_to_fill, withdrawn], [1, 0, null, 1])
  const types = (await practice.events(entry.id)).map(({ type }) => type.split('.')[1])
  assert.deepEqual(types, ['created', 'offered', 'booked', 'returned'])
  // The person is offered other times.
  await practice.answer(second, 'decline')
  await practice.free(practice.at(10))
  assert.equal((await openOffer())!.waiting_list_entry_id, entry.id)
  await expectConsistent(practice.account)
})

test('Declining before the confirmation is recorded has the same result, and frees the time once', async () => {
  const { publish, wait, free, at, openOffer, ask, readEntry, offers } = await waitingPractice()
  await publish({ requires_approval: true })
  const entry = await wait({ priority: 3 })
  await free(at(9))
  const { session_id } = (await openOffer())!
  const next = await wait()
  for (const verb of ['confirm', 'decline']) {
    assert.equal((await ask('POST', `/v1/sessions/${session_id}/${verb}`)).status, 200)
  }
  await runJobs()
  assert.equal((await readEntry(entry.id)).status, 'waiting')
  const made = (await offers()).map((offer) => offer.waiting_list_entry_id)
  assert.deepEqual(made, [entry.id, next.id])
})

test('A request that nobody decides returns the person to their place when it expires', async () => {
  const { entry, offer, readEntry, readOffer, advance, offers } = await requestedPractice()
  await advance('P10D')
  await runJobs()
  assert.equal((await readEntry(entry.id)).status, 'waiting')
  assert.equal((await readOffer(offer.id)).status, 'withdrawn')
  assert.equal((await offers()).length, 1)
})

test('A place that would have expired meanwhile expires when the request is declined', async () => {
  const practice = await waitingPractice()
  const { publish, wait, free, at, openOffer, answer, ask, advance, readEntry } = practice
  await publish({ requires_approval: true })
  const entry = await wait({ expires_at: at(3) })
  await free(at(9))
  const offer = (await openOffer())!
  await answer(offer, 'accept')
  await advance('P4D')
  assert.equal((await readEntry(entry.id)).status, 'booked')
  await ask('POST', `/v1/sessions/${offer.session_id}/decline`)
  await runJobs()
  assert.equal((await readEntry(entry.id)).status, 'expired')
})

test('Cancellations leave the entry booked: of the request, of the session, and of a later move', async () => {
  const canceled = await requestedPractice()
  const { person_id } = canceled.entry
  const token = await createToken({ person_id }, tokenScopes.person, { key: canceled.key })
  const path = `/v1/sessions/${canceled.offer.session_id}/cancel`
  assert.equal((await call('POST', path, {}, { key: token })).status, 200)
  const approved = await requestedPractice()
  await approved.step(approved.session, 'approve')
  await approved.step(approved.session, 'cancel', { canceled_by: 'practitioner' })
  const moved = await requestedPractice()
  await moved.step(moved.session, 'approve')
  const again = await moved.step(moved.session, 'reschedule', { starts_at: moved.at(12) })
  assert.deepEqual(resultOf(again), [200, 'requested'], again.text)
  await moved.step(moved.session, 'decline')
  await runJobs()
  for (const { readEntry, readOffer, entry, offer } of [canceled, approved, moved]) {
    assert.equal((await readEntry(entry.id)).status, 'booked')
    assert.equal((await readOffer(offer.id)).status, 'accepted')
  }
})
