// What happens to a request, in order. A write runs in one unit of work: its row, its events and
// the stored response commit together (decision 3). A read of one statement is one round trip.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MustWait, readInOneRoundTrip } from '#db/transaction.ts'
import type { Call } from '#kernel/call.ts'
import { runUnit } from '#kernel/unit_of_work.ts'
import { admit, practitionerIn, shareOf } from '#http/access/admit.ts'
import { anticipateEntry, isAsAnticipated, untilNow } from '#http/access/anticipate.ts'
import {
  actorIn,
  authorizeRoute,
  credentialOf,
  type Entry,
  enterStatement,
} from '#http/access/authorize.ts'
import { authorizeInput, authorizeRequest } from '#http/access/authorize_request.ts'
import { longPoll } from '#http/access/long_poll.ts'
import { oneAtATime } from '#http/access/turns.ts'
import { namingFormParams } from '#http/parsing/param_notation.ts'
import { partsOf } from '#http/parsing/request_parts.ts'
import { type HandlerResponse, isEmptyList, runAfterCommit } from '#http/responses/after_commit.ts'
import { isLockTimeout } from '#http/responses/database_errors.ts'
import { keyInUse } from '#http/responses/idempotency.ts'
import { responsesOf, type Result } from '#http/responses/outcome.ts'
import { responseSender } from '#http/responses/send_response.ts'
import { serializer } from '#http/responses/serialize.ts'
import { cutOff, deliverTwice, slowly } from '#http/responses/simulated_failures.ts'
import { expand } from '#http/expand/expand.ts'
import { buildCall, noQuery } from '#http/routing/build_call.ts'
import { runVersioned } from '#http/routing/if_match.ts'
import {
  completeRead,
  isWrite,
  type Read,
  type RequestInput,
  type Route,
} from '#http/routing/route.ts'
import type { AppContext } from './app_context.ts'
import { type Exchange, replicaReader } from './replica_read.ts'

export function handlerOf(context: AppContext, route: Route) {
  const { readHead, readBody } = partsOf(route, context)
  const serialize = serializer(context, route)
  const responses = responsesOf(context, route, serialize)
  const sendResponse = responseSender(route)
  const inTurn = oneAtATime()
  const readFromReplica = replicaReader(context, route, responses)

  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    // 1. Parse the headers and the query. Only callers with a valid key see what is wrong.
    const account = context.admission.known_keys.accountOf(request.key_hash)
    const head = readHead(request, account)
    if (head instanceof Error) {
      await admit(context, request, reply, route)
      throw head
    }
    const { simulation, dry_run } = head
    const exchange = { request, reply, head, account }

    // 2. Wait for the caller's share of the database connections. Read or run. Then do what must
    // follow the commit, such as calling a payment processor.
    const share = shareOf(context, request, route)
    const { read } = head
    const runOnPrimary = () => (read ? readOnce(exchange, read) : runInUnit(exchange))
    const work = async () => (await readFromReplica?.(exchange)) ?? (await runOnPrimary())
    const respond = async () =>
      await runAfterCommit(
        context,
        route,
        serialize,
        await context.admission.queue.run(share, work),
      )
    const poll = head.input && route.longPoll?.(head.input)
    const takeTurn = () => {
      if (poll) return longPoll(context, exchange, poll, respond)
      return route.one_at_a_time ? inTurn(request.key_hash, respond) : respond()
    }

    // 3. Send the response.
    const response = await (simulation ? slowly(simulation, takeTurn) : takeTurn())
    if (simulation?.name === 'timeout_after_commit') return cutOff(context, request, reply)
    if (dry_run) reply.header('dry-run', 'true')
    return await sendResponse(reply, head.format, response)
  }

  function noteTime(entry: Entry, sent_at: number) {
    if (entry.account) context.admission.clock.note(entry.real_now, sent_at)
  }

  // A write, or a read of several statements.
  async function runInUnit({ request, reply, head }: Exchange): Promise<HandlerResponse> {
    const { on_behalf_of, key, dry_run, simulation } = head
    let entered = false
    let input!: RequestInput // Read once, even if the unit runs again.
    const anticipate = () => anticipateEntry(context, request.key_hash, on_behalf_of)
    let expected = dry_run || simulation ? undefined : anticipate()

    function authorize(entry: Entry) {
      authorizeRequest(context, route, { request, reply, entry, on_behalf_of })
      input ??= head.input ?? readBody(request)
      authorizeInput(request, entry, head, input)
    }
    const callOf = (entry: Entry, query: Call['query']): Call => ({
      ...buildCall(context, request, on_behalf_of, entry, query),
      sends_to: route.sends_to ?? null,
      dry_run,
    })

    return await runUnit<Entry, Awaited<ReturnType<typeof responses.replay>>, HandlerResponse>(
      context.db,
      {
        // 1. Enter: look up the key, the account, its time, the actor and the Idempotency-Key.
        enter: enterStatement({
          key_hash: request.key_hash,
          practitioner_id: practitionerIn(on_behalf_of),
          idempotency_key: key?.hash ?? null,
        }),

        // 2. Check the key, its limits, the origin and the scope. Only then parse the body.
        open(entry, query, sent_at) {
          entered = true
          noteTime(entry, sent_at)
          authorize(entry)
          return callOf(entry, query)
        },

        // If the key was used before, the first query of the route is sent together with 1. Its
        // rows are seen only after 2.
        early: expected && {
          open(query) {
            expected = anticipate() // It may have waited for a connection.
            if (!expected) throw new MustWait()
            authorizeRoute(context, route, expected, actorIn(expected, on_behalf_of))
            input ??= head.input ?? readBody(request)
            return callOf(expected, query)
          },
          admit(entry, sent_at) {
            entered = true
            noteTime(entry, sent_at)
            if (!isAsAnticipated(entry, expected!)) throw new MustWait()
            authorize(entry)
            return untilNow(entry, expected!)
          },
        },

        // 3. Replay the stored response, if this Idempotency-Key was used before.
        replay: async (call, entry) =>
          entry.stored_fingerprint ? await responses.replay(call, head, input, entry) : undefined,

        // 4. Run the route, if the object has the version that If-Match expects.
        async run(call) {
          if (head.simulation?.name === 'duplicate_event') await call.query(deliverTwice)
          const run = () => runVersioned(route, call, input, head.if_match)
          const body = await namingFormParams(request, run)
          const names = input.query.expand as string[] | undefined
          return names
            ? { body, expansion: await expand(call, body, route.references!, names) }
            : { body }
        },

        // 5. Leave: write events, jobs, audit log entries and the stored response, and commit.
        leave: (call, result) => responses.leave(call, head, input, result),

        // Or roll back, if this is a dry run.
        dry_run: dry_run ? responses.dry_run : undefined,
        onAuditFailure: responses.logAuditFailure,
        saveAudits: isWrite(route) ? undefined : context.saveAudits,
        settles_commit: route.afterCommit !== undefined,
        one_snapshot: route.one_snapshot,
      },
    ).catch((error) => {
      throw !entered && isLockTimeout(error) ? keyInUse() : error
    })
  }

  // A read of one statement, sent together with the key lookup.
  async function readOnce(exchange: Exchange, read: Read): Promise<HandlerResponse> {
    const { request, reply, head, account } = exchange
    const { on_behalf_of } = head
    const enter = enterStatement({
      key_hash: request.key_hash,
      practitioner_id: practitionerIn(on_behalf_of),
      reads_only: true,
    })
    const send = (statement: Read['statement']) =>
      readInOneRoundTrip<Entry, unknown>(context.db, enter, statement)
    const [entry, first, sent_at] = await send(read.statement)
    noteTime(entry, sent_at)
    const isOtherAccount = entry.account !== null && entry.account !== account
    const looksFurther = read.persons_look_further && entry.subject_kind === 'person'
    if (isOtherAccount || looksFurther) return await runInUnit(exchange)
    authorizeRequest(context, route, { request, reply, entry, on_behalf_of })
    authorizeInput(request, entry, head, head.input!)
    const call = buildCall(context, request, on_behalf_of, entry, noQuery)
    const find = async (statement: Read['statement']) => (await send(statement))[1]
    const body = (await completeRead(call, read, first, find)) as Result['body']
    // The audit log entries are saved before the data is returned.
    const { entries } = call.effects.audit
    if (entries.length > 0) await context.saveAudits(call.account, entries)
    const text = serialize(body, credentialOf(entry))
    return { text, version: body.version, is_empty: isEmptyList(body) }
  }
}
