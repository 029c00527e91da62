// Workers are killed at random while canceled times are offered to a waiting list and persons
// answer: every time ends as booked or free, nobody is booked twice, and nothing stays on hold.
// FAULTS_SEED=<seed> repeats the times of the kills and the answers.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../harness.ts'
import { waitingPractice } from '../waiting_list_examples.ts'
import { expectConsistent } from '../waiting_list_rules.ts'
import { diceOf, freshSeed } from './random.ts'
import { startWorker } from './worker_process.ts'

const persons = 8
const cancellations = 12
const kills_wanted = 6

test('killed workers lose no free time, and book no person or time twice', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const label = `FAULTS_SEED=${seed}`
  const dice = diceOf(seed)
  const home = mkdtempSync(join(tmpdir(), 'attune-waiting-list-'))
  const practice = await waitingPractice()
  const { account, wait, book, step, at, ask, answer, offers } = practice
  for (let number = 0; number < persons; number++) await wait({ priority: number % 3 })
  const sessions = []
  for (let day = 0; day < cancellations; day++) sessions.push(await book(at(9 + day)))

  const count = async (text: string) =>
    (await sql.query<{ count: number }>(`select count(*)::int as count ${text}`, [account]))
      .rows[0]!.count
  const open_times = `from waiting_list_openings where account = $1 and status in ('open', 'offered')`
  const jobs = `from scheduled_jobs where account = $1 and job like 'waiting_list_o%'
    and due_at <= now()`
  let worker = startWorker(home)
  let kills = 0
  const killing = (async () => {
    while (kills < kills_wanted) {
      await worker.working
      await sleep(dice.between(50, 600))
      worker.kill('SIGKILL')
      kills++
      worker = startWorker(home)
    }
  })()
  for (const session of sessions) {
    assert.equal((await step(session, 'cancel')).status, 200)
    await sleep(dice.between(0, 300))
  }
  // Answers until nothing is open: most decline, some leave, some accept.
  while ((await count(open_times)) > 0) {
    for (const offer of await offers('&status=offered')) {
      const roll = dice.upTo(9)
      if (roll < 5) await answer(offer, 'decline')
      else if (roll < 8) await answer(offer, 'accept')
      else await ask('DELETE', `/v1/waiting_list_entries/${offer.waiting_list_entry_id}`)
    }
    await sleep(50)
  }
  await killing
  while ((await count(jobs)) > 0) await sleep(100)
  worker.kill('SIGKILL')

  await expectConsistent(account)
  assert.equal(kills, kills_wanted, label)
  assert.equal(await count('from waiting_list_openings where account = $1'), cancellations, label)
  const held = `from sessions where account = $1 and status = 'held'`
  assert.equal(await count(held), 0, label)
  const accepted = `from waiting_list_offers where account = $1 and status = 'accepted'`
  const booked = `from sessions where account = $1 and status = 'scheduled'`
  assert.equal(await count(booked), await count(accepted), label)
  rmSync(home, { recursive: true, force: true })
})
