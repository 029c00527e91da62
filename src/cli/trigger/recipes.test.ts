// Every event type can be triggered, or has a reason why not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readApiTable } from '#cli/api_table.ts'
import { recipes, untriggerable } from './recipes.ts'

test('every event type has a recipe, or a reason why it has none', () => {
  const listed = [...Object.keys(recipes), ...Object.keys(untriggerable)]
  assert.deepEqual(listed.toSorted(), readApiTable().event_types.toSorted())
})
