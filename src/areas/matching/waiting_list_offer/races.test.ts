// Tests the waiting list when many things happen at once: a time is offered to one person at a
// time, an offer has one outcome, and nobody is booked twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resultOf } from '#tests/fresh_practice.ts'
import { sql } from '#tests/harness.ts'
import { runJobs, waitingPractice } from '#tests/waiting_list_examples.ts'
import { expectConsistent } from '#tests/waiting_list_rules.ts'

test('Many cancellations at once and few who wait: each gets one offer', async () => {
  const practice = await waitingPractice()
  const { wait, book, step, at, offers, account } = practice
  for (let number = 0; number < 4; number++) await wait()
  const sessions = []
  for (let hour = 8; hour < 16; hour++) {
    sessions.push(await book(at(9, `${String(hour).padStart(2, '0')}:00`)))
  }
  await Promise.all(sessions.map((session) => step(session, 'cancel')))
  await Promise.all([runJobs(), runJobs(), runJobs()])
  const made = await offers()
  assert.deepEqual([made.length, new Set(made.map(({ person_id }) => person_id)).size], [4, 4])
  await expectConsistent(account)
})

test('Of accepting, declining, withdrawing, removing and expiring, exactly one decides', async () => {
  for (let round = 0; round < 6; round++) {
    const practice = await waitingPractice()
    const { wait, free, at, openOffer, answer, ask, account, readOffer } = practice
    const entry = await wait({ priority: 1 })
    const next = await wait()
    await free(at(9))
    const offer = (await openOffer())!
    // The job that expires the offer is due, and finds it open or not.
    const due = `update scheduled_jobs set due_at = now() - interval '1 second'
      where account = $1 and object_id = $2`
    await sql.query(due, [account, offer.id])
    const results = await Promise.all([
      answer(offer, 'accept'),
      answer(offer, 'accept'),
      answer(offer, 'decline'),
      answer(offer, 'withdraw'),
      ask('DELETE', `/v1/waiting_list_entries/${entry.id}`),
      ask('POST', `/v1/sessions/${offer.session_id}/release`),
      runJobs().then(() => undefined),
    ])
    const answers = results.slice(0, 4).map((result) => resultOf(result!))
    const won = answers.filter(([status]) => status === 200)
    assert.ok(won.length <= 1, JSON.stringify(answers))
    assert.ok(
      answers.every(([status]) => status === 200 || status === 409),
      JSON.stringify(answers),
    )
    await runJobs()
    await runJobs()
    const { status } = await readOffer(offer.id)
    assert.notEqual(status, 'offered')
    if (won.length === 1) assert.equal(status, won[0]![1])
    await expectConsistent(account)
    assert.ok(next)
  }
})

test('An offer is accepted or expires at its deadline, never both', async () => {
  const practice = await waitingPractice()
  const { wait, free, at, openOffer, answer, advance, readOffer, account } = practice
  await wait()
  await free(at(9))
  const offer = (await openOffer())!
  const results = await Promise.all([answer(offer, 'accept'), advance('P2D')])
  const [status] = resultOf(results[0]!)
  const { status: outcome } = await readOffer(offer.id)
  assert.equal(outcome, status === 200 ? 'accepted' : 'expired')
  await expectConsistent(account)
})

test('Removing entries while their times are being offered leaves nothing on hold', async () => {
  const practice = await waitingPractice()
  const { wait, book, step, at, ask, account } = practice
  const entries = []
  for (let number = 0; number < 6; number++) entries.push(await wait())
  const sessions = []
  for (let day = 5; day < 9; day++) sessions.push(await book(at(day)))
  await Promise.all([
    ...sessions.map((session) => step(session, 'cancel')),
    ...entries.map(({ id }) => ask('DELETE', `/v1/waiting_list_entries/${id}`)),
    runJobs(),
  ])
  await runJobs()
  await runJobs()
  const { rows } = await sql.query(
    `select status, count(*)::int as count from waiting_list_entries where account = $1 group by 1`,
    [account],
  )
  assert.deepEqual(rows, [{ status: 'removed', count: 6 }])
  const held = `select id from sessions where account = $1 and status = 'held'`
  assert.deepEqual((await sql.query(held, [account])).rows, [])
  await expectConsistent(account)
})
