// What a reader of the reference sees of lifecycles and objects: diagrams and headings.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Step } from '#kernel/lifecycle.ts'
import { lifecycles } from '#areas/index.ts'
import { root } from '#settings/config.ts'
import { lifecycleSection } from './lifecycle_section.ts'
import { objectOf, resources } from './resources.ts'
import { diagrams_folder } from './site/diagram.ts'

for (const lifecycle of lifecycles) {
  const { kind, states, steps } = lifecycle
  const section = lifecycleSection(lifecycle)
  const arrows = [...section.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].map(
    ([, from = '', to = '', names = '']) => ({ from, to, names: names.split(', ') }),
  )

  test(`the diagram of ${kind.table} shows every step, where it is allowed`, () => {
    const shown = new Set(arrows.flatMap(({ names }) => names))
    assert.deepEqual([...shown].toSorted(), Object.keys(steps).toSorted())
    for (const { from, to, names } of arrows) {
      for (const name of names) {
        assert.ok(steps[name]?.from.includes(from), `${name} from ${from}`)
        assert.equal(steps[name]?.to, to, name)
      }
    }
  })

  test(`the diagram of ${kind.table} leads out of every status that isn't final`, () => {
    for (const state of Object.keys(states)) {
      const leaves = ({ from, to }: Step) => from.includes(state) && to !== state
      if (Object.values(steps).some(leaves)) {
        assert.ok(
          arrows.some(({ from, to }) => from === state && to !== state),
          state,
        )
      }
    }
  })
}

test('no diagram is too wide to be legible', () => {
  const folder = join(root, diagrams_folder)
  const wide = readdirSync(folder).filter((file) => {
    const svg = readFileSync(join(folder, file), 'utf8')
    return !(Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1]) <= 900)
  })
  assert.deepEqual(wide, [])
})

test('an object is named after its `object` field', () => {
  for (const resource of resources) {
    const { title, properties } = objectOf(resource)
    assert.equal(title, properties?.object?.const, resource)
  }
})
