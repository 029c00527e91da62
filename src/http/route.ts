// Defines routes as data. The server, OpenAPI, the SDK and the tests are generated from it.
import Type, { type Static, type TSchema } from 'typebox'
import type { Actor, Call, SendsTo } from '#call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import type { Scope } from '#catalogue/scopes.ts'
import type { Statement } from '#db/sql.ts'
import { type Lifecycle, takeStep } from '#lifecycle.ts'
import type { House } from './house.ts'

export type Given<Query = any, Body = any> = { id: string; query: Query; body: Body }

// A read of one statement: it goes out together with the entrance, in one round trip.
export type Read = {
  statement: Statement
  // A second look, where the first found too little.
  more?(rows: any[]): Statement | undefined | Promise<Statement | undefined>
  open?(call: Call, rows: any[]): Promise<any[]> // Decrypts them, without a further query.
  answer(rows: any[], call?: Call): unknown // Or a promise of it, where it takes long to make.
  // Depends on more than a person's token sees: to them run() answers, which can look further.
  persons_look_further?: boolean
  notes?: ((call: Call, rows: any[]) => void) | undefined // Writes its audit log entries.
}

// What a route that goes on outside has to go on with.
export type Following = Pick<House, 'db' | 'secrets' | 'processors' | 'log'>

export type Route<Query extends TSchema = TSchema, Body extends TSchema = TSchema> = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  scope: Scope | null // Null where any good key will do.
  guarded_by?: Scope // What a key needs to see what a write answers: see guarded.ts.
  may_need?: Scope[] // Scopes that some parameters also require.
  summary: string
  query?: Query
  body?: Body
  returns: TSchema
  refuses?: ErrorCode[]
  actors?: Actor['kind'][] // Who may call it; the account and practitioners, unless it says so.
  // Whom it sends something of a person's record to. What it carries is decided on by category.
  sends_to?: SendsTo
  sandbox_only?: boolean
  // Numbers that look like a card's are refused in every body; here in the query and the key too.
  refuses_cards?: boolean
  takes_file?: boolean // What others wrote is kept as it came, with whatever numbers are in it.
  most_bytes?: number // How long its body may be, where that is more than others may.
  // How many ordinary requests it costs as much as; 1 unless given. The fair queue counts in it.
  cost?: number
  in_turn?: boolean // Whether those of one key wait for each other before they begin.
  needs_if_match?: boolean // Whether the caller must say which version it changes.
  shows_once?: string[] // Fields of the answer that are secret: they are not kept for a repeat.
  // Where it would be out of date at once, or shows several persons: none of their keys seals it.
  keeps_no_answer?: boolean
  // What is done outside once the change is committed, for a bounded time; gives what is answered.
  follow?(works: Following, account: string, id: string): Promise<object>
  read?(given: Given<Static<Query>, Static<Body>>): Read | undefined
  run(call: Call, given: Given<Static<Query>, Static<Body>>): Promise<unknown>
  // Whether what it needs consent for is still permitted: judged again before an earlier answer is
  // repeated.
  rejudge?(
    call: Call,
    given: Given<Static<Query>, Static<Body>>,
    made: string | null,
  ): Promise<unknown>
  // What a repeat is answered when the first answer is no longer kept, where that is not simply the
  // object as it is.
  again?(call: Call, given: Given<Static<Query>, Static<Body>>): Promise<unknown>
}

// Returns what it is given. It is here for the compiler, which then knows what run() receives.
export const route = <Q extends TSchema, B extends TSchema>(route: Route<Q, B>) =>
  route as unknown as Route

// Also available to persons, each for their own data only.
export const everybody: Actor['kind'][] = ['account', 'practitioner', 'person']

export const isWrite = ({ method }: Route) => method !== 'GET'

// How a step is taken, where that is more than moving the row along.
type Taken = {
  run?(call: Call, id: string, body: any): Promise<unknown>
  refuses?: ErrorCode[]
  may_need?: Scope[]
  actors?: Route['actors']
  sends_to?: SendsTo
  follow?: Route['follow']
}

// One route for each step a caller can take: POST /v1/sessions/{id}/start, and so on.
export function lifecycleRoutes(
  lifecycle: Lifecycle,
  scope: Scope | null,
  returns: TSchema,
  special: Record<string, Taken> = {},
): Route[] {
  const { table } = lifecycle.kind
  const { steps } = lifecycle
  return Object.entries(steps)
    .filter(([, { by }]) => !by)
    .map(([step, { does, takes }]) => ({
      name: `${table}.${step}`,
      method: 'POST',
      path: `/v1/${table}/{id}/${step}`,
      scope,
      summary: does,
      body: takes ?? Type.Object({}),
      returns,
      refuses: [...of_every_step, ...(special[step]?.refuses ?? [])],
      ...(special[step]?.may_need && { may_need: special[step].may_need }),
      ...(special[step]?.actors && { actors: special[step].actors }),
      ...(special[step]?.sends_to && { sends_to: special[step].sends_to }),
      ...(special[step]?.follow && { follow: special[step].follow, keeps_no_answer: true }),
      run: (call, { id, body }) =>
        special[step]?.run?.(call, id, body) ?? takeStep(call, lifecycle, id, step, body as {}),
    }))
}

const of_every_step: ErrorCode[] = [
  'resource_not_found',
  'invalid_transition',
  'precondition_failed',
]
