// The client's load: several workers book sessions, sometimes the same slot, update sessions, add
// practitioners, and now and then send a request twice.
import { setTimeout as sleep } from 'node:timers/promises'
import { inDays } from '#tests/dates.ts'
import type { Client } from './client.ts'
import type { Dice } from './random.ts'
import type { Entry, Journal } from './journal.ts'

const most_asks = 60_000
const patience_ms = 180_000 // For what is still unknown when the faults are over.
const crowd = 4 // So many ask for the same slot.
const remembered = 400

type Booked = { id: string; status: string }

export type Load = ReturnType<typeof startLoad>

export function startLoad(
  client: Client,
  journal: Journal,
  dice: Dice,
  workers: number,
  longest_pause_ms = 10,
) {
  const practitioners: string[] = []
  const sessions: Booked[] = []
  const near: Booked[] = [] // Near enough to be started.
  let slot = 0
  let crowded = 0
  let running = true

  const ask = (path: string, body: (key: string) => Record<string, unknown>) => {
    const key = `ask-${journal.entries.length + 1}-${dice.upTo(1e9).toString(36)}`
    return journal.ask('POST', path, body(key), key)
  }

  async function addPractitioner() {
    const name = { given: 'Ada', family: `Okafor ${journal.entries.length}` }
    const profession = dice.pick(['psychologist', 'psychiatrist'])
    const metadata = (request: string) => ({ name, profession, metadata: { asked: request } })
    const made = await client.insist(ask('/practitioners', metadata))
    if (!made) return
    practitioners.push(made.id)
    const booked = await client.insist(booking(made.id, soon()))
    if (booked) near.push(booked)
  }

  const booking = (practitioner_id: string, starts_at: string) =>
    ask('/sessions', (request) => ({ practitioner_id, starts_at, metadata: { asked: request } }))

  function keep(made: Booked | undefined) {
    if (!made) return
    sessions.push(made)
    if (sessions.length > remembered) sessions.shift()
  }

  // A time that no other worker requests.
  async function book() {
    keep(await client.insist(booking(dice.pick(practitioners), timeOf(slot++))))
  }

  // A time that others request concurrently, or one that overlaps it by half.
  async function race() {
    if (++crowded % crowd === 0) slot++
    const starts_at = timeOf(slot, dice.pick([0, 0, 25]))
    keep(await client.insist(booking(practitioners[0]!, starts_at)))
  }

  // The same request twice at once, as an impatient caller sends it.
  async function sendTwice() {
    const entry = booking(dice.pick(practitioners), timeOf(slot++))
    const [made] = await Promise.all([client.insist(entry), client.insist(entry)])
    keep(made)
  }

  // A retry of an acknowledged request gets the same response.
  async function repeat() {
    const done = journal.entries.filter(isAcked).slice(-remembered)
    if (done.length > 0) await client.attempt(dice.pick(done))
  }

  async function step() {
    const word = dice.pick(['start', 'complete', 'cancel', 'cancel'])
    const target = word === 'cancel' ? sessions : near
    if (target.length === 0) return await book()
    const session = dice.pick(target)
    const body = (key: string) => (word === 'cancel' ? { reason: key } : {})
    await client.insist(ask(`/sessions/${session.id}/${word}`, body))
  }

  const habits = [book, book, book, race, race, race, race, step, step, step, sendTwice, repeat]

  async function work() {
    while (running && journal.entries.length < most_asks) {
      const habit = dice.next() < 0.02 ? addPractitioner : dice.pick(habits)
      await habit()
      await sleep(dice.upTo(longest_pause_ms))
    }
  }

  const finished = (async () => {
    while (running && practitioners.length < 5) await addPractitioner()
    await Promise.all(Array.from({ length: workers }, work))
  })()

  // No new requests; pending ones are retried until they get a response.
  async function stop() {
    running = false
    client.giveUpIn(patience_ms)
    await finished
  }
  return { stop }
}

const isAcked = ({ attempts }: Entry) => attempts.some(({ outcome }) => outcome === 'acked')

// Within the half hour in which a session can be started before its time.
const soon = () => Temporal.Now.instant().add({ minutes: 25 }).round('minute').toString()

// An hour apart, so that a session of fifty minutes never touches its neighbor.
const timeOf = (slot: number, minutes = 0) =>
  Temporal.Instant.from(inDays(2, '00:00:00')).add({ hours: slot, minutes }).toString()
