// Compares the service with a model: in any order of bookings, holds, confirmations, moves,
// cancellations and expirations, no two sessions of a practitioner overlap, slots list exactly what
// can be booked, and every change has its event. The model uses no Temporal, windows or
// constraints.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'

const minute = 60_000
const quarter = 15 * minute
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const blocking = ['held', 'requested', 'scheduled', 'checked_in', 'started']

// Around the next night in which New York's clocks leap forward: to the second Sunday in March. It
// is to come, and near enough to be booked.
const day = 24 * 60 * minute
function leapIn(year: number): number {
  const before = new Date(Date.UTC(year, 2, 7))
  return before.getTime() + (7 - before.getUTCDay()) * day
}
const year = new Date().getUTCFullYear()
const leap = [leapIn(year), leapIn(year + 1)].find((night) => night > Date.now() + 7 * day)!
const from = leap - day
const until = leap + 2 * day
const practices = [
  { time_zone: 'America/New_York', start: '01:00', end: '05:00', step: 30, before: 0, after: 10 },
  { time_zone: 'Asia/Kathmandu', start: '09:00', end: '12:00', step: 45, before: 15, after: 0 },
  { time_zone: 'Pacific/Auckland', start: '08:00', end: '11:00', step: 60, before: 0, after: 0 },
]
type Practice = (typeof practices)[number]
const lasts = 50 * minute

// The model of a calendar: every quarter of an hour, by the words that a calendar on a wall shows.
function offeredBy({ time_zone, start, end, step }: Practice): Set<number> {
  const wall = new Intl.DateTimeFormat('en-CA', {
    timeZone: time_zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const open = new Map<string, number[]>()
  for (let at = from - 48 * 60 * minute; at < until + 48 * 60 * minute; at += quarter) {
    const [date, time] = wall.format(at).split(', ') as [string, string]
    if (time >= start && time < end) open.set(date, [...(open.get(date) ?? []), at])
  }
  const starts = [...open.values()].flatMap((quarters) => {
    const [first, closes] = [quarters[0]!, quarters.at(-1)! + quarter]
    const count = Math.floor((closes - first) / (step * minute)) + 1
    return Array.from({ length: count }, (_, n) => first + n * step * minute).filter(
      (at) => at + lasts <= closes,
    )
  })
  return new Set(starts.filter((at) => at >= from && at < until))
}
const offered = practices.map(offeredBy)

type Known = {
  id: string
  practice: number
  at: number
  status: string
  expires: number
  told: string[]
}

const operation = fc.record({
  what: fc.constantFrom(
    'book',
    'book',
    'book',
    'hold',
    'hold',
    'confirm',
    'reschedule',
    'reschedule',
    'cancel',
    'release',
    'wait',
    'pass',
  ),
  practice: fc.nat(practices.length - 1),
  slot: fc.nat(40),
  aside: fc.constantFrom(0, 0, 0, 0, 1, 2),
  session: fc.nat(30),
})
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

async function service() {
  const { key, account } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const ids: string[] = []
  for (const { time_zone, start, end, step, before, after } of practices) {
    const id = await createPractitioner({ key })
    await ask('PATCH', `/v1/practitioners/${id}`, { time_zone })
    await ask('PATCH', `/v1/practitioners/${id}/availability`, {
      rules: [{ days, start_time: start, end_time: end }],
      slot_step_minutes: step,
      horizon_days: 730,
      buffer_before_minutes: before,
      buffer_after_minutes: after,
    })
    ids.push(id)
  }
  let ahead = 0
  const known: Known[] = []
  const now = async () => Date.parse((await ask('GET', '/v1/test_clock')).body.now)

  const blockedBy = ({ practice, at }: Pick<Known, 'practice' | 'at'>) => {
    const { before, after } = practices[practice]!
    return { from: at - before * minute, until: at + lasts + after * minute }
  }
  const isTaken = (practice: number, at: number, except?: Known) => {
    const mine = blockedBy({ practice, at })
    return known.some((other) => {
      if (other === except || other.practice !== practice || !blocking.includes(other.status)) {
        return false
      }
      const theirs = blockedBy(other)
      return mine.from < theirs.until && theirs.from < mine.until
    })
  }
  const canBe = (practice: number, at: number, except?: Known) =>
    offered[practice]!.has(at) && !isTaken(practice, at, except)

  // What has run out no longer blocks, whether or not the service has noted it.
  async function runOut() {
    const present = await now()
    for (const session of known) {
      if (session.status === 'held' && session.expires <= present) session.status = 'run out'
    }
  }

  const timeOf = (at: number) => new Date(at).toISOString()
  const create = (practice: number, at: number, more = {}) =>
    ask('POST', '/v1/sessions', { practitioner_id: ids[practice], starts_at: timeOf(at), ...more })
  const step = (id: string, name: string, body?: object) =>
    ask('POST', `/v1/sessions/${id}/${name}`, body)

  function refusedRightly(answer: { status: number; body: any }, practice: number, at: number) {
    const expected = offered[practice]!.has(at) ? 'slot_taken' : 'outside_availability'
    assert.equal(answer.body.error?.code, expected)
  }

  async function carryOut({ what, practice, slot, aside: excluded, session: number }: Operation) {
    await runOut()
    const slots = [...offered[practice]!]
    const at = slots[slot % slots.length]! + excluded * quarter
    const session = known[number % Math.max(known.length, 1)]
    if (what === 'book' || what === 'hold') {
      const may = canBe(practice, at)
      const answer = await create(practice, at, what === 'hold' ? { hold: true } : {})
      assert.equal(answer.status === 200, may, `${what} ${timeOf(at)} ${answer.text}`)
      if (!may) return refusedRightly(answer, practice, at)
      const { id, status, hold_expires_at } = answer.body
      const expires = Date.parse(hold_expires_at)
      known.push({ id, practice, at, status, expires, told: ['created'] })
    } else if (what === 'wait' || what === 'pass') {
      // As time passes, with the steps it takes; or unnoticed, as when no worker runs.
      if (what === 'wait') await ask('POST', '/v1/test_clock/advance', { by: 'PT6M' })
      ahead += 6 * minute
      const moved = 'update accounts set clock_offset_ms = $2 where account = $1'
      if (what === 'pass') await sql.query(moved, [account, ahead])
    } else if (!session) return
    else if (what === 'reschedule') {
      const at = slots.length > 0 ? movedTo(session, slot, excluded) : 0
      const open = session.status === 'scheduled'
      const own = at === session.at
      const may = open && (own || canBe(session.practice, at, session))
      const answer = await step(session.id, 'reschedule', { starts_at: timeOf(at) })
      assert.equal(answer.status === 200, may, answer.text)
      if (!may && open) return refusedRightly(answer, session.practice, at)
      if (!may || own) return
      session.at = at
      session.told.push('rescheduled')
    } else {
      const steps: Record<string, [string[], string]> = {
        confirm: [['held'], 'scheduled'],
        release: [['held', 'run out'], 'released'],
        cancel: [['held', 'run out', 'scheduled'], 'canceled'],
      }
      const [states, leads] = steps[what]!
      const answer = await step(session.id, what)
      // What ran out unnoticed may still be given back; noted, it is over.
      if (session.status === 'run out' && what !== 'confirm') {
        if (answer.status === 200) close(session, leads)
        return
      }
      assert.equal(answer.status === 200, states.includes(session.status), answer.text)
      if (answer.status === 200) close(session, leads)
    }
  }
  function close(session: Known, status: string) {
    session.status = status
    session.told.push(status)
  }
  function movedTo({ practice }: Known, slot: number, excluded: number) {
    const slots = [...offered[practice]!]
    return slots[slot % slots.length]! + excluded * quarter
  }

  // As the database holds it: no two that block overlap, and each version has its event.
  async function holds() {
    await runOut()
    const { rows: overlapping } = await sql.query(
      `select one.id from sessions one join sessions other using (account, practitioner_id)
       where account = $1 and one.id < other.id and one.busy && other.busy
         and one.status = any($2) and other.status = any($2)`,
      [account, blocking],
    )
    assert.deepEqual(overlapping, [])
    const { rows } = await sql.query(
      `select sessions.id, status, version,
         array_agg(events.object_version order by object_version) as versions,
         array_agg(substr(events.type, 9) order by object_version) as told
       from sessions join events on events.account = sessions.account and object_id = sessions.id
       where sessions.account = $1 and events.type <> 'session.reminder_due'
       group by sessions.id, status, version`,
      [account],
    )
    const stored = new Map(rows.map((row) => [row.id, row]))
    for (const { id, status, told: result } of known) {
      const row = stored.get(id)!
      assert.deepEqual(
        row.versions,
        Array.from({ length: row.version }, (_, n) => n + 1),
      )
      const ended = row.status === 'expired' ? ['expired'] : []
      assert.deepEqual(row.told, [...result, ...ended])
      if (status !== 'run out') assert.equal(row.status, status)
      else assert.ok(['held', 'expired'].includes(row.status))
    }
  }

  // What is listed is what the model says, and each of it can be booked.
  async function slotsAreTrue(practice: number, prove: boolean) {
    await runOut()
    const query = `from=${timeOf(from)}&to=${timeOf(until)}`
    const { body } = await ask('GET', `/v1/practitioners/${ids[practice]}/slots?${query}`)
    const listed: number[] = body.data.map(({ starts_at }: any) => Date.parse(starts_at))
    const expected = [...offered[practice]!].filter((at) => canBe(practice, at))
    assert.deepEqual(
      listed,
      expected.sort((one, other) => one - other),
    )
    if (!prove) return
    const tried = new Set([...listed, ...[...offered[practice]!].map((at) => at + quarter)])
    for (const at of tried) {
      const answer = await create(practice, at)
      assert.equal(answer.status === 200, listed.includes(at), `${timeOf(at)} ${answer.text}`)
      if (answer.status === 200) await step(answer.body.id, 'cancel')
    }
  }
  return { carryOut, holds, slotsAreTrue }
}

test('No order of actions makes a calendar inconsistent', { timeout: 280_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 24 }), async (operations) => {
      const { carryOut, holds, slotsAreTrue } = await service()
      for (const one of operations) {
        await carryOut(one)
        await holds()
        await slotsAreTrue(one.practice, false)
      }
      for (const practice of practices.keys()) await slotsAreTrue(practice, true)
      await holds()
    }),
    { numRuns: 15, endOnFailure: true },
  )
})

test('The model handles the night with a skipped hour', () => {
  const night = [...offered[0]!].filter((at) => at >= leap && at < leap + day)
  assert.deepEqual(
    night.map((at) => new Date(at).toISOString().slice(11, 16)),
    ['06:00', '06:30', '07:00', '07:30', '08:00'],
  )
})
