// Tests that requests are refused while the event loop is late, and accepted when it has caught up.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { overloadGuard } from './load_shedding.ts'

const late_limit_ms = 100
const overloaded = { code: 'overloaded', status: 503 }

function block(milliseconds: number) {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

test('An event loop that is late three times in a row refuses requests for a moment', async (t) => {
  const guard = overloadGuard({ isBehind: () => false }, late_limit_ms)
  t.after(guard.stop)
  guard.requireTime()
  for (let times = 0; times < 3; times++) {
    assert.doesNotThrow(() => guard.requireTime(), `late ${times} times`)
    block(3 * late_limit_ms)
    await sleep(1) // The timer of the guard is due before it, and fires once.
  }
  assert.throws(() => guard.requireTime(), overloaded)
  const onTime = () => {
    try {
      guard.requireTime()
      return true
    } catch {
      return false
    }
  }
  while (!onTime()) await sleep(25)
})

test('Requests are refused while all accounts wait', (t) => {
  let behind = true
  const guard = overloadGuard({ isBehind: () => behind })
  t.after(guard.stop)
  assert.throws(() => guard.requireTime(), overloaded)
  behind = false
  assert.doesNotThrow(() => guard.requireTime())
})
