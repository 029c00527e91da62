// Compares sequences of check-ins, starts and completions with a model: a location that the person
// contradicted never counts until they give it again, whatever refused the request that said so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { freshPractice, resultOf } from '#tests/fresh_practice.ts'
import { sql } from '#tests/harness.ts'

const from = {
  check_in: ['scheduled'],
  start: ['scheduled', 'checked_in'],
  complete: ['scheduled', 'checked_in', 'started'],
  reopen: ['checked_in', 'started'],
}
const to = { check_in: 'checked_in', start: 'started', complete: 'completed', reopen: 'scheduled' }
type Verb = keyof typeof from
type State = { status: string; location: string | null; contradicted: boolean }
const licensed = 'US-NY'

// What a step returns, and the state after it.
function predict(state: State, verb: Verb, given: string | null): [unknown[], State] {
  const elsewhere = given !== null && state.location !== null && given !== state.location
  const refused = { ...state, contradicted: state.contradicted || elsewhere }
  if (!from[verb].includes(state.status)) return [[409, 'invalid_transition'], refused]
  const moved = { ...state, status: to[verb] }
  if (verb === 'reopen') return [[200, moved.status], moved]
  const known = state.contradicted || verb === 'check_in' ? null : state.location
  const where = given ?? known
  if (!where) return [[422, 'location_required'], refused]
  if (where !== licensed) return [[422, 'practitioner_not_eligible'], refused]
  const attested = given === null ? moved : { ...moved, location: given, contradicted: false }
  return [[200, moved.status], attested]
}

// A practice whose practitioner is licensed in New York only.
async function licensedPractice() {
  const practice = await freshPractice()
  const verified = { board_status: 'active', issued_on: '2010-01-01', encumbered: false }
  await sql.query(
    "update practitioners set status = 'verified', licenses = $2::jsonb where id = $1",
    [practice.practitioner_id, JSON.stringify([{ id: 'lic_1', jurisdiction: licensed, verified }])],
  )
  return practice
}

const verb = fc.constantFrom<Verb>('check_in', 'check_in', 'start', 'complete', 'reopen')
const place = fc.constantFrom(null, null, licensed, 'US-NJ')
const sequence = fc.array(fc.tuple(verb, place), { minLength: 3, maxLength: 8 })

test('In any sequence of steps, a contradicted location counts only when given again', async () => {
  const { book, step, person, inMinutes, ask, advance } = await licensedPractice()
  let minutes = 5
  const run = async (booked_at: string | null, steps: [Verb, string | null][]) => {
    const person_location = booked_at && { person_location: { jurisdiction: booked_at } }
    const session = await book(inMinutes(minutes), {
      person_id: await person(),
      ...person_location,
    })
    assert.equal(session.status, 200, session.text)
    await advance('PT10M')
    let state: State = { status: 'scheduled', location: booked_at, contradicted: false }
    for (const [name, given] of steps) {
      const body = given && name !== 'reopen' ? { person_location: { jurisdiction: given } } : {}
      const [expected, next] = predict(state, name, name === 'reopen' ? null : given)
      assert.deepEqual(resultOf(await step(session, name, body)), expected)
      state = next
    }
    const { body } = await ask('GET', `/v1/sessions/${session.body.id}`)
    assert.equal(body.person_location?.jurisdiction ?? null, state.location)
    await advance('PT50M')
    minutes += 60
  }
  await run(null, [
    ['check_in', licensed],
    ['check_in', 'US-NJ'],
    ['start', null],
    ['complete', null],
    ['start', licensed],
    ['start', 'US-NJ'],
    ['complete', null],
  ])
  await fc.assert(fc.asyncProperty(fc.constantFrom(null, licensed), sequence, run), {
    numRuns: 25,
    endOnFailure: true,
  })
})
