// Tests writing in portions: what overlaps, and what happens to refused items and failed writes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#catalogue/api_error.ts'
import { FailuresOfSome, mapEach, writeInPortions } from './many.ts'
import { createTimeSlices } from './time_slices.ts'

const slices = createTimeSlices({ pause_ms: 0 })
const items = Array.from({ length: 60 }, (_, at) => at)
const refusal = () => new ApiError('external_id_taken', {})

// Records when each portion, named by its first item, is prepared and written.
async function run(waited_ms: () => number = () => 0) {
  const steps: string[] = []
  await writeInPortions({ ...slices, waitedMs: waited_ms }, items, {
    async prepare(portion) {
      steps.push(`prepare ${portion[0]}`)
      await sleep(2)
      return portion
    },
    async write([first]) {
      steps.push(`write ${first}`)
      await sleep(20)
      steps.push(`wrote ${first}`)
    },
  })
  return steps
}

test('A portion is prepared while the one before is written, and written after it', async () => {
  assert.deepEqual(await run(), [
    'prepare 0',
    'write 0',
    'prepare 25',
    'wrote 0',
    'write 25',
    'prepare 50',
    'wrote 25',
    'write 50',
    'wrote 50',
  ])
})

test('While others need the thread, a portion is prepared after the one before', async () => {
  const order = [0, 25, 50].flatMap((at) => [`prepare ${at}`, `write ${at}`, `wrote ${at}`])
  assert.deepEqual(await run(() => performance.now()), order)
})

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof FailuresOfSome, String(error))
  return [...error.causes.keys()]
}

test('All refused items are named by their positions, and nothing is written after one', async () => {
  const written: number[] = []
  const refused = [30, 31, 59]
  const writing = writeInPortions(slices, items, {
    prepare: (portion) =>
      mapEach(slices, portion, (item) => {
        if (refused.includes(item)) throw refusal()
        return item
      }),
    write: async (portion) => written.push(...portion),
  })
  assert.deepEqual(await failureOf(writing), refused)
  assert.deepEqual(written, items.slice(0, 25))
})

test('Items that are refused when they are written are named by their positions too', async () => {
  const writing = writeInPortions(slices, items, {
    prepare: async (portion) => portion,
    write: (portion) =>
      mapEach(slices, portion, (item) => {
        if (item === 27) throw refusal()
      }),
  })
  assert.deepEqual(await failureOf(writing), [27])
})

test('A failed write is the error, and not what it makes of the next preparation', async () => {
  const cause = new Error('The database refused it.')
  let failed = false
  const writing = writeInPortions(slices, items, {
    async prepare(portion) {
      await sleep(5)
      if (failed) throw new Error('The transaction is aborted.')
      return portion
    },
    async write() {
      failed = true
      throw cause
    },
  })
  await assert.rejects(writing, cause)
})

test('Nothing to write is no work', async () => {
  const fail = async () => assert.fail('There are no items.')
  await writeInPortions(slices, [], { prepare: fail, write: fail })
})
