// Tests that a worker holds one part of a file at a time, so that memory doesn't grow with the file.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectGarbage } from '#tests/garbage.ts'
import { call as request, createTestAccount, db, outside, secrets } from '#tests/harness.ts'
import { workOn } from './batch.ts'
import { createReader } from './next_rows.ts'

const part_count = 8
const rows_per_part = 60

const part = (number: number) =>
  Array.from({ length: rows_per_part }, (_, at) => {
    const external_id = `pat-${number}-${at}`
    return `${JSON.stringify({ external_id, names: [{ given: 'Maya', family: external_id }] })}\n`
  }).join('')

test('the rows of earlier parts are not held while a later part is read', async () => {
  const { account, key } = await createTestAccount()
  const { body } = await request('POST', '/v1/imports', { kind: 'person' }, { key })
  const path = `/v1/imports/${body.id}`
  for (let number = 1; number <= part_count; number++) {
    const added = await request('POST', `${path}/add_part`, { content: part(number) }, { key })
    assert.equal(added.status, 200, added.text)
  }
  await request('POST', `${path}/validate`, {}, { key })
  const held = new Map<string, WeakRef<object>>()
  const reader = createReader()
  const context = { db, secrets, outside }
  while (await workOn(context, reader, account, body.id)) {
    if (reader.part) held.set(reader.part.key, new WeakRef(reader.part.content))
    // A weak reference lives until the end of the turn that made it.
    await new Promise(setImmediate)
    collectGarbage()
    const alive = [...held.values()].filter((part_read) => part_read.deref()).length
    assert.ok(alive <= 2, `${alive} parts are held`)
  }
  assert.equal(held.size, part_count)
  const { body: validated } = await request('GET', path, undefined, { key })
  assert.deepEqual(
    [validated.status, validated.rows_done],
    ['validated', part_count * rows_per_part],
  )
})
