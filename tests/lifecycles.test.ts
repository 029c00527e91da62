// Walks every lifecycle: each step, from each state. A step is allowed exactly where the lifecycle
// allows it, leaves the row in its target state, and sends one event. A refused step changes
// nothing, so all refusals of a step share one example.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { howToResolve, stepsTo } from '#kernel/explain_transition.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { allowedSteps } from '#kernel/explain_transition.ts'
import { events, lifecycles } from '#areas/index.ts'
import { sql } from './harness.ts'
import { prepareStep } from './lifecycle_steps.ts'
import { sampleOf } from './sample.ts'

// The state at the end of a path, each step of which is allowed where the one before it ends.
function endOf({ steps }: Lifecycle, state: string, path: string[]) {
  assert.ok(path.length > 0)
  return path.reduce((at, name) => {
    assert.ok(steps[name]!.from.includes(at), `${name} isn't allowed from ${at}`)
    return steps[name]!.to
  }, state)
}

for (const lifecycle of sampleOf(lifecycles, ({ kind }) => kind.object)) {
  const { kind, states, steps } = lifecycle
  const { object, table } = kind

  for (const [step, { from, to, word = to, by, outcomes = [] }] of Object.entries(steps)) {
    if (by) continue
    let refused: ReturnType<typeof prepareStep> | undefined
    for (const state of Object.keys(states)) {
      const allowed = from.includes(state)

      test(`${object}: ${step} when ${state} is ${allowed ? 'allowed' : 'refused'}`, async () => {
        const prepared = () => prepareStep(lifecycle, step)
        const { id, takeFrom } = await (allowed ? prepared() : (refused ??= prepared()))
        const answer = await takeFrom(state)
        const { rows } = await sql.query(`select * from ${table} where id = $1`, [id])
        const sent = await sql.query(
          `select type, object_version from events
           where object_id = $1 and object_version > 1 order by object_version`,
          [id],
        )
        if (allowed) {
          assert.equal(answer.status, 200)
          assert.ok([to, ...outcomes].includes(answer.body.status))
          assert.equal(rows[0].status, answer.body.status)
          assert.ok(rows[0][`${word}_at`])
          // An outside party may have responded by now, and each response is an event of its own.
          const [first, ...others] = sent.rows
          assert.deepEqual(first, { type: `${object}.${word}`, object_version: 2 })
          if (outcomes.length === 0) assert.deepEqual(others, [])
        } else {
          assert.equal(answer.status, 409)
          assert.equal(answer.body.error.code, 'invalid_transition')
          assert.deepEqual(answer.body.error.allowed, allowedSteps(lifecycle, state))
          const { how_to_resolve } = answer.body.error
          assert.equal(how_to_resolve, howToResolve(lifecycle, state, step))
          const path = stepsTo(lifecycle, state, from)
          if (path) assert.ok(from.includes(endOf(lifecycle, state, path)), how_to_resolve)
          else assert.match(how_to_resolve, /^`\w+` isn't available/)
          assert.equal(rows[0].status, state)
          assert.deepEqual(sent.rows, [])
        }
      })
    }
  }

  test(`${object}: the table allows the same states as the lifecycle`, async () => {
    const { rows } = await sql.query(
      'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
      [`${table}_status_check`],
    )
    const inTable = [...rows[0].text.matchAll(/'(\w+)'/g)].map(([, state]) => state)
    assert.deepEqual(inTable.sort(), Object.keys(states).sort())
  })

  test(`${object}: the events of its steps are listed`, () => {
    for (const { to, word = to } of Object.values(steps)) assert.ok(events[`${object}.${word}`])
  })
}

test('every event sent during the walk is listed', async () => {
  const { rows } = await sql.query('select distinct type from events')
  for (const { type } of rows) assert.ok(events[type], `${type} isn't listed`)
})
