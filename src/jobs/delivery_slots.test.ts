// Tests how many deliveries endpoints get at a time, by how they answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '#outside/webhook/send.ts'
import { deliverySlots } from './delivery_slots.ts'

const answered = (status: number, duration_ms: number): Outcome => ({
  kind: 'answered',
  status,
  excerpt: '',
  retry_after_seconds: null,
  control: null,
  duration_ms,
})
const quick = answered(200, 20)
const slow = answered(200, 9_000)
const timeout: Outcome = { kind: 'failed', reason: 'timeout', code: '', duration_ms: 15_000 }

type Slots = ReturnType<typeof deliverySlots>

// Takes all that the endpoint can have at a time, and lets each end this way. Returns how many.
function send(slots: Slots, endpoint_id: string, outcome: Outcome) {
  const taken = take(slots, endpoint_id)
  for (let i = 0; i < taken; i++) slots.release(endpoint_id, outcome)
  return taken
}

function take(slots: Slots, endpoint_id: string) {
  const { endpoints, free } = slots.room()
  const known = endpoints.find((one) => one.endpoint_id === endpoint_id)
  const count = Math.min(free, (known?.allowed ?? 1) - (known?.count ?? 0))
  for (let i = 0; i < count; i++) slots.take('acct_1', endpoint_id, false)
  return count
}

test('An endpoint gets more at a time by accepting deliveries, and one after a failure', () => {
  const slots = deliverySlots()
  const counts = [quick, quick, slow, quick, timeout, quick, quick].map((outcome) =>
    send(slots, 'we_1', outcome),
  )
  assert.deepEqual(counts, [1, 2, 8, 8, 8, 1, 2])
})

test('An endpoint without deliveries is forgotten, and starts with one again', () => {
  const slots = deliverySlots()
  for (let i = 0; i < 5; i++) send(slots, 'we_1', quick)
  slots.room()
  assert.deepEqual(slots.room().endpoints, [])
  assert.equal(take(slots, 'we_1'), 1)
})

test('Slow endpoints leave at least half of the slots to the others, however many they are', () => {
  const slots = deliverySlots()
  const names = Array.from({ length: 300 }, (_, place) => `we_${place}`)
  for (let round = 0; round < 10; round++) {
    const taken = names.map((name) => [name, take(slots, name)] as const)
    assert.ok(slots.room().free >= 500, `${slots.room().free} in round ${round}`)
    for (const [name, count] of taken) {
      for (let i = 0; i < count; i++) slots.release(name, slow)
    }
  }
  assert.equal(slots.room().free, 1_000)
})

test('Endpoints that fail have at most half of the slots', () => {
  const slots = deliverySlots()
  for (let i = 0; i < 500; i++) slots.take('acct_1', `we_${i}`, true)
  assert.equal(slots.room().free_for_failing, 0)
  assert.equal(slots.room().free, 500)
  slots.release('we_0', quick)
  assert.equal(slots.room().free_for_failing, 1)
})
