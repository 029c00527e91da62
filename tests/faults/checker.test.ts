// The checker of the fault tests: each guarantee is violated once, in a forged journal or database,
// and the checker reports it. An intact run has no reports.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from './checker.ts'
import type { EventRow, Found, Row } from './stored_state.ts'
import type { Attempt, Entry } from './journal.ts'
import { neverHappened, tallyOf } from './counters.ts'

const bookedRow = (id: string, request: string, starts: number): Row => ({
  id,
  version: 1,
  status: 'scheduled',
  practitioner_id: 'prac_1',
  starts_at: `2035-01-01T${starts}:00:00.000Z`,
  ends_at: `2035-01-01T${starts}:50:00.000Z`,
  canceled_at: null,
  reason: null,
  updated_at: '2034-01-01T00:00:00.000Z',
  metadata: { asked: request },
})

const attempt = (
  outcome: Attempt['outcome'],
  at: number,
  more: Partial<Attempt> = {},
): Attempt => ({
  outcome,
  sent_at: at,
  answered_at: at + 5,
  ...more,
})
const acked = (row: Row, at = 20, replayed = false) =>
  attempt('acked', at, { status: 200, text: JSON.stringify(row), replayed })
const unknown = (code: string, at = 10) => attempt('unknown', at, { code })
const refused = (code: string, at = 20) => attempt('refused', at, { status: 409, code })

const entry = (number: number, key: string, attempts: Attempt[]): Entry => ({
  number,
  key,
  method: 'POST',
  path: '/sessions',
  body: {},
  attempts,
})
const event = (object_id: string, object_version: number, key: string): EventRow => ({
  type: 'session.changed',
  object_id,
  object_version,
  idempotency_key: key,
})

// Two booked sessions, the second canceled after its first response was lost, and one refusal.
function consistentWorld() {
  const first = bookedRow('ses_1', 'k1', 10)
  const second = bookedRow('ses_2', 'k2', 11)
  const canceled = {
    ...second,
    version: 2,
    status: 'canceled',
    canceled_at: '2034-01-02T00:00:00.000Z',
    reason: 'k3',
    updated_at: '2034-01-02T00:00:00.000Z',
  }
  const entries = [
    entry(1, 'k1', [acked(first)]),
    entry(2, 'k2', [unknown('ECONNRESET'), acked(second, 20, true)]),
    entry(3, 'k3', [acked(canceled, 30)]),
    entry(4, 'k4', [refused('slot_taken')]),
  ]
  const sessions = [first, canceled]
  const events = [event('ses_1', 1, 'k1'), event('ses_2', 1, 'k2'), event('ses_2', 2, 'k3')]
  const keys = [
    { key: 'k1', object_id: 'ses_1' },
    { key: 'k2', object_id: 'ses_2' },
    { key: 'k3', object_id: 'ses_2' },
  ]
  const by_id = new Map(sessions.map((row) => [row.id, row]))
  const listed = new Map(sessions.map((row) => [row.id, [row]]))
  const found: Found = { sessions, practitioners: [], events, keys, by_id, listed }
  return { entries, found }
}

type World = ReturnType<typeof consistentWorld>

const forgeries: Record<string, { forge: (world: World) => unknown; says: RegExp }> = {
  'an acknowledged session is missing': {
    forge: ({ found }) => (found.sessions.shift(), found.by_id.delete('ses_1')),
    says: /^P1: ses_1, acked by request 1 .* is not in the database/,
  },
  'an acknowledged session cannot be read': {
    forge: ({ found }) => found.by_id.delete('ses_1'),
    says: /^P1: ses_1, .* cannot be read/,
  },
  'an acknowledged session is not listed': {
    forge: ({ found }) => found.listed.delete('ses_1'),
    says: /^P1: ses_1 is listed 0 times/,
  },
  'an acknowledged time has changed': {
    forge: ({ found }) => found.by_id.set('ses_1', bookedRow('ses_1', 'k1', 12)),
    says: /^P1: ses_1 is not as request 1 .* starts_at/,
  },
  'an acknowledged cancellation was undone': {
    forge: ({ found }) => found.by_id.set('ses_2', bookedRow('ses_2', 'k2', 11)),
    says: /^P1: ses_2 is not as request 3 .* older/,
  },
  'one idempotency key created two sessions': {
    forge: ({ found }) => found.sessions.push(bookedRow('ses_9', 'k1', 15)),
    says: /^P2: request 1 .* made 2 objects/,
  },
  'one idempotency key canceled twice': {
    forge: ({ found }) => found.events.push(event('ses_2', 2, 'k3')),
    says: /^P2: request 3 .* caused 2 events/,
  },
  'a retry got another response': {
    forge: ({ entries }) => entries[0]!.attempts.push(acked(bookedRow('ses_8', 'k1', 10), 40)),
    says: /^P2: request 1 .* different answers/,
  },
  'a retry of an acknowledged request was refused': {
    forge: ({ entries }) => entries[0]!.attempts.push(refused('slot_taken', 40)),
    says: /^P2: request 1 .* later refused/,
  },
  'an idempotency key was not stored': {
    forge: ({ found }) => found.keys.shift(),
    says: /^P2: the key of request 1 .* does not lead to ses_1/,
  },
  'two sessions overlap': {
    forge: ({ found }) => found.sessions.push(bookedRow('ses_9', 'k5', 10)),
    says: /^P3: ses_\d and ses_\d of prac_1 overlap/,
  },
  'a change has no event': {
    forge: ({ found }) => found.events.shift(),
    says: /^P5: ses_1 is at version 1, its events tell of \[\]/,
  },
  'an event has no object': {
    forge: ({ found }) => found.events.push(event('ses_7', 1, 'k7')),
    says: /^P5: an event tells of ses_7/,
  },
  'a refused request left something behind': {
    forge: ({ found }) => found.keys.push({ key: 'k4', object_id: null }),
    says: /^P8: request 4 .* was refused, yet wrote/,
  },
  'a session that no request created': {
    forge: ({ found }) => found.sessions.push(bookedRow('ses_9', 'k9', 16)),
    says: /^ses_9 is there, and nobody asked for it/,
  },
  'a request without a response': {
    forge: ({ entries }) => entries.push(entry(5, 'k5', [unknown('ECONNREFUSED')])),
    says: /^request 5 .* was never answered/,
  },
  'a request that hung': {
    forge: ({ entries }) => entries[0]!.attempts.unshift(unknown('TIMEOUT')),
    says: /^request 1 .* was left hanging/,
  },
}

test('the checker reports nothing if every response was kept', () => {
  const { entries, found } = consistentWorld()
  assert.deepEqual(check(entries, found), [])
})

for (const [name, { forge, says }] of Object.entries(forgeries)) {
  test(`the checker detects: ${name}`, () => {
    const world = consistentWorld()
    forge(world)
    const problems = check(world.entries, world.found)
    assert.ok(
      problems.some((text) => says.test(text)),
      problems.join('\n') || 'no complaint',
    )
  })
}

test('missing writes are reported, and commits without a response are counted', () => {
  const tally = tallyOf(consistentWorld().entries)
  assert.equal(tally.retried_after_commit, 1)
  assert.deepEqual(neverHappened(tally, { retried_after_commit: 1, slot_taken: 1 }), [])
  assert.match(neverHappened(tally, { overloaded: 2 })[0]!, /^overloaded happened 0 times/)
})
