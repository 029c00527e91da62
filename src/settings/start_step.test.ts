// Tests how the steps of a first start are shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSteps } from './start_step.mjs'

function screen(shows = true) {
  let written = ''
  let now = 0
  const startStep = createSteps({ write: (text) => (written += text), shows, now: () => now })
  // As a terminal shows it: a line that is rewritten shows what was written last.
  const lines = () => written.split('\n').map((line) => line.split('\r\u001b[2K').at(-1)!)
  return { startStep, lines, wait: (ms: number) => void (now += ms) }
}

test('a step is shown while it runs, and with its time when it is done', () => {
  const { startStep, lines, wait } = screen()
  const step = startStep('Creating the database')
  assert.deepEqual(lines(), ['  Creating the database    …'])
  wait(6_200)
  step.end()
  step.end()
  assert.deepEqual(lines(), ['  Creating the database    done       6 s', ''])
})

test('a step says how far it is and how long it will take', () => {
  const { startStep, lines, wait } = screen()
  const step = startStep('Sample practice')
  wait(8_000)
  step.at(2_000, 3_000)
  assert.deepEqual(lines(), ['  Sample practice          2,000 of 3,000, 4 s left'])
})

test('steps at the same time end in any order', () => {
  const { startStep, lines, wait } = screen()
  const database = startStep('Creating the database')
  const certificates = startStep('Creating certificates')
  wait(900)
  certificates.end()
  wait(3_000)
  database.end('failed')
  assert.deepEqual(lines(), [
    '  Creating certificates    done       1 s',
    '  Creating the database    failed     4 s',
    '',
  ])
})

test('nothing is written where nobody watches', () => {
  const { startStep, lines } = screen(false)
  const step = startStep('Creating the database')
  step.at(1, 2)
  step.end()
  assert.deepEqual(lines(), [''])
})
