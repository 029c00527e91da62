// A lifecycle defines the states of a resource and the steps between them. It is plain data:
// routes, events, diagrams, OpenAPI, SDK methods and tests are generated from it.
//
// One word has three uses. A session that was started has the status "started", the timestamp
// "started_at" and the event "session.started". A step can have its own word, if the state's
// doesn't fit.
import type { TSchema } from 'typebox'
import type { Call } from './call.ts'
import type { Kind, Row } from './record.ts'
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
