// One request, one transaction: shape, key, limit, scope, then the route's own work, and at the
// end the row, its events and the remembered answer are committed together or not at all.
// docs/decisions/0003-round-trips.md tells how few times this asks the database, and why.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type Call, openCall } from '#call.ts'
import { personOf } from '#audit.ts'
import { readAtOnce, transact, type Transaction } from '#db/transaction.ts'
import { leaveStatement } from '#leave.ts'
import { findRow } from '#record.ts'
import { acceptsJson } from './accept.ts'
import { actorOf, admit, noteKey } from './admit.ts'
import type { House } from './house.ts'
import {
  fingerprint,
  keyInUse,
  openAnswer,
  readIdempotencyKey,
  requireSameRequest,
  sealAnswer,
} from './idempotency.ts'
import {
  type Entrance,
  enterStatement,
  judgeActor,
  judgeKey,
  judgeOrigin,
  judgeRoute,
  keyOf,
  timesOf,
} from './judge.ts'
import { keepAudits, keepDecisions, noteRepeat, noteWrite } from './notes.ts'
import { readIfMatch } from './precondition.ts'
import { type Given, isWrite, type Read, type Route } from './route.ts'
import { serializer } from './serialize.ts'
import { shapeOf } from './shape.ts'
import { isLockTimeout } from './trouble.ts'

// What a request asks for, once it has been read.
type Asked = {
  given: Given
  actor: Actor
  key: string | null
  fingerprint: string
  if_match: number[] | null
  read: Read | undefined
}

export type Answer = { text: string; version?: number | undefined; replayed?: boolean }

export function handlerOf(house: House, route: Route) {
  const shape = shapeOf(route)
  const serialize = serializer(house, route)
  const write = isWrite(route)
  const { pepper } = house.secrets

  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const asked = read(request)
    if (asked instanceof Error) {
      await admit(house, request, reply, route)
      throw asked
    }
    const answer = asked.read
      ? await readOnly(request, reply, asked, asked.read)
      : await work(request, reply, asked)
    if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`)
    if (answer.replayed) reply.header('idempotent-replayed', 'true')
    return reply.type('application/json; charset=utf-8').send(answer.text)
  }

  // What is wrong with the request itself is told only to those whose key is good.
  function read(request: FastifyRequest): Asked | Error {
    try {
      acceptsJson(request.headers.accept)
      const given = shape(request)
      const actor = actorOf(request)
      const key = write ? readIdempotencyKey(request.headers['idempotency-key']) : null
      return {
        given,
        actor,
        key,
        fingerprint: key
          ? fingerprint(pepper, route.method, pathOf(request), actor, given.body)
          : '',
        if_match: write ? readIfMatch(request.headers['if-match'], route.needs_if_match) : null,
        read: route.read?.(given),
      }
    } catch (error) {
      return error as Error
    }
  }

  async function readOnly(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    read: Read,
  ): Promise<Answer> {
    const first = enterStatement(request.key_hash, onBehalfOf(asked.actor), null)
    const [entrance, rows] = await readAtOnce<Entrance, any>(house.db, first, read.statement)
    judge(request, reply, entrance, asked.actor)
    const answer = read.answer(rows) as { version?: number }
    if (read.notes) await keepNotes(callOf(request, asked, entrance, noQuery), read.notes, rows)
    return { text: serialize(answer), version: answer.version }
  }

  // What was seen is in the trail before it is shown.
  async function keepNotes(call: Call, notes: NonNullable<Read['notes']>, rows: object[]) {
    notes(call, rows)
    if (call.audits.length > 0) await keepAudits(house, call.account, call.audits)
  }

  function work(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<Answer> {
    const first = enterStatement(request.key_hash, onBehalfOf(asked.actor), asked.key)
    let entered = false
    let call: Call | undefined
    const answer = transact<Entrance, Answer>(house.db, first, async (transaction) => {
      const { entrance, query, commit } = transaction
      entered = true
      judge(request, reply, entrance, asked.actor)
      call = callOf(request, asked, entrance, query)
      if (entrance.kept_fingerprint) return await repeat(call, asked, transaction)

      const result = (await route.run(call, asked.given)) as { version?: number }
      const text = serialize(result)
      call.made ??= asked.given.id || null
      if (write) noteWrite(call, route, result)
      const leaves = write || call.audits.length > 0
      const kept = await remembered(call, asked, result)
      await commit(leaves ? leaveStatement(call, kept) : undefined)
      return { text, version: result.version }
    })
    return answer.catch(async (error) => {
      if (call) await keepDecisions(house, call)
      throw !entered && isLockTimeout(error) ? keyInUse() : error
    })
  }

  // A repeat gets the answer that was given then; when that is forgotten, the object as it is.
  async function repeat(call: Call, asked: Asked, transaction: Transaction<Entrance>) {
    const { entrance, commit } = transaction
    requireSameRequest(entrance.kept_fingerprint!, asked.fingerprint)
    const { kept_object_id } = entrance
    await route.rejudge?.(call, asked.given, kept_object_id)
    const text =
      (await openAnswer(call, asked.key!, entrance)) ??
      serialize(await asItIs(call, asked, kept_object_id))
    const answer = JSON.parse(text) as { version?: number }
    noteRepeat(call, route, answer, kept_object_id)
    await commit(leaveStatement(call))
    return { text, version: answer.version, replayed: true }
  }

  async function asItIs(call: Call, { given }: Asked, id: string | null): Promise<object> {
    if (route.again) return (await route.again(call, given)) as object
    const kind = house.kinds.find(({ prefix }) => id?.startsWith(`${prefix}_`))
    return await findRow(call, kind!, id!)
  }

  // Secrets that are shown once are not kept for a repeat.
  async function remembered(call: Call, { key, fingerprint }: Asked, result: object) {
    if (!key) return undefined
    const shown = { ...result } as Record<string, unknown>
    for (const secret of route.shows_once ?? []) delete shown[secret]
    const about = personOf(String(shown.object ?? ''), shown)
    const answer = route.keeps_no_answer
      ? null
      : await sealAnswer(call, key, serialize(shown), about)
    return { key, fingerprint, answer }
  }

  function judge(request: FastifyRequest, reply: FastifyReply, entrance: Entrance, actor: Actor) {
    noteKey(request, entrance)
    reply.headers(judgeKey(house, entrance))
    judgeOrigin(house, request.headers.origin)
    judgeRoute(house, route, entrance, actor)
    judgeActor(entrance, actor)
  }

  function callOf(
    request: FastifyRequest,
    { actor, if_match }: Asked,
    entrance: Entrance,
    query: Call['query'],
  ): Call {
    return openCall({
      query,
      account: entrance.account!,
      key: keyOf(entrance),
      ...(actor.kind === 'practitioner' && { actor }),
      ...timesOf(entrance),
      request_id: request.id,
      if_match,
      secrets: house.secrets,
      allows: house.allows,
    })
  }
}

// A read of one statement is over when its notes are written.
const noQuery = () => Promise.reject(new Error('This read asks no further.'))

const onBehalfOf = ({ kind, id }: Actor) => (kind === 'practitioner' ? id : null)

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0]!
