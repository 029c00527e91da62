// One request, one transaction: shape, key, limit, scope, then the route's own work, and at the
// end the row, its events and the remembered answer are committed together or not at all.
// docs/decisions/0003-round-trips.md tells how few times this asks the database, and why.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type Call, openCall } from '#call.ts'
import { readAtOnce, transact, type Transaction } from '#db/transaction.ts'
import { leaveStatement } from '#leave.ts'
import { findRow } from '#record.ts'
import { seal, unseal } from '#seal.ts'
import { acceptsJson } from './accept.ts'
import { actorOf, admit, noteKey } from './admit.ts'
import type { House } from './house.ts'
import {
  fingerprint,
  keyInUse,
  placeOf,
  readIdempotencyKey,
  requireSameRequest,
} from './idempotency.ts'
import {
  actorIn,
  type Entrance,
  enterStatement,
  judgeActor,
  judgeKey,
  judgeOrigin,
  judgeRoute,
  timesOf,
} from './judge.ts'
import { readIfMatch } from './precondition.ts'
import { type Given, isWrite, type Read, type Route } from './route.ts'
import { serializer } from './serialize.ts'
import { shapeOf } from './shape.ts'
import { isLockTimeout } from './trouble.ts'

// What a request asks for, once it has been read.
type Asked = {
  given: Given
  on_behalf_of: Actor // As the header says; a token's subject acts all the same.
  key: string | null
  path: string
  if_match: number[] | null
  read: Read | undefined
}

export type Answer = { text: string; version?: number | undefined; replayed?: boolean }

export function handlerOf(house: House, route: Route) {
  const shape = shapeOf(route)
  const serialize = serializer(house, route)
  const write = isWrite(route)

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
      const key = write ? readIdempotencyKey(request.headers['idempotency-key']) : null
      return {
        given,
        on_behalf_of: actorOf(request),
        key,
        path: request.url.split('?', 1)[0]!,
        if_match: write ? readIfMatch(request.headers['if-match']) : null,
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
    const first = enterStatement(request.key_hash, practitionerIn(asked.on_behalf_of), null)
    const [entrance, rows] = await readAtOnce<Entrance, any>(house.db, first, read.statement)
    judge(request, reply, entrance, asked)
    const answer = read.answer(rows) as { version?: number }
    return { text: serialize(answer), version: answer.version }
  }

  function work(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<Answer> {
    const first = enterStatement(request.key_hash, practitionerIn(asked.on_behalf_of), asked.key)
    let entered = false
    const answer = transact<Entrance, Answer>(house.db, first, async (transaction) => {
      const { entrance } = transaction
      entered = true
      const actor = judge(request, reply, entrance, asked)
      const call = callOf(request, asked, actor, transaction)
      if (entrance.kept_fingerprint) return await repeat(call, asked, entrance)

      const result = (await route.run(call, asked.given)) as { version?: number }
      const text = serialize(result)
      call.made ??= asked.given.id || null
      await transaction.commit(
        write ? leaveStatement(call, remembered(call, asked, result)) : undefined,
      )
      return { text, version: result.version }
    })
    return answer.catch((error) => {
      throw !entered && isLockTimeout(error) ? keyInUse() : error
    })
  }

  // A repeat gets the answer that was given then; when that is forgotten, the object as it is.
  async function repeat(call: Call, asked: Asked, entrance: Entrance): Promise<Answer> {
    requireSameRequest(entrance.kept_fingerprint!, fingerprintOf(call, asked))
    const { kept_answer, kept_object_id } = entrance
    if (kept_answer) {
      const place = placeOf(call.account, asked.key!)
      const text = unseal(house.secrets.encryption_key, place, kept_answer)
      return { text, version: JSON.parse(text).version, replayed: true }
    }
    const kind = house.kinds.find(({ prefix }) => kept_object_id?.startsWith(`${prefix}_`))
    const object: { version?: number } = route.again
      ? ((await route.again(call, asked.given)) as object)
      : await findRow(call, kind!, kept_object_id!)
    return { text: serialize(object), version: object.version, replayed: true }
  }

  // Secrets that are shown once are not kept for a repeat.
  function remembered(call: Call, asked: Asked, result: object) {
    const { key } = asked
    if (!key) return undefined
    const shown = { ...result } as Record<string, unknown>
    for (const secret of route.shows_once ?? []) delete shown[secret]
    const { encryption_key } = house.secrets
    const answer = seal(encryption_key, placeOf(call.account, key), serialize(shown))
    return { key, fingerprint: fingerprintOf(call, asked), answer }
  }

  function fingerprintOf({ actor }: Call, { path, given }: Asked) {
    return fingerprint(route.method, path, actor, given.body)
  }

  // Tells who acts, where they may.
  function judge(request: FastifyRequest, reply: FastifyReply, entrance: Entrance, asked: Asked) {
    noteKey(request, entrance)
    reply.headers(judgeKey(house, entrance, house.addressOf(request.raw)))
    judgeOrigin(house, entrance, request.headers.origin)
    const actor = actorIn(entrance, asked.on_behalf_of)
    judgeRoute(house, route, entrance, actor)
    judgeActor(entrance, actor)
    return actor
  }

  function callOf(
    request: FastifyRequest,
    { if_match }: Asked,
    actor: Actor,
    { entrance, query }: Transaction<Entrance>,
  ): Call {
    return openCall({
      query,
      account: entrance.account!,
      key: keyOf(entrance),
      ...(actor.kind !== 'account' && { actor }),
      ...timesOf(entrance),
      request_id: request.id,
      if_match,
      secrets: house.secrets,
      allows: house.allows,
    })
  }
}

const keyOf = (entrance: Entrance) => ({
  id: entrance.key_id,
  scopes: entrance.key_scopes,
  expires_at: entrance.key_expires_at,
  allowed_ips: entrance.key_allowed_ips,
})

const practitionerIn = ({ kind, id }: Actor) => (kind === 'practitioner' ? id : null)
