// Replays the sample data as API calls in chronological order, with scheduled jobs run in between.
// Calls are plain data: a value that starts with "@" refers to the result of an earlier call.
import Type from 'typebox'
import { type Actor, type Call, newEffects } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { runDueJobs } from '#kernel/jobs.ts'
import type { Route } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { leaveStatement } from '#kernel/leave.ts'
import { jobs, routes } from '#areas/index.ts'
import { performOperationsInCall } from '#areas/payments/payment/operation.ts'
import { operation_handlers } from '#areas/payments/index.ts'

export type SampleCall = {
  at: Temporal.Instant
  route: string // "sessions.create"
  of?: string // The object: "@session 4".
  as?: string // The practitioner to act for: "@practitioner 2".
  body?: object
  keeps?: Record<string, string> // Values for later calls: {'session 4': 'id'}.
}

type ReportProgress = (done: number, total: number) => void

// Replays the calls, and the scheduled jobs between them and now, in one transaction.
export async function replay(
  call: Call,
  calls: SampleCall[],
  reportProgress: ReportProgress = () => {},
) {
  const progress = { saved: new Map<string, unknown>(), requireValid: bodyChecks() }
  const ordered = calls.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  let now = ordered[0]?.at ?? call.now
  for (const [done, sample] of ordered.entries()) {
    if (Temporal.Instant.compare(sample.at, now) > 0) await runJobsUntil(call, now, sample.at)
    now = sample.at
    await runCall(call, sample, progress)
    reportProgress(done + 1, ordered.length)
  }
  await runJobsUntil(call, now, call.now)
}

const runJobsUntil = (call: Call, from: Temporal.Instant, until: Temporal.Instant) =>
  runDueJobs({ ...call, now: from }, jobs, until)

const byName = new Map(routes.map((route) => [route.name, route]))

type Progress = {
  saved: Map<string, unknown> // By name, for later calls.
  requireValid: ReturnType<typeof bodyChecks>
}

async function runCall(call: Call, sample: SampleCall, { saved, requireValid }: Progress) {
  const { at, of = '', as, keeps = {}, body = {} } = resolveReferences(sample, saved)
  const route = byName.get(sample.route)!
  requireValid(route, body)
  const actor: Actor = as ? { kind: 'practitioner', id: as } : call.actor
  const moment: Call = {
    ...call,
    effects: newEffects(),
    now: at,
    actor,
    outside: simulatedOnly(call),
  }
  if (as) await call.query(setPractitioner(as))
  const response = await route.run(moment, { id: of, query: {}, body })
  if (route.afterCommit)
    await performOperationsInCall(moment, operation_handlers, processorIn(moment), idOf(response))
  await call.query(leaveStatement(moment))
  if (as) await call.query(setPractitioner(''))
  for (const [name, path] of Object.entries(keeps)) saved.set(name, valueAt(response, path))
}

// The simulated processor, with its records in the same transaction.
const processorIn = (call: Call) => call.outside.processors.inTransaction!(call)

// Sample payments are never sent to a real processor.
function simulatedOnly(call: Call) {
  const { processors } = call.outside
  return { ...call.outside, processors: { ...processors, name: processorIn(call).name } }
}

// Sets the actor for row-level security, as for a request.
const setPractitioner = (id: string) => sql`select set_config('app.practitioner', ${id}, true)`

// Checks bodies against the routes' schemas. Each schema is compiled once.
function bodyChecks() {
  const checks = new Map<string, ReturnType<typeof compile>>()
  return function requireValid({ name, body: schema }: Route, body: object) {
    if (!checks.has(name)) checks.set(name, compile(schema ?? Type.Object({})))
    const issues = checks.get(name)!(body)
    if (issues.length > 0) throw new Error(`${name}: ${JSON.stringify(issues)}`)
  }
}

// The call with references replaced by IDs.
function resolveReferences(sample: SampleCall, saved: Map<string, unknown>): SampleCall {
  const { at, ...rest } = sample
  const text = JSON.stringify(rest, (_, value) => {
    if (typeof value !== 'string' || !value.startsWith('@')) return value
    const result = saved.get(value.slice(1))
    if (!result) throw new Error(`${sample.route} refers to ${value}, which no earlier call saved.`)
    return result
  })
  return { at, ...JSON.parse(text) }
}

const valueAt = (response: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], response)

const idOf = (response: unknown) => (response as { id: string }).id
