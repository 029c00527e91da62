// Tests that units are counted exactly once: whatever happens at the same time, and in any order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizedPractice } from '#tests/authorization_examples.ts'
import { sql } from '#tests/harness.ts'

type Practice = Awaited<ReturnType<typeof authorizedPractice>>

// What the sessions themselves say, without the counters.
async function expectExact({ account, countsOf }: Practice, id: string) {
  const { rows } = await sql.query(
    `select coalesce(sum(units) filter (where used), 0)::integer as used,
       coalesce(sum(units) filter (where not used), 0)::integer as reserved,
       bool_and(used = (status = 'completed')
         and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed'))
         as fits
     from authorization_sessions
     join sessions on sessions.account = authorization_sessions.account
       and sessions.id = authorization_sessions.session_id
     where authorization_sessions.account = $1 and authorization_id = $2`,
    [account, id],
  )
  const [used, reserved] = await countsOf(id)
  assert.deepEqual([used, reserved], [rows[0].used, rows[0].reserved])
  assert.notEqual(rows[0].fits, false)
  return { used, reserved }
}

test('Ten bookings at once reserve the last three units once each', async () => {
  const practice = await authorizedPractice({ authorization_required: true })
  const { id } = await practice.authorize({ units: 3 })
  const days = Array.from({ length: 10 }, (_, day) => day + 1)
  const sessions = await Promise.all(days.map((day) => practice.meet(day)))
  assert.deepEqual(await expectExact(practice, id), { used: 0, reserved: 3 })
  const warned = sessions.filter(({ body }) => body.warnings)
  assert.equal(warned.length, 7)
})

test('Cancellations and bookings at once leave no unit reserved twice and none lost', async () => {
  const practice = await authorizedPractice()
  const { id } = await practice.authorize({ units: 4 })
  const days = Array.from({ length: 4 }, (_, day) => day + 1)
  const first = await Promise.all(days.map((day) => practice.meet(day)))
  const cancel = { canceled_by: 'person' }
  await Promise.all([
    ...first.map((session) => practice.step(session, 'cancel', cancel)),
    ...first.map((session) => practice.step(session, 'cancel', cancel)),
    ...days.map((day) => practice.meet(day + 10)),
  ])
  const { reserved } = await expectExact(practice, id)
  assert.ok(reserved <= 4)
  await practice.ask('PATCH', `/v1/authorizations/${id}`, { units: 8 })
  assert.deepEqual(await expectExact(practice, id), { used: 0, reserved: 4 })
})

test('Approvals, changes and bookings at once count each session once', async () => {
  const practice = await authorizedPractice()
  const { ask } = practice
  const { id } = await practice.authorize({ authorization_number: undefined, units: 20 })
  const days = Array.from({ length: 8 }, (_, day) => day + 1)
  const path = `/v1/authorizations/${id}`
  const responses = await Promise.all([
    ...days.map((day) => practice.meet(day)),
    ask('POST', `${path}/approve`, { authorization_number: 'A1' }),
    ask('PATCH', path, { notes: 'Called' }),
    ask('PATCH', path, { units: 30 }),
  ])
  for (const { status, text } of responses) assert.equal(status, 200, text)
  assert.deepEqual(await expectExact(practice, id), { used: 0, reserved: 8 })
  await Promise.all([
    ask('POST', `${path}/cancel`, {}),
    ...days.map((day) => practice.meet(day + 20)),
  ])
  assert.deepEqual(await expectExact(practice, id), { used: 0, reserved: 0 })
})

test('An authorization that is created while sessions are booked counts them all', async () => {
  const practice = await authorizedPractice()
  const days = Array.from({ length: 6 }, (_, day) => day + 1)
  const [made] = await Promise.all([
    practice.authorize({ units: 20 }),
    ...days.map((day) => practice.meet(day)),
  ])
  await practice.advance('PT1S')
  assert.deepEqual(await expectExact(practice, made.id), { used: 0, reserved: 6 })
})

test('A booking that fails reserves nothing', async () => {
  const practice = await authorizedPractice()
  const { id } = await practice.authorize()
  await practice.meet(1)
  const { at, book, person_id } = practice
  const taken = await book(at(1), { person_id })
  assert.equal(taken.status, 409)
  assert.deepEqual(await expectExact(practice, id), { used: 0, reserved: 1 })
})

test('Random steps in any order leave exact counts', async () => {
  const practice = await authorizedPractice()
  const { id } = await practice.authorize({ units: 5 })
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const sessions: Awaited<ReturnType<Practice['meet']>>[] = []
  for (let round = 0; round < 40; round++) {
    const session = sessions[random(Math.max(1, sessions.length))]
    const choice = random(5)
    if (choice <= 1 || !session) sessions.push(await practice.meet(round + 1))
    else if (choice === 2) await practice.step(session, 'cancel', { canceled_by: 'person' })
    else if (choice === 3) {
      await practice.step(session, 'reschedule', { starts_at: practice.at(60 + round) })
    } else {
      const payer_type = random(2) ? 'self_pay' : 'commercial'
      await practice.ask('PATCH', `/v1/sessions/${session.body.id}`, { payer_type })
    }
    const { reserved } = await expectExact(practice, id)
    assert.ok(reserved <= 5)
  }
})
