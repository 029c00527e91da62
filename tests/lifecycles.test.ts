// Walks every lifecycle: each step, from each state. A step is allowed exactly where its table
// says so, leaves the row in the state it names, and sends one event. Nobody writes these cases.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowedSteps } from '#lifecycle.ts'
import { events, lifecycles, routes } from '#resources/index.ts'
import { askedFor, bodyFor, makeExample, ripen } from './examples.ts'
import { call, sql } from './harness.ts'

for (const lifecycle of lifecycles) {
  const { kind, states, steps } = lifecycle
  const { object, table } = kind

  for (const [step, { from, to, word = to, by, outcomes = [] }] of Object.entries(steps)) {
    if (by) continue
    for (const state of Object.keys(states)) {
      const allowed = from.includes(state)

      test(`${object}: ${step} when ${state} is ${allowed ? 'allowed' : 'refused'}`, async () => {
        const { id } = await makeExample(kind)
        await sql.query(`update ${table} set status = $1 where id = $2`, [state, id])
        const route = routes.find(({ name }) => name === `${table}.${step}`)!
        await ripen(route.name, id)
        const [body, asked] = [await bodyFor(route), await askedFor(route)]
        const answer = await call('POST', `/v1/${table}/${id}/${step}`, body, asked)
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
