// Replays the sample data as API calls in chronological order, with scheduled jobs run in between.
// Calls are plain data: a value that starts with "@" refers to the result of an earlier call.
import Type from 'typebox'
import { type Actor, type Call, newEffects } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { runDueJobs } from '#kernel/jobs.ts'
import type { Route } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { leaveStatement } from '#kernel/unit_of_work.ts'
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
  const progress = { results: new Map<string, unknown>(), requireValid: bodyChecks() }
  const story = acts.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  let now = story[0]?.at ?? call.now
  for (const [done, act] of story.entries()) {
    if (Temporal.Instant.compare(act.at, now) > 0) await passTime(call, now, act.at)
    now = act.at
    await perform(call, act, progress)
    told(done + 1, story.length)
  }
  await passTime(call, now, call.now)
}

const passTime = (call: Call, from: Temporal.Instant, until: Temporal.Instant) =>
  runDueJobs({ ...call, now: from }, jobs, until)

const byName = new Map(routes.map((route) => [route.name, route]))

type Progress = {
  results: Map<string, unknown> // By name, for later acts.
  requireValid: ReturnType<typeof bodyChecks>
}

async function perform(call: Call, act: Act, { results, requireValid }: Progress) {
  const { at, of = '', as, keeps = {}, body = {} } = resolved(act, results)
  const route = byName.get(act.route)!
  requireValid(route, body)
  const actor: Actor = as ? { kind: 'practitioner', id: as } : call.actor
  const moment: Call = {
    ...call,
    effects: newEffects(),
    now: at,
    actor,
    outside: simulatedOnly(call),
  }
  if (as) await call.query(actFor(as))
  const answer: any = await route.run(moment, { id: of, query: {}, body })
  if (route.afterCommit)
    await operateHere(moment, operation_handlers, processorIn(moment), answer.id)
  await call.query(leaveStatement(moment))
  if (as) await call.query(actFor(''))
  for (const [name, path] of Object.entries(keeps)) results.set(name, valueAt(answer, path))
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

// Checks bodies against the routes' schemas. Each schema is compiled once.
function bodyChecks() {
  const checks = new Map<string, ReturnType<typeof compile>>()
  return function requireValid({ name, body: schema }: Route, body: object) {
    if (!checks.has(name)) checks.set(name, compile(schema ?? Type.Object({})))
    const faults = checks.get(name)!(body)
    if (faults.length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`)
  }
}

// The call with references replaced by IDs.
function resolved(act: Act, results: Map<string, unknown>): Act {
  const { at, ...rest } = act
  const text = JSON.stringify(rest, (_, value) => {
    if (typeof value !== 'string' || !value.startsWith('@')) return value
    const result = results.get(value.slice(1))
    if (!result) throw new Error(`${act.route} refers to ${value}, which no earlier act created.`)
    return result
  })
  return { at, ...JSON.parse(text) }
}

const valueAt = (answer: any, path: string): unknown =>
  path.split('.').reduce((part, name) => part[name], answer)
