// The booking in the README works as printed, on an account with the default limits.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { moveToFuture } from './dates.ts'
import { freshPractice } from './fresh_practice.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the booking of the README succeeds and returns what the README shows', async () => {
  const command = /\$BASE\/sessions [^]*?```/.exec(readme)![0]
  const sent = Object.fromEntries(
    [...command.matchAll(/-d (\w+)=([^\s`]+)/g)].map(([, name, value]) => [name!, value!]),
  )
  assert.deepEqual(Object.keys(sent), ['practitioner_id', 'starts_at'])
  const shown = JSON.parse(/```json\n([^]*?)```/.exec(readme)![1]!)
  assert.equal(Date.parse(shown.starts_at), Date.parse(sent.starts_at!))
  const { book } = await freshPractice()
  const { status, body } = await book(moveToFuture(sent.starts_at))
  assert.equal(status, 200, JSON.stringify(body))
  const same = ['object', 'status', 'version', 'livemode'] as const
  for (const name of same) assert.equal(body[name], shown[name])
  const minutes = (one: { starts_at: string; ends_at: string }) =>
    (Date.parse(one.ends_at) - Date.parse(one.starts_at)) / 60_000
  assert.equal(minutes(body), minutes(shown))
})
