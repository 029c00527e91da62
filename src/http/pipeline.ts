// Handles a request in one transaction: validation, key, rate limit, scope, then the route's own
// work. The row, its events and the idempotent response are committed together (decision 3).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#kernel/call.ts'
import { readInOneTrip, transact, type Transaction } from '#db/transaction.ts'
import { leaveStatement } from '#kernel/leave.ts'
import { buildCall, noQuery } from '#http/routing/build_call.ts'
import { admit, checkKey, practitionerIn, shareOf } from '#http/access/admit.ts'
import {
  type HandlerResponse as Followed,
  runAfterCommit,
  afterCommitOf,
  sendResponse,
} from '#http/responses/after_commit.ts'
import {
  dryRunText,
  eventsOf,
  saveReadAudit,
  afterSavingReadAudit,
  type DryRunResponse,
} from '#http/responses/dry_run.ts'
import type { AppContext } from './app_context.ts'
import { keyInUse } from '#http/responses/idempotency.ts'
import {
  actorIn,
  type Entry,
  enterStatement,
  authorizeActor,
  authorizeMetadata,
  authorizeOrigin,
  authorizeRoute,
  credentialOf,
} from '#http/access/authorize.ts'
import {
  saveAuditEntries,
  saveDecisions,
  auditReplay,
  auditWrite,
} from '#http/responses/audit_entries.ts'
import { replays, withoutSecrets } from '#http/responses/replay.ts'
import { namingFormParams } from '#http/parsing/param_notation.ts'
import { type Parts, partsOf } from '#http/parsing/request_parts.ts'
import { type RequestInput, isWrite, type Read, type Route } from '#http/routing/route.ts'
import { serializer } from '#http/responses/serialize.ts'
import { cutOff, deliverTwice, failAsAsked, slowly } from '#http/responses/simulated_failures.ts'
import { isLockTimeout } from '#http/responses/database_errors.ts'
import { oneAtATime } from '#http/access/turns.ts'

type Asked = Parts & { given: RequestInput }

type Answer = Followed & DryRunResponse

export function handlerOf(house: AppContext, route: Route) {
  const serialize = serializer(house, route)
  const write = isWrite(route)
  const { readHead, readBody } = partsOf(route, house.secrets)
  const { queue } = house.admission
  const inTurn = oneAtATime()
  const { answerAgain, remembered } = replays(house, route, serialize)

  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const head = readHead(request)
    if (head instanceof Error) {
      await admit(house, request, reply, route)
      throw head
    }
    const { simulation, dry_run } = head
    const queued = (run: () => Promise<Answer>) => queue.run(shareOf(house, request, route), run)
    const carryOut = async () =>
      head.read
        ? await queued(() => readOnly(request, reply, head as Asked, head.read!))
        : await runAfterCommit(
            house,
            route,
            serialize,
            await queued(() => work(request, reply, head)),
          )
    const begin = () => (route.one_at_a_time ? inTurn(request.key_hash, carryOut) : carryOut())
    const answer = await (simulation ? slowly(simulation, begin) : begin())
    if (simulation?.name === 'timeout_after_commit') return cutOff(house, request, reply)
    if (dry_run) reply.header('dry-run', 'true')
    return sendResponse(reply, answer)
  }

  async function readOnly(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    read: Read,
  ): Promise<Answer> {
    const first = enterStatement(request.key_hash, practitionerIn(asked.on_behalf_of), null)
    const look = (read: Read['statement']) => readInOneTrip<Entry, any>(house.db, first, read)
    const [entrance, seen] = await look(read.statement)
    if (read.persons_look_further && entrance.subject_kind === 'person') {
      return await work(request, reply, asked)
    }
    checkAccess(request, reply, entrance, asked)
    checkGiven(request, entrance, asked)
    const call = buildCall(house, request, asked, entrance, noQuery)
    const more = await read.more?.(seen)
    const found = more ? (await look(more))[1] : seen
    const rows = (await read.decrypt?.(call, found)) ?? found
    const answer = (await read.respond(rows, call)) as { version?: number }
    if (read.audit) await keepNotes(call, read.audit, rows)
    return { text: serialize(answer, credentialOf(entrance)), version: answer.version }
  }

  // The audit log entry is saved before the data is returned.
  async function keepNotes(call: Call, notes: NonNullable<Read['audit']>, rows: object[]) {
    notes(call, rows)
    if (call.audits.length > 0) await saveAuditEntries(house, call.account, call.audits)
  }

  function work(request: FastifyRequest, reply: FastifyReply, head: Parts): Promise<Answer> {
    const { on_behalf_of: actor, key } = head
    const first = enterStatement(request.key_hash, practitionerIn(actor), key?.hash ?? null)
    let entered = false
    let call: Call | undefined
    let answer = transact<Entry, Answer>(house.db, first, async (transaction) => {
      const { entrance, query, commit } = transaction
      entered = true
      checkAccess(request, reply, entrance, head)
      // Errors in the body are returned only to callers with a valid key.
      const asked = { ...head, given: head.given ?? readBody(request) }
      checkGiven(request, entrance, asked)
      call = {
        ...buildCall(house, request, asked, entrance, query),
        sends_to: route.sends_to ?? null,
      }
      if (entrance.kept_fingerprint) return await repeat(call, asked, transaction)
      if (asked.simulation?.name === 'duplicate_event') await query(deliverTwice)

      const run = route.run.bind(null, call, asked.given)
      const result = (await namingFormParams(request, run)) as { version?: number }
      if (asked.dry_run) return await rehearsed(call, result)
      const text = serialize(result, call.key)
      call.made ??= asked.given.id || null
      if (write) auditWrite(call, route, result)
      const leaves = write || call.audits.length > 0
      const kept = await remembered(call, asked, result)
      await commit(leaves ? leaveStatement(call, kept) : undefined)
      return { text, version: result.version, ...afterCommitOf(route, call) }
    })
    if (head.dry_run) answer = afterSavingReadAudit(answer)
    return answer.catch(async (error) => {
      if (call) await saveDecisions(house, call)
      throw !entered && isLockTimeout(error) ? keyInUse() : error
    })
  }

  async function repeat(call: Call, asked: Asked, { entrance, commit }: Transaction<Entry>) {
    const { answer, text } = await answerAgain(call, asked, entrance)
    if (asked.dry_run) return await rehearsed(call, answer, true)
    auditReplay(call, route, answer, entrance.kept_object_id)
    await commit(leaveStatement(call))
    call.made = entrance.kept_object_id
    return { text, version: answer.version, replayed: true, ...afterCommitOf(route, call) }
  }

  // Nothing is committed. Secrets that would be returned once are omitted, because they never work.
  async function rehearsed(call: Call, result: object, repeated = false): Promise<DryRunResponse> {
    const answer = serialize(withoutSecrets(route, result), call.key)
    const events = repeated ? [] : await eventsOf(house, call)
    const text = dryRunText(house, answer, events)
    return { text, keepShown: () => saveReadAudit(house, call, route, result) }
  }

  function checkAccess(
    request: FastifyRequest,
    reply: FastifyReply,
    entrance: Entry,
    { on_behalf_of }: Parts,
  ) {
    reply.headers(checkKey(house, request, entrance))
    authorizeOrigin(house, entrance, request.headers.origin)
    authorizeRoute(house, route, entrance, actorIn(entrance, on_behalf_of))
  }

  function checkGiven(request: FastifyRequest, entrance: Entry, asked: Asked) {
    authorizeMetadata(entrance, { ...asked.given.query, ...asked.given.body })
    authorizeActor(entrance, actorIn(entrance, asked.on_behalf_of))
    if (asked.simulation) failAsAsked(asked.simulation, request.limits!)
  }
}
