// attune trigger: events of the platform, practitioners, persons and sessions, and the command.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readApiTable } from '#cli/api_table.ts'
import { recipes } from '#cli/trigger/recipes.ts'
import { triggerEvent } from '#cli/trigger.ts'
import { attune } from './process.ts'
import { freshApi, groups, settings, triggerAll } from './triggering.ts'

test('every recipe is tested', () => {
  const tested = Object.values(groups).flat()
  const objects = new Set(Object.keys(recipes).map((type) => type.split('.')[0]!))
  assert.deepEqual(tested.toSorted(), [...objects].sort())
})

test('the command lists what it can trigger, and prints the event that it made', async () => {
  const run = (words: string) => attune(words.split(' '), settings)
  const list = JSON.parse((await run('trigger --list --json')).stdout)
  assert.equal(list.length, readApiTable().event_types.length)
  const made = JSON.parse((await run('trigger session.created --json')).stdout)
  assert.deepEqual([made.type, made.url], ['session.created', `/v1/sessions/${made.object_id}`])
  const moved = await run('trigger session.completed')
  assert.match(moved.output, /The test clock moved \d+ days?.* ahead: see ".*clock show"/)
  const cases: [string, RegExp][] = [
    ['trigger', /Pass an event type/],
    ['trigger sesion.created', /Did you mean session\.created/],
    ['trigger api_key.expired', /can't be triggered\. Follows the real clock/],
  ]
  for (const [words, sentence] of cases) {
    const { code, output } = await run(words)
    assert.equal(code, 64, words)
    assert.match(output, sentence)
  }
})

test('an event can be triggered again in the same account', async () => {
  const api = await freshApi()
  const first = await triggerEvent(api, 'session.completed')
  const second = await triggerEvent(api, 'session.completed')
  assert.notEqual(first.data.object.id, second.data.object.id)
})

triggerAll(groups.care)
