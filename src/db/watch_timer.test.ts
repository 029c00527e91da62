// A watch timer runs while there is something to watch, and again when there is something new.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchTimer } from './watch_timer.ts'

test('a watch timer stops when nothing is left, and starts again', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let left = 2
  let looks = 0
  const watch = watchTimer(20, () => {
    looks++
    return --left > 0
  })
  t.mock.timers.tick(100)
  assert.equal(looks, 0)
  watch.start()
  watch.start() // Still one timer.
  t.mock.timers.tick(100)
  assert.equal(looks, 2)
  left = 10
  watch.start()
  t.mock.timers.tick(60)
  assert.equal(looks, 5)
  watch.stop()
  t.mock.timers.tick(100)
  assert.equal(looks, 5)
})
