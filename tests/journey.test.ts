// The whole journey over HTTP, on the service as "npm start" runs it: from the waitlist to a paid
// claim and a payout, and once with everything that can go wrong.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeServer } from './faults/server.ts'
import { happyJourney } from './journey/success.ts'
import { subscribed } from './journey/proofs.ts'
import { type Traveler, traveler } from './journey/api_client.ts'
import { unhappyJourney } from './journey/failures.ts'
import { temporaryHome } from './start/process.ts'

const { home, remove } = temporaryHome()
const server = await makeServer(home, { SEED: 'off', SIGNUP: 'open', ALLOW_PRIVATE_WEBHOOKS: 'on' })
await server.start()
after(async () => {
  await server.terminate()
  remove()
})
const as = (name: string, key = '') => traveler({ port: server.port, ca: server.ca(), key }, name)

// A new member of the waitlist gets an email with a link to a key.
async function signedUp(name: string) {
  const visitor = as(name)
  const email = `${name}@example.com`
  await visitor.does('/waitlist', { email, use_case: 'Telehealth for students' })
  const letters = () =>
    globSync('mail/*.eml', { cwd: home })
      .map((file) => readFileSync(join(home, file), 'utf8'))
      .filter((text) => text.includes(`To: ${email}`))
  const found = await visitor.eventually(
    async () => letters(),
    (them) => them.length > 0,
  )
  const { pathname } = new URL(/https:\S+\/invitations\/\w+/.exec(found[0]!)![0])
  const { body } = await visitor.ask('POST', pathname)
  visitor.close()
  const key = /sk_test_[0-9A-Za-z]{38}/.exec(JSON.stringify(body))![0]
  return as(name, key)
}

async function journey<End>(name: string, take: (t: Traveler) => Promise<End>) {
  const t = await signedUp(name)
  const hooks = await subscribed(t)
  const end = await take(t)
  const { data } = await t.reads('/v1/events?limit=1')
  const last = data[0].type as string
  await t.eventually(
    async () => [...hooks.types()],
    (types) => types.includes(last),
  )
  t.close()
  return { end, types: hooks.types() }
}

test('a journey leads from the waitlist to a paid claim and a payout', async () => {
  const { end, types } = await journey('happy', happyJourney)
  const { sums, ...result } = end
  assert.deepEqual(result, {
    session: 'completed',
    score: 8,
    note: 'signed',
    claim: 'closed',
    paid: 8_500,
    owed: 2_500,
    earned: 6_600,
    payout: 'paid',
    left: 0,
  })
  assert.deepEqual(
    sums.map(({ sum }: { sum: { amount: number } }) => sum.amount),
    [0],
  )
  for (const type of ['practitioner.verified', 'matching.accepted', 'note.signed', 'claim.paid']) {
    assert.ok(types.has(type), `${type} came: ${[...types]}`)
  }
})

test('a journey in which everything goes wrong keeps the ledger balanced at every step', async () => {
  const { end } = await journey('unhappy', unhappyJourney)
  assert.deepEqual(end, {
    care: 'canceled',
    rejected: ['rejected', 'submitted', 'denied', 'paid'],
    reversed: { paid: 12_500, after: 0, status: 'denied' },
    payment: { failure: 'insufficient_funds', amount_refunded: 1_500 },
    license: 'lapsed',
  })
})
