// Offers, their entries and their sessions change one after another and two at once, in any order:
// whatever the first step decides, the second one finds, and no answer contradicts what is booked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Response, resultOf } from '#tests/fresh_practice.ts'
import { sql } from '#tests/harness.ts'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'
import { expectConsistent } from '#tests/waiting_list_rules.ts'

// Each is a step of the offer, its entry or its session.
const steps = {
  accept: 'offer',
  decline: 'offer',
  withdraw: 'offer',
  remove: 'entry',
  confirm: 'session',
  release: 'session',
  cancel: 'session',
  approve: 'session',
  decline_session: 'session',
  replace_person: 'session',
} as const
type Step = keyof typeof steps
const names = Object.keys(steps) as Step[]
const gives_up: Step[] = ['decline', 'withdraw', 'remove']

type Turn = Step[] // One step, or two at once.

// A practice in which one person has an offer, and another waits.
async function offeredPractice(requires_approval: boolean) {
  const practice = await waitingPractice()
  const { wait, free, at, openOffer, publish, ask, person, readOffer } = practice
  if (requires_approval) await publish({ requires_approval })
  const first = await wait({ priority: 1 })
  await wait()
  await free(at(9))
  const offer = (await openOffer())!
  assert.equal(offer.waiting_list_entry_id, first.id)
  const another = await person()
  const session = `/v1/sessions/${offer.session_id}`
  const requests: Record<Step, () => Promise<Response>> = {
    accept: () => ask('POST', `/v1/waiting_list_offers/${offer.id}/accept`),
    decline: () => ask('POST', `/v1/waiting_list_offers/${offer.id}/decline`),
    withdraw: () => ask('POST', `/v1/waiting_list_offers/${offer.id}/withdraw`),
    remove: () => ask('DELETE', `/v1/waiting_list_entries/${first.id}`),
    confirm: () => ask('POST', `${session}/confirm`),
    release: () => ask('POST', `${session}/release`),
    cancel: () => ask('POST', `${session}/cancel`),
    approve: () => ask('POST', `${session}/approve`),
    decline_session: () => ask('POST', `${session}/decline`),
    replace_person: () => ask('PATCH', session, { person_id: another }),
  }

  async function isBooked() {
    const { rows } = await sql.query<{ booked: boolean }>(
      `select status in ('held', 'requested', 'scheduled') and person_id = $3 as booked
       from sessions where account = $1 and id = $2`,
      [practice.account, offer.session_id, first.person_id],
    )
    return rows[0]!.booked
  }

  async function take(turn: Turn) {
    const answers = await Promise.all(turn.map((step) => requests[step]()))
    const results = answers.map((answer, index) => [turn[index], ...resultOf(answer)])
    for (const { status } of answers)
      assert.ok([200, 409].includes(status), JSON.stringify(results))
    for (const [index, { status }] of answers.entries()) {
      const step = turn[index]!
      if (status !== 200 || !gives_up.includes(step)) continue
      assert.equal(await isBooked(), false, JSON.stringify(results))
    }
    const won = turn.filter((_, index) => answers[index]!.status === 200)
    const of_offer = won.filter((step) => steps[step] === 'offer')
    assert.ok(of_offer.length <= 1, JSON.stringify(results))
    return won
  }
  const settled = async () => {
    await runJobs()
    await runJobs()
    await expectConsistent(practice.account)
    return (await readOffer(offer.id)).status
  }
  return { take, settled }
}

// What becomes of the offer if a step comes first.
const outcomes: [Step, string][] = [
  ['accept', 'accepted'],
  ['decline', 'declined'],
  ['withdraw', 'withdrawn'],
  ['remove', 'withdrawn'],
  ['confirm', 'accepted'],
  ['release', 'withdrawn'],
  ['cancel', 'withdrawn'],
  ['replace_person', 'withdrawn'],
]

test('What is done to an offer sees what was done to its session just before', async () => {
  for (const [first, outcome] of outcomes) {
    for (const second of names.filter((step) => steps[step] !== 'session')) {
      const { take, settled } = await offeredPractice(false)
      assert.deepEqual(await take([first]), [first])
      const won = await take([second])
      // An entry can be removed unless it is booked.
      const expected = second === 'remove' && first !== 'remove' && outcome !== 'accepted'
      assert.deepEqual(won, expected ? [second] : [], `${first}, ${second}`)
      assert.equal(await settled(), outcome, `${first}, ${second}`)
      if (steps[first] !== 'session') continue
      const parallel = await offeredPractice(false)
      await parallel.take([first, second])
      await parallel.settled()
    }
  }
})

test('In any sequence of steps, what is declined, withdrawn or removed is not booked', async () => {
  const turn = fc.oneof(
    fc.tuple(fc.constantFrom(...names)),
    fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)),
    fc.constant<Turn>([]), // The jobs run.
  )
  const sequences = fc.array(turn as fc.Arbitrary<Turn>, { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.boolean(), sequences, async (requires_approval, turns) => {
      const { take, settled } = await offeredPractice(requires_approval)
      for (const each of turns) await (each.length > 0 ? take(each) : settled())
      await settled()
    }),
    { numRuns: 15, endOnFailure: true },
  )
})
