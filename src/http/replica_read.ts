// Reads from a replica for callers that accept data a few seconds old (Prefer: stale=5). The
// primary decides who can read what: the key, its limits and its scopes are checked there, and
// audit log entries are written there. If the replica is too old or fails, the primary answers.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { type LogPosition, primaryPosition, type Replica, replicaPosition } from '#db/replica.ts'
import { readInOneRoundTrip, transact } from '#db/transaction.ts'
import { type Entry, enterStatement } from '#http/access/authorize.ts'
import { authorizeInput, authorizeRequest } from '#http/access/authorize_request.ts'
import type { Parts } from '#http/parsing/request_parts.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { HandlerResponse } from '#http/responses/after_commit.ts'
import type { responsesOf, Result } from '#http/responses/outcome.ts'
import { buildCall } from '#http/routing/build_call.ts'
import type { Route } from '#http/routing/route.ts'
import type { AppContext } from './app_context.ts'

export type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  head: Parts
  account: string | undefined // That the key probably belongs to.
}

const preference = /(?:^|,)\s*stale\s*=\s*"?(\d{1,6})"?\s*(?:[,;]|$)/i

// Undefined if there is no replica, or the route never reads from it.
export function replicaReader(
  context: AppContext,
  route: Route,
  responses: ReturnType<typeof responsesOf>,
) {
  const { replica, db } = context
  if (!replica || !route.from_replica) return undefined

  // Undefined if the primary has to answer.
  return async function read(exchange: Exchange): Promise<HandlerResponse | undefined> {
    const { request, reply, head } = exchange
    const seconds = preference.exec(String(request.headers.prefer ?? ''))?.[1]
    const is_plain = head.on_behalf_of.kind === 'account' && !head.simulation
    const may_expand = head.input!.query.expand !== undefined // That can depend on consents.
    if (seconds === undefined || !is_plain || may_expand || !replica.isUsable()) return undefined
    const enter = enterStatement({ key_hash: request.key_hash, reads_only: true })
    const [entry, [at], sent_at] = await readInOneRoundTrip<Entry, LogPosition>(
      db,
      enter,
      primaryPosition,
    )
    if (!entry.account || entry.subject_kind !== null) return undefined
    replica.history.note(at!.position!, sent_at)
    authorizeRequest(context, route, { ...exchange, entry, on_behalf_of: head.on_behalf_of })
    authorizeInput(request, entry, head, head.input!)
    const response = await readReplica(replica, exchange, entry, Number(seconds)).catch((error) => {
      if (error instanceof ApiError) return undefined // The primary finds out whether it's so.
      replica.fail()
      context.log.warn({ request_id: request.id, error: describe(error) }, 'replica read failed')
      return undefined
    })
    if (response) reply.header('preference-applied', `stale=${seconds}`)
    return response
  }

  async function readReplica(
    { db: replica_db, history, counts }: Replica,
    { request, head }: Exchange,
    entry: Entry,
    seconds: number,
  ) {
    const { key_hash } = request
    const enter = enterStatement({ key_hash, reads_only: true, from_replica: true })
    const [, [at]] = await readInOneRoundTrip<Entry, LogPosition>(
      replica_db,
      enter,
      replicaPosition,
    )
    if (!at?.position || history.ageOf(at.position) > seconds) {
      counts.too_old++
      return undefined
    }
    const read = async (seen: Entry, query: Parameters<typeof buildCall>[4]) => {
      if (seen.account !== entry.account) return undefined // A new key has not arrived yet.
      // With caches of its own, so that old data never reaches a write.
      const stale_context = { ...context, db: replica_db }
      const call = buildCall(stale_context, request, head.on_behalf_of, entry, query)
      const body = (await route.run(call, head.input!)) as Result['body']
      const { reply } = await responses.leave(call, head, head.input!, { body })
      return { reply, audits: call.effects.audit.entries }
    }
    const found = await transact<Entry, Awaited<ReturnType<typeof read>>>(
      replica_db,
      enter,
      ({ entry: seen, query }) => read(seen, query),
      { one_snapshot: route.one_snapshot },
    )
    if (!found) return undefined
    // Before the data is returned.
    if (found.audits.length > 0) await context.saveAudits(entry.account!, found.audits)
    counts.served++
    return found.reply
  }
}
