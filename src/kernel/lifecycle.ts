// A lifecycle defines the states of a resource and the steps between them. It is plain data:
// routes, events, diagrams, OpenAPI, SDK methods and tests are generated from it.
//
// One word has three uses. A session that was started has the status "started", the timestamp
// "started_at" and the event "session.started". A step can have its own word, if the state's
// doesn't fit.
import Type, { type TSchema } from 'typebox'
import { type Call, toTimestamp } from './call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { capitalize, displayName, eventClause } from '#catalogue/phrases.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, raw, sql } from '#db/sql.ts'
import { emit } from './events.ts'
import { howToResolve } from './explain_transition.ts'
import { Choice, Nullable, Timestamp } from './fields.ts'
import { atClockOf, type BaseRow, type Kind, type Row, tryLockRow } from './record.ts'
import { encryptFields, columnsOf, decryptRow } from './encrypted_row.ts'
import type { Waits } from './waits.ts'

export type Step<State extends string = string, R = unknown> = {
  from: readonly State[]
  to: State
  word?: string // Where the state's word would be wrong.
  outcomes?: readonly State[] // Where it may be by the time of the answer: others decide, outside.
  summary: string // What the step does, in a sentence.
  takes?: TSchema // What the caller sends along, kept in the columns of the same names.
  sets?: Record<string, null> // What no longer holds after it.
  by?: string // Who takes it, if not the caller: 'clock', 'clearinghouse'. No route is made then.
  requires?(call: Call, row: R): Promise<void> // What else must hold; throws if not.
  plan?(call: Call, row: R): void | Promise<void> // For the clock, if the due time is encrypted.
  // Runs after the step, in the same transaction.
  after?(call: Call, row: R): void | Promise<void>
}

// A named set of states. Each state is in the set or out of it, so a new state doesn't compile
// until every set classifies it.
export type StateSet<State extends string = string> = {
  in: readonly State[]
  out: readonly State[]
  constraints?: readonly string[] // Constraints, indexes and functions that use it in the database.
}

export type Lifecycle<R = unknown> = {
  kind: Kind<R>
  initial: string
  states: Record<string, string>
  sets?: Record<string, StateSet>
  steps: Record<string, Step>
  waits?: Waits // The scheduled jobs that an object in a state waits for.
}

// Identity function that lets the compiler infer the names of the states.
export const defineLifecycle = <
  const States extends Record<string, string>,
  const Steps extends Record<string, Step<keyof States & string, R>>,
  const Sets extends Record<string, StateSet<keyof States & string>> = {},
  R = Row,
>(lifecycle: {
  kind: Kind<R>
  initial: keyof States & string
  states: States
  sets?: Sets & Classified<keyof States & string, Sets>
  steps: Steps
  waits?: Waits<keyof States & string>
}): {
  kind: Kind<R>
  initial: keyof States & string
  states: States
  sets: Sets
  steps: Steps
  waits?: Waits<keyof States & string>
} => ({ ...lifecycle, sets: lifecycle.sets ?? ({} as Sets) })

// For each set, the states that it doesn't classify yet: there must be none.
type Classified<State, Sets extends Record<string, StateSet>> = {
  [Name in keyof Sets]: Exclude<
    State,
    Sets[Name]['in'][number] | Sets[Name]['out'][number]
  > extends infer Missing
    ? [Missing] extends [never]
      ? StateSet
      : { unclassified_states: Missing }
    : never
}

// The states of a row that is no resource: nobody but Attune moves it, so it has no steps.
export const defineStates = <
  const States extends Record<string, string>,
  const Sets extends Record<string, StateSet<keyof States & string>>,
>(declared: {
  table?: string // Absent for the states of an external party.
  initial: keyof States & string
  states: States
  sets: Sets & Classified<keyof States & string, Sets>
}): { table?: string; initial: keyof States & string; states: States; sets: Sets } => declared

type Declared = { states: Record<string, string>; sets?: Record<string, StateSet> }
type SetName<D extends Declared> = keyof D['sets'] & string
export type StateOf<D extends Declared> = keyof D['states'] & string

// Whether a state is in a named set.
export const isIn = <D extends Declared>(declared: D, set: SetName<D>, state: StateOf<D>) =>
  declared.sets?.[set]?.in.includes(state) ?? false

export const statesIn = <D extends Declared>({ sets }: D, set: SetName<D>): StateOf<D>[] => [
  ...(sets?.[set]?.in ?? []),
]

// The state of a set that has only one. If the set gets a second one, its uses don't compile.
export const onlyStateIn = <D extends Declared, Name extends SingleSetName<D>>(
  { sets }: D,
  set: Name,
) => sets![set]!.in[0] as NonNullable<D['sets']>[Name]['in'][number] & StateOf<D>

type SingleSetName<D extends Declared> = {
  [Name in SetName<D>]: NonNullable<D['sets']>[Name]['in'] extends readonly [string] ? Name : never
}[SetName<D>]

// A set in SQL: status in ('held', 'scheduled').
export function inSet<D extends Declared>(declared: D, set: SetName<D>, column = 'status') {
  const literals = statesIn(declared, set).map((state) => `'${state}'`)
  return raw(`${column} in (${literals.join(', ')})`)
}

// Takes a step. Of two concurrent callers, the second waits for the first and finds its new state.
export async function takeStep<R extends BaseRow = Row>(
  call: Call,
  lifecycle: Lifecycle<R>,
  id: string,
  name: string,
  taken: Record<string, unknown> = {},
  locked?: R, // The row, if the caller has locked it already.
): Promise<R> {
  const moved = await tryStep(call, lifecycle, id, name, taken, locked)
  if (!moved) throw await refusal(call, lifecycle, id, name)
  return moved
}

// Takes a step if the state allows it. Otherwise, nothing happens.
export async function tryStep<R extends BaseRow = Row>(
  call: Call,
  lifecycle: Lifecycle<R>,
  id: string,
  name: string,
  taken: Record<string, unknown> = {},
  locked?: R,
): Promise<R | undefined> {
  const { kind, steps } = lifecycle
  const { object, table } = kind
  const { from, to, word = to, sets, requires, after } = steps[name]!
  const moment = atClockOf(kind, call)

  const now = toTimestamp(moment.now)
  const fields = { ...sets, ...taken, status: to, [`${word}_at`]: now, updated_at: now }
  // All encrypted fields are in one column, so a step that writes any of them reads it first.
  const reads_row = Boolean(
    requires || Object.keys(fields).some((name) => isEncryptedField(kind, name)),
  )
  const before = reads_row ? (locked ?? (await tryLockRow(call, kind, id))) : undefined
  if (reads_row && !from.includes(before?.status ?? '')) return undefined
  if (before) await requires?.(call, before)
  const closed = before && (await encryptFields(call, kind, id, fields, before))
  const [moved] = await call.query<R>(sql`
    update ${raw(table)}
    set ${assignments(closed?.columns ?? fields)}, version = version + 1
    where account = ${call.account} and id = ${id} and status = any(${from})
    returning ${closed ? allColumns(table) : columnsOf(kind)}`)
  if (!moved) return undefined

  const changed = Object.keys(fields).filter((name) => name !== 'updated_at')
  emit(moment, `${object}.${word}`, moved, changed)
  const row = closed ? closed.show(moved) : await decryptRow(call, kind, moved)
  await after?.(call, row)
  return row
}

// Takes a step of many objects with one statement, where their states allow it. For steps without
// conditions, encrypted fields or work after them. Each object has its own call, for the reason in
// the audit log.
export async function takeStepOfMany<R extends BaseRow = Row>(
  call: Call,
  { kind, steps }: Lifecycle<R>,
  calls: Map<string, Call>,
  name: string,
) {
  if (calls.size === 0) return
  const { from, to, word = to } = steps[name]!
  const now = toTimestamp(atClockOf(kind, call).now)
  const fields = { status: to, [`${word}_at`]: now }
  const moved = await call.query<R>(sql`
    update ${raw(kind.table)}
    set ${assignments({ ...fields, updated_at: now })}, version = version + 1
    where account = ${call.account} and id = any(${[...calls.keys()]}) and status = any(${from})
    returning ${allColumns(kind.table)}`)
  for (const row of moved) {
    emit(atClockOf(kind, calls.get(row.id)!), `${kind.object}.${word}`, row, Object.keys(fields))
  }
}

const isEncryptedField = ({ encryption }: Kind, name: string) =>
  Boolean(encryption && (name in encryption.fields || name === encryption.of))

async function refusal(call: Call, lifecycle: Lifecycle, id: string, step: string) {
  const { object, table } = lifecycle.kind
  const [row] = await call.query<Row>(
    sql`
      select ${allColumns(table)} from ${raw(table)}
      where account = ${call.account} and id = ${id}`,
  )
  if (!row) return notFound(object)
  return transitionError(lifecycle, row.status!, step)
}

// The error for an action that the state doesn't allow, with the allowed steps and how to resolve
// it.
export const transitionError = (
  lifecycle: Lifecycle,
  status: string,
  step: string,
  from?: readonly string[], // States that allow it, if it isn't a step of the lifecycle.
) =>
  new ApiError(
    'invalid_transition',
    { resource: displayName(lifecycle.kind.object), status, step },
    {
      allowed: allowedSteps(lifecycle, status),
      how_to_resolve: howToResolve(lifecycle, status, step, from),
    },
  )

// The steps that a caller can take from a state.
export const allowedSteps = ({ steps }: Lifecycle, status: string) =>
  Object.keys(steps).filter((name) => !steps[name]!.by && steps[name]!.from.includes(status))

// What the fields of a lifecycle derive from. It doesn't name the type of rows, which derives from
// these fields.
type Outline = {
  kind: { object: string }
  initial: string
  states: Record<string, string>
  steps: Record<string, { to: string; word?: string }>
}

// The fields a lifecycle gives its resource: its status, and when each step was last taken.
export function lifecycleFields<L extends Outline>({ kind, initial, states, steps }: L) {
  const moments = Object.values(steps).map(({ to, word = to }) => [
    `${word}_at`,
    Nullable(Timestamp(`When ${eventClause(kind.object, word, 'the')}.`)),
  ])
  return {
    status: Choice(
      Object.keys(states) as (keyof L['states'] & string)[],
      'Status in the lifecycle.',
      {
        examples: [initial],
      },
    ),
    ...(Object.fromEntries(moments) as Record<`${WordOf<L>}_at`, Moment>),
  }
}

// Every event a lifecycle can send, with its description.
export function lifecycleEvents({ kind, steps }: Lifecycle) {
  const words = new Set(Object.values(steps).map(({ to, word = to }) => word))
  return [...words].map(
    (word) =>
      [`${kind.object}.${word}`, `${capitalize(eventClause(kind.object, word, 'a'))}.`] as const,
  )
}

type Moment = Type.TUnion<[Type.TString, Type.TNull]>
type WordOf<L extends Outline> = Word<L['steps'][keyof L['steps']]>
type Word<S extends { to: string }> = S extends { word: infer W extends string } ? W : S['to']
