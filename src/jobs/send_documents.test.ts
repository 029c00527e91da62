// Tests sending to a clearinghouse that is down and by workers that die: nothing is lost or changed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { type Clearinghouse, ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import type { Outgoing } from '#outside/ports/clearinghouse.ts'
import { claimTransmission, sendJob } from '#areas/claims/transmission/transmission.ts'
import { createClaim, submitClaim } from '#tests/claims.ts'
import { adapters, db, log, own_account, secrets, sql } from '#tests/harness.ts'
import { sendDocuments } from './send_documents.ts'

const production = { ...secrets, environment: 'production' as const }
const production_outside = adapters({ db, secrets: production })

async function queued() {
  const claim = await createClaim()
  await submitClaim(claim.id)
  const { rows } = await sql.query('select id from transmissions where claim_id = $1', [claim.id])
  const { id } = rows[0]
  await begin(id)
  return id as string
}
const begin = (id: string) =>
  inAccount({ db, secrets: production, outside: production_outside }, own_account.account, (call) =>
    sendJob.run(call, id),
  )

const stateOf = async (id: string) =>
  (await sql.query('select status, attempts, reference from transmissions where id = $1', [id]))
    .rows[0]

function clearinghouse(send: (outgoing: Outgoing) => void) {
  const received: Outgoing[] = []
  const one: Clearinghouse = {
    name: 'test',
    async send(outgoing) {
      received.push(outgoing)
      send(outgoing)
      return { reference: 'R1', responses: [] }
    },
    receive: async () => [],
    markStored: async () => {},
  }
  const outside = { ...production_outside, clearinghouse: one }
  return { heard: received, works: { db, secrets: production, outside, log } }
}

test('If the clearinghouse is down, the same bytes are sent again later', async () => {
  const id = await queued()
  const down = clearinghouse(() => {
    throw new ClearinghouseDown('down')
  })
  await sendDocuments(down.works)
  assert.deepEqual(await stateOf(id), { status: 'queued', attempts: 1, reference: null })
  const { rows } = await sql.query('select job from scheduled_jobs where object_id = $1', [id])
  assert.deepEqual(rows, [{ job: 'transmission.send' }])
  await begin(id)
  const up = clearinghouse(() => {})
  assert.equal(await sendDocuments(up.works), 1)
  assert.deepEqual(await stateOf(id), { status: 'sent', attempts: 2, reference: 'R1' })
  assert.equal(up.heard[0]!.text, down.heard[0]!.text)
  assert.equal(up.heard[0]!.id, id)
  assert.equal(await sendDocuments(up.works), 0, 'what was sent is not sent again')
})

test('If a worker dies after sending, the next one sends again with the same ID', async () => {
  const id = await queued()
  const held = await inAccount(
    { db, secrets: production, outside: production_outside },
    own_account.account,
    (call) => claimTransmission(call, id),
  )
  assert.equal((await stateOf(id)).status, 'sending', 'the process ends here')
  const next = clearinghouse(() => {})
  assert.equal(await sendDocuments(next.works), 0, 'while it may still be at it, nobody else is')
  await sql.query("update transmissions set claimed_until = now() - interval '1 second'")
  assert.equal(await sendDocuments(next.works), 1)
  assert.equal(next.heard[0]!.text, held!.outgoing.text)
  assert.equal(next.heard[0]!.id, id)
})

test('An unexpected failure delays one transmission and no other', async () => {
  const ids = [await queued(), await queued()]
  const odd = clearinghouse(({ id }) => {
    if (id === ids[0]) throw new Error('Nobody thought of this.')
  })
  assert.equal(await sendDocuments(odd.works), 2)
  assert.deepEqual(await Promise.all(ids.map(async (id) => (await stateOf(id)).status)), [
    'queued',
    'sent',
  ])
})

test('A transmission of an erased person is not sent and does not stay queued', async () => {
  const id = await queued()
  await sql.query('update transmissions set encrypted = null where id = $1', [id])
  const { works, heard: received } = clearinghouse(() => {})
  assert.equal(await sendDocuments(works), 0)
  assert.deepEqual([received.length, (await stateOf(id)).status], [0, 'dropped'])
})

test('One of many workers sends a transmission; without a clearinghouse it stays queued', async () => {
  const id = await queued()
  const { works, heard: received } = clearinghouse(() => {})
  assert.equal(
    await sendDocuments({ ...works, outside: { ...works.outside, clearinghouse: undefined } }),
    0,
  )
  await Promise.all([1, 2, 3, 4].map(() => sendDocuments(works)))
  assert.deepEqual(
    received.map((outgoing) => outgoing.id),
    [id],
  )
})
