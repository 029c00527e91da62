// Replays the sample data as API calls in chronological order, with scheduled jobs run in between.
// Calls are plain data: a value that starts with "@" refers to the result of an earlier call.
import Type from 'typebox'
import { type Actor, type Call, noReason } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { runDueJobs } from '#kernel/jobs.ts'
import type { Route } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { leaveStatement } from '#kernel/leave.ts'
import { jobs, routes } from '#areas/index.ts'
import { operateHere } from '#areas/payments/payment/operation.ts'
import { operation_handlers } from '#areas/payments/index.ts'

export type Act = {
  at: Temporal.Instant
  route: string // "sessions.create"
  of?: string // What it is about: "@session 4".
  as?: string // Which practitioner acts: "@practitioner 2".
  body?: object
  keeps?: Record<string, string> // What of the answer later acts refer to: {'session 4': 'id'}.
}

type Told = (done: number, total: number) => void

// Replays the calls, and the scheduled jobs between them and now, in one transaction.
export async function play(call: Call, acts: Act[], told: Told = () => {}) {
  const made = new Map<string, unknown>()
  const story = acts.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  let now = story[0]?.at ?? call.now
  for (const [done, act] of story.entries()) {
    if (Temporal.Instant.compare(act.at, now) > 0) await passTime(call, now, act.at)
    now = act.at
    await perform(call, act, made)
    told(done + 1, story.length)
  }
  await passTime(call, now, call.now)
}

const passTime = (call: Call, from: Temporal.Instant, until: Temporal.Instant) =>
  runDueJobs({ ...call, now: from }, jobs, until)

const byName = new Map(routes.map((route) => [route.name, route]))
const checks = new Map<string, ReturnType<typeof compile>>()

async function perform(call: Call, act: Act, made: Map<string, unknown>) {
  const { at, of = '', as, keeps = {}, body = {} } = resolved(act, made)
  const route = byName.get(act.route)!
  requireShape(route, body)
  const actor: Actor = as ? { kind: 'practitioner', id: as } : call.actor
  const begins = {
    events: [],
    jobs: [],
    audits: [],
    metadata: [],
    why: noReason(),
    made: null,
    person: null,
  }
  const moment: Call = { ...call, ...begins, now: at, actor, outside: simulatedOnly(call) }
  if (as) await call.query(actFor(as))
  const answer: any = await route.run(moment, { id: of, query: {}, body })
  if (route.afterCommit)
    await operateHere(moment, operation_handlers, processorIn(moment), answer.id)
  await call.query(leaveStatement(moment))
  if (as) await call.query(actFor(''))
  for (const [name, path] of Object.entries(keeps)) made.set(name, valueAt(answer, path))
}

// The simulated processor, with its records in the same transaction.
const processorIn = (call: Call) => call.outside.processors.inTransaction!(call)

// Sample payments are never sent to a real processor.
function simulatedOnly(call: Call) {
  const { processors } = call.outside
  return { ...call.outside, processors: { ...processors, name: processorIn(call).name } }
}

// Sets the actor for row-level security, as for a request.
const actFor = (id: string) => sql`select set_config('app.practitioner', ${id}, true)`

function requireShape({ name, body: schema }: Route, body: object) {
  if (!checks.has(name)) checks.set(name, compile(schema ?? Type.Object({})))
  const faults = checks.get(name)!(body)
  if (faults.length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`)
}

// The call with references replaced by IDs.
function resolved(act: Act, made: Map<string, unknown>): Act {
  const { at, ...rest } = act
  const text = JSON.stringify(rest, (_, value) => {
    if (typeof value !== 'string' || !value.startsWith('@')) return value
    const kept = made.get(value.slice(1))
    if (!kept) throw new Error(`${act.route} refers to ${value}, which no act before it made.`)
    return kept
  })
  return { at, ...JSON.parse(text) }
}

const valueAt = (answer: any, path: string): unknown =>
  path.split('.').reduce((part, name) => part[name], answer)
