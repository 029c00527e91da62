// Walks every lifecycle: each step, from each state. A step is allowed exactly where its table
// says so, leaves the row in the state it names, and sends one event. Nobody writes these cases.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { howToResolve, stepsTo } from '#kernel/explain_transition.ts'
import { allowedSteps, type Lifecycle } from '#kernel/lifecycle.ts'
import { events, lifecycles } from '#areas/index.ts'
import { sql } from './harness.ts'
import { takeStep } from './walk.ts'

// Each step of the way can be taken where the one before it led.
function whereItLeads({ steps }: Lifecycle, state: string, way: string[]) {
  assert.ok(way.length > 0)
  return way.reduce((at, name) => {
    assert.ok(steps[name]!.from.includes(at), `${name} cannot be taken from ${at}`)
    return steps[name]!.to
  }, state)
}

for (const lifecycle of lifecycles) {
  const { kind, states, steps } = lifecycle
  const { object, table } = kind

  for (const [step, { from, to, word = to, by, outcomes = [] }] of Object.entries(steps)) {
    if (by) continue
    for (const state of Object.keys(states)) {
      const allowed = from.includes(state)

      test(`${object}: ${step} when ${state} is ${allowed ? 'allowed' : 'refused'}`, async () => {
        const { id, answer } = await takeStep(lifecycle, step, state)
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
          // What is outside may have answered by now, and each answer is an event of its own.
          const [first, ...others] = sent.rows
          assert.deepEqual(first, { type: `${object}.${word}`, object_version: 2 })
          if (outcomes.length === 0) assert.deepEqual(others, [])
        } else {
          assert.equal(answer.status, 409)
          assert.equal(answer.body.error.code, 'invalid_transition')
          assert.deepEqual(answer.body.error.allowed, allowedSteps(lifecycle, state))
          const { how_to_resolve } = answer.body.error
          assert.equal(how_to_resolve, howToResolve(lifecycle, state, step))
          const way = stepsTo(lifecycle, state, from)
          if (way) assert.ok(from.includes(whereItLeads(lifecycle, state, way)), how_to_resolve)
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

  test(`${object}: the events it sends are listed`, () => {
    for (const { to, word = to } of Object.values(steps)) assert.ok(events[`${object}.${word}`])
  })
}

test('every event that was sent on the way is one that is listed', async () => {
  const { rows } = await sql.query('select distinct type from events')
  for (const { type } of rows) assert.ok(events[type], `${type} is not listed`)
})
