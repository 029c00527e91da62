// Tests persons with several entries on the waiting list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'

test('A person with two entries is offered a time once, however the first offer ends', async () => {
  for (const ending of ['decline', 'remove'] as const) {
    const { wait, free, at, openOffer, answer, ask, readEntry } = await waitingPractice()
    const first = await wait({ priority: 2 })
    const second = await wait({ priority: 1, person_id: first.person_id })
    const next = await wait()
    await free(at(9))
    const offer = (await openOffer())!
    assert.equal(offer.waiting_list_entry_id, first.id)
    if (ending === 'decline') await answer(offer, 'decline')
    else await ask('DELETE', `/v1/waiting_list_entries/${first.id}`)
    await runJobs()
    assert.equal((await openOffer())!.waiting_list_entry_id, next.id)
    assert.equal((await readEntry(second.id)).status, 'waiting')
    await free(at(10))
    assert.ok(await openOfferOf(second.person_id))

    async function openOfferOf(person_id: string) {
      const path = `/v1/waiting_list_offers?status=offered&person_id=${person_id}`
      return (await ask('GET', path)).body.data[0]
    }
  }
})
