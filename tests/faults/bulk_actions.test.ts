// Servers are killed at random while they submit many claims as one bulk action: each claim is
// submitted once, and each has its result. BULK_CLAIMS=10000 is as many as an action takes.
// FAULTS_SEED=<seed> repeats the times of the kills.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulkPractice, countsOf } from '../bulk_action_examples.ts'
import { claimLine, createClaim, createInsuredPerson } from '../claims.ts'
import { daysAgo } from '../dates.ts'
import { sql } from '../harness.ts'
import { startKilledServers } from './killed_servers.ts'
import { diceOf, freshSeed } from './random.ts'

const claims_wanted = Number(process.env.BULK_CLAIMS ?? 240)
const claims_per_person = 60 // On different days.
const refused_every = 20 // Claims that fail a check.
const kills_wanted = 4
const at_once = 4

type Practice = Awaited<ReturnType<typeof bulkPractice>>

async function draftClaims({ options, practitioner_id }: Practice) {
  const draftSome = async (first: number) => {
    const insured = await createInsuredPerson(`SBX-PAID-${first}`, {}, options)
    const last = Math.min(first + claims_per_person, claims_wanted)
    for (let number = first; number < last; number++) {
      const lines = [claimLine({ service_date: daysAgo(5 + number - first) })]
      const more = number % refused_every === 0 ? { diagnoses: [] } : {}
      await createClaim(undefined, { insured, practitioner_id, lines, ...more }, options)
    }
  }
  const firsts = Array.from(
    { length: Math.ceil(claims_wanted / claims_per_person) },
    (_, place) => place * claims_per_person,
  )
  const drafting = Array.from({ length: at_once }, async () => {
    for (let first = firsts.shift(); first !== undefined; first = firsts.shift()) {
      await draftSome(first)
    }
  })
  await Promise.all(drafting)
}

test('killed servers act once on each claim of a bulk action', async (t) => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const label = `FAULTS_SEED=${seed}`
  const practice = await bulkPractice()
  const { account, options } = practice
  await draftClaims(practice)
  const servers = await startKilledServers()
  const send = servers.send(options.key)

  const began = performance.now()
  const { id } = await send('POST', '/v1/bulk_actions', { action: 'submit', filters: {} })
  const read = () => send('GET', `/v1/bulk_actions/${id}`)
  const done_at_kills: number[] = []
  const recordProgress = async () => done_at_kills.push((await read()).done_count)
  const killing = servers.killAtRandom(diceOf(seed), kills_wanted, {
    afterKill: recordProgress,
  })
  while ((await read()).status === 'running') await sleep(200)
  const seconds = (performance.now() - began) / 1_000
  await killing
  const during = done_at_kills.filter((done) => done < claims_wanted).length
  t.diagnostic(`${claims_wanted} claims in ${seconds.toFixed(0)} s, ${during} kills meanwhile`)
  assert.ok(during > 0, `a server is killed in the middle, ${label}`)

  const refused = Math.ceil(claims_wanted / refused_every)
  const completed = await read()
  const expected = ['completed', claims_wanted, 0, claims_wanted - refused, refused]
  assert.deepEqual([completed.status, ...countsOf(completed)], expected, label)
  const { rows: outcomes } = await sql.query(
    `select outcome, count(*)::int, count(distinct claim_id)::int as claims,
       coalesce(sum((amount ->> 'amount')::bigint), 0)::int as amount
     from bulk_results where account = $1 group by outcome order by outcome`,
    [account],
  )
  const [done, not_done] = [claims_wanted - refused, refused]
  const { amount } = completed.amount
  assert.deepEqual(
    outcomes,
    [
      { outcome: 'done', count: done, claims: done, amount },
      { outcome: 'refused', count: not_done, claims: not_done, amount: 0 },
    ],
    label,
  )
  const { rows: sent } = await sql.query(
    `select count(*)::int as sent, count(distinct claim_id)::int as claims
     from transmissions where account = $1 and kind = '837P'`,
    [account],
  )
  assert.deepEqual(sent, [{ sent: done, claims: done }], label)
  const { rows: events } = await sql.query(
    `select count(*)::int as sent, count(distinct object_id)::int as claims
     from events where account = $1 and type = 'claim.submitted'`,
    [account],
  )
  assert.deepEqual(events, [{ sent: done, claims: done }], label)
  assert.deepEqual((await send('GET', '/v1/ledger_proof')).violations, [], label)
  assert.deepEqual(servers.complaints(), [], label)
})
