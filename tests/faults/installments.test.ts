// Servers are killed at random while installments and autopay fall due, with a processor whose
// responses are late or lost: everything is charged once, and nothing that was confirmed is lost.
// FAULTS_SEED=<seed> repeats the times of the kills and of the processor.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestAccount, sql } from '../harness.ts'
import { createPerson } from '../person_examples.ts'
import { startKilledServers } from './killed_servers.ts'
import { startStandIn } from './processor_stand_in.ts'
import { diceOf, freshSeed } from './random.ts'

const persons_wanted = 12
const kills_wanted = 8
const installment_count = 5
const tick_ms = 6 * 3_600_000

const usd = (amount: number) => ({ amount, currency: 'usd' })
const consent = { text_version: '2027-01', channel: 'written' }
const autopay = {
  covers: ['self_pay'],
  max_per_charge: usd(1_000_000),
  max_per_month: usd(1_000_000),
  notice_days: 0,
  consent,
}

// Leases end immediately, so that two servers perform the same operation.
const endLeases = () =>
  sql.query(
    "update processor_operations set claimed_until = null, due_at = now() - interval '1 s' where status = 'waiting'",
  )

test('killed servers charge every installment and every autopay once', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const label = `FAULTS_SEED=${seed}`
  const dice = diceOf(seed)
  const processor = await startStandIn(diceOf(seed + 1))
  const { key, account } = await createTestAccount()
  const servers = await startKilledServers(processor.settings)
  const send = servers.send(key)
  const killing = servers.killAtRandom(dice, kills_wanted, {
    moment: processor.nextCharge,
    afterKill: endLeases,
  })

  let confirmed_amount = 0
  const charge_ids: string[] = []
  const owe = async (person_id: string, amount: number) => {
    const { id } = await send('POST', '/v1/charges', { person_id, amount: usd(amount) })
    charge_ids.push(id)
    confirmed_amount += amount
  }
  const keepCard = async (person_id: string) => {
    const card = { person_id, type: 'card', token: 'pm_card_visa', consent }
    const { id } = await send('POST', '/v1/payment_methods', card)
    while ((await send('GET', `/v1/payment_methods/${id}`)).status !== 'active') await sleep(100)
    return id as string
  }
  const plan_ids: string[] = []
  const on_autopay: string[] = []
  for (let number = 0; number < persons_wanted; number++) {
    const { id: person_id } = await createPerson({}, { key })
    const payment_method_id = await keepCard(person_id)
    await owe(person_id, 3_000 + number)
    if (number % 2 === 0) {
      await send('PATCH', `/v1/payment_methods/${payment_method_id}`, { autopay })
      on_autopay.push(person_id)
    } else {
      const terms = { person_id, payment_method_id, installment_count, interval: 'week', consent }
      plan_ids.push((await send('POST', '/v1/payment_plans', terms)).id)
    }
  }

  // Time passes, and persons with autopay owe more, until everything is paid.
  let killed = false
  const kills = killing.then(() => (killed = true))
  const unpaid = async () => {
    const { rows } = await sql.query(
      `select coalesce(sum(amount), 0)::int + (
         select count(*)::int from payment_plans where account = $1 and status <> 'completed') as n
       from ledger_entries where account = $1 and ledger_account like 'asset:patient\\_ar:%'`,
      [account],
    )
    return rows[0].n as number
  }
  for (let tick = 0; !killed || (await unpaid()) > 0; tick++) {
    const advance = 'update accounts set clock_offset_ms = clock_offset_ms + $2 where account = $1'
    await sql.query(advance, [account, tick_ms])
    if (!killed && tick % 4 === 0) await owe(dice.pick(on_autopay), 1_000 + tick)
    await sleep(200)
  }
  await kills

  const charged = processor.charged.map(({ payment_id }) => payment_id)
  assert.equal(new Set(charged).size, charged.length, `no payment is charged twice, ${label}`)
  for (const id of charge_ids) assert.equal((await send('GET', `/v1/charges/${id}`)).id, id, label)
  for (const id of plan_ids) {
    const plan = await send('GET', `/v1/payment_plans/${id}`)
    const paid = plan.installments.map(({ payment_id }: any) => payment_id)
    assert.deepEqual([plan.status, new Set(paid).size], ['completed', installment_count], label)
    assert.ok(
      paid.every((id: string) => charged.includes(id)),
      label,
    )
  }
  const { rows: payments } = await sql.query(
    'select id, status from payments where account = $1 order by id',
    [account],
  )
  const expected = charged.toSorted().map((id) => ({ id, status: 'succeeded' }))
  assert.deepEqual(payments, expected, label)
  const amount = processor.charged.reduce((sum, each) => sum + each.amount, 0)
  assert.equal(amount, confirmed_amount, label)
  assert.deepEqual((await send('GET', '/v1/ledger_proof')).violations, [], label)
  assert.deepEqual(servers.complaints(), [], label)
})
