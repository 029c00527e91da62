// Defines routes as data. The server, OpenAPI, the SDK and the tests are generated from it.
import Type, { type Static, type TSchema } from 'typebox'
import type { Actor, Call, SendsTo } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import type { Scope } from '#catalogue/scopes.ts'
import type { Statement } from '#db/sql.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { takeStep } from '#kernel/take_step.ts'
import type { AppContext } from '#http/app_context.ts'
import type { References, Source } from '#http/expand/expandable.ts'

// `any` unless a route declares its schemas: the request was validated against them.
export type RequestInput<Query = any, Body = any> = { id: string; query: Query; body: Body }

// A method, so that a read of some rows is also a read of any.
type ReadAudit<R> = { note(call: Call, rows: R[]): void }

// A single-statement read, sent together with the key lookup in one round trip.
export type Read<R = unknown> = {
  statement: Statement
  // A second query if the first found too little.
  more?(rows: R[], call: Call): Statement | undefined | Promise<Statement | undefined>
  decrypt?(call: Call, rows: R[]): Promise<R[]> // Decrypts them, without a further query.
  respond(rows: R[], call: Call): unknown // The response, or a promise of it.
  // Needs more than a person's token can see, so run() handles their requests.
  persons_look_further?: boolean
  audit?: ReadAudit<R>['note'] | undefined // Writes its audit log entries.
}

// A read that waits while its list is empty: for events after a sequence, for so many seconds.
export type LongPoll = { after: number; wait_seconds: number }

// What `afterCommit` can use.
export type AfterCommitContext = Pick<AppContext, 'db' | 'secrets' | 'outside' | 'log'>

// The request whose change is committed.
export type CommittedRequest = { actor: Actor; body: unknown }

export type Route<Query extends TSchema = TSchema, Body extends TSchema = TSchema> = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  scope: Scope | null // Null if any valid key can call it.
  guarded_by?: Scope // Scope required to see the response of a write: see read_access.ts.
  conditional_scopes?: Scope[] // Scopes that some parameters also require.
  summary: string
  query?: Query
  body?: Body
  returns: TSchema
  errors?: ErrorCode[]
  actors?: Actor['kind'][] // Who can call it. Default: the account and practitioners.
  // Recipient of data it sends outside. Disclosure is decided per data category.
  sends_to?: SendsTo
  sandbox_only?: boolean
  // Of a member: their identity was confirmed minutes ago. Declared only if the schemas don't show
  // why: see http/access/fresh_sign_in.ts.
  needs_fresh_sign_in?: boolean
  // Card numbers are rejected in every body; with this, also in the query and Idempotency-Key.
  refuses_cards?: boolean
  takes_file?: boolean // Third-party files are stored unchanged, so card numbers aren't rejected.
  most_bytes?: number // Maximum body size, if larger than the default.
  // Cost in ordinary requests, for the fair queue. Default: 1.
  cost?: number
  one_snapshot?: boolean // True if everything it reads must be as of one moment.
  // Whether a replica can serve it, if the caller accepts older data. It must decide nothing.
  from_replica?: boolean
  one_at_a_time?: boolean // True if requests of one key run one at a time.
  needs_if_match?: boolean // True if If-Match is required.
  shows_once?: string[] // Secret response fields that aren't stored for replays.
  // For responses that go stale at once, or concern several persons and so have no single key.
  stores_no_response?: boolean
  // Runs after the change is committed, for a bounded time, and returns the response.
  afterCommit?(
    works: AfterCommitContext,
    account: string,
    id: string,
    request: CommittedRequest,
  ): Promise<object>
  // Whether its errors are returned: only if a retry is safe.
  fails_after_commit?: boolean
  // Locks the object that If-Match refers to and returns its version. Default: the one in the path.
  lockVersion?(call: Call, id: string): Promise<number | undefined>
  // The module whose writeAsPdf() makes a PDF of the response, for callers that accept one.
  pdf?: string
  // Writes the response as CSV, for callers that accept it. `any`: the body is what it returns.
  csv?(body: any): string
  source?: Source // Of a list: how references to its objects are expanded.
  references?: References // What `expand` can name in the response.
  // For the account that the key probably belongs to. Without one, run() handles the request, with
  // the same response and audit log entries.
  read?(input: RequestInput<Static<Query>, Static<Body>>, account: string): Read | undefined
  longPoll?(input: RequestInput<Static<Query>, Static<Body>>): LongPoll | undefined
  run(call: Call, input: RequestInput<Static<Query>, Static<Body>>): Promise<unknown>
  // Checks consent again before a stored response is replayed.
  recheck?(
    call: Call,
    input: RequestInput<Static<Query>, Static<Body>>,
    object_id: string | null,
  ): Promise<unknown>
  // The response to a replay whose stored response was deleted. Default: the current object.
  replayDeleted?(call: Call, input: RequestInput<Static<Query>, Static<Body>>): Promise<unknown>
}

// Identity function that lets the compiler infer what run() receives.
export const route = <Q extends TSchema, B extends TSchema>(route: Route<Q, B>) =>
  route as unknown as Route

// A route that always reads with a single statement.
export const readRoute = <Q extends TSchema, B extends TSchema>(
  definition: Omit<Route<Q, B>, 'run' | 'read'> & {
    read(input: RequestInput<Static<Q>, Static<B>>, account: string): Read
  },
) =>
  route<Q, B>({
    ...definition,
    run: (call, input) => runRead(call, definition.read(input, call.account)),
  })

// A single-statement read in a unit of work.
export const runRead = async (call: Call, read: Read) =>
  await completeRead(call, read, await call.query(read.statement), call.query)

type Find = (statement: Statement) => Promise<unknown[]>

// Turns the rows that a read found into its response, and notes its audit log entries.
export async function completeRead(call: Call, read: Read, first: unknown[], find: Find) {
  const more = await read.more?.(first, call)
  const found = more ? await find(more) : first
  const rows = (await read.decrypt?.(call, found)) ?? found
  const body = await read.respond(rows, call)
  read.audit?.(call, rows)
  return body
}

// Also available to persons, each for their own data only.
export const everybody: Actor['kind'][] = ['account', 'practitioner', 'person']

export const isWrite = ({ method }: Route) => method !== 'GET'

// Overrides for a step that does more than change the state.
type Taken = {
  // `any`: the body has the type of what the step takes.
  run?(call: Call, id: string, body: any): Promise<unknown>
  errors?: ErrorCode[]
  conditional_scopes?: Scope[]
  actors?: Route['actors']
  sends_to?: SendsTo
  afterCommit?: Route['afterCommit']
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
    .map(([step, { summary: does, takes }]) => ({
      name: `${table}.${step}`,
      ...(step === 'delete'
        ? { method: 'DELETE', path: `/v1/${table}/{id}` }
        : {
            method: 'POST',
            path: `/v1/${table}/{id}/${step}`,
            body: takes ?? Type.Object({}),
          }),
      scope,
      summary: does,
      returns,
      errors: [...of_every_step, ...(special[step]?.errors ?? [])],
      ...(special[step]?.conditional_scopes && {
        conditional_scopes: special[step].conditional_scopes,
      }),
      ...(special[step]?.actors && { actors: special[step].actors }),
      ...(special[step]?.sends_to && { sends_to: special[step].sends_to }),
      ...(special[step]?.afterCommit && {
        afterCommit: special[step].afterCommit,
        stores_no_response: true,
      }),
      run: (call, { id, body }) =>
        special[step]?.run?.(call, id, body) ?? takeStep(call, lifecycle, id, step, body as {}),
    }))
}

const of_every_step: ErrorCode[] = [
  'resource_not_found',
  'invalid_transition',
  'precondition_failed',
]
