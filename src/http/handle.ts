// One request, one transaction: shape, key, limit, scope, then the route's own work; at the end the
// row, its events and the remembered answer are committed together or not at all (decision 3).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Call } from '#call.ts'
import { readAtOnce, transact, type Transaction } from '#db/transaction.ts'
import { leaveStatement } from '#leave.ts'
import { findRow } from '#record.ts'
import { acceptsJson } from './accept.ts'
import { callOf } from './calling.ts'
import { actorOf, admit, noteKey, practitionerIn } from './admit.ts'
import { type Answer, followed, goesOn } from './follow.ts'
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
  actorIn,
  type Entrance,
  enterStatement,
  judgeActor,
  judgeKey,
  judgeMetadata,
  judgeOrigin,
  judgeRoute,
  keyOf,
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
  on_behalf_of: Actor // As the header says; a token's subject acts all the same.
  key: string | null
  path: string
  if_match: number[] | null
  read: Read | undefined
}

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
      : await followed(house, route, serialize, await work(request, reply, asked))
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
    const first = enterStatement(request.key_hash, practitionerIn(asked.on_behalf_of), null)
    const look = (read: Read['statement']) => readAtOnce<Entrance, any>(house.db, first, read)
    const [entrance, seen] = await look(read.statement)
    judge(request, reply, entrance, asked)
    const more = read.more?.(seen)
    const rows = more ? (await look(more))[1] : seen
    const answer = read.answer(rows) as { version?: number }
    if (read.notes)
      await keepNotes(callOf(house, request, asked, entrance, noQuery), read.notes, rows)
    return { text: serialize(answer, keyOf(entrance).public_to), version: answer.version }
  }

  // What was seen is in the trail before it is shown.
  async function keepNotes(call: Call, notes: NonNullable<Read['notes']>, rows: object[]) {
    notes(call, rows)
    if (call.audits.length > 0) await keepAudits(house, call.account, call.audits)
  }

  function work(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<Answer> {
    const first = enterStatement(request.key_hash, practitionerIn(asked.on_behalf_of), asked.key)
    let entered = false
    let call: Call | undefined
    const answer = transact<Entrance, Answer>(house.db, first, async (transaction) => {
      const { entrance, query, commit } = transaction
      entered = true
      judge(request, reply, entrance, asked)
      call = callOf(house, request, asked, entrance, query)
      if (entrance.kept_fingerprint) return await repeat(call, asked, transaction)

      const result = (await route.run(call, asked.given)) as { version?: number }
      const text = serialize(result, call.key!.public_to)
      call.made ??= asked.given.id || null
      if (write) noteWrite(call, route, result)
      const leaves = write || call.audits.length > 0
      const kept = await remembered(call, asked, result)
      await commit(leaves ? leaveStatement(call, kept) : undefined)
      return { text, version: result.version, ...goesOn(route, call) }
    })
    return answer.catch(async (error) => {
      if (call) await keepDecisions(house, call)
      throw !entered && isLockTimeout(error) ? keyInUse() : error
    })
  }

  // A repeat gets the answer that was given then; when that is forgotten, the object as it is.
  async function repeat(call: Call, asked: Asked, transaction: Transaction<Entrance>) {
    const { entrance, commit } = transaction
    requireSameRequest(entrance.kept_fingerprint!, fingerprintOf(call, asked))
    const { kept_object_id } = entrance
    await route.rejudge?.(call, asked.given, kept_object_id)
    const text =
      (await openAnswer(call, asked.key!, entrance)) ??
      serialize(await asItIs(call, asked, kept_object_id))
    const answer = JSON.parse(text) as { version?: number }
    noteRepeat(call, route, answer, kept_object_id)
    await commit(leaveStatement(call))
    const { public_to } = call.key!
    const told = public_to ? serialize(answer, public_to) : text
    call.made = kept_object_id
    return { text: told, version: answer.version, replayed: true, ...goesOn(route, call) }
  }

  async function asItIs(call: Call, { given }: Asked, id: string | null): Promise<object> {
    if (route.again) return (await route.again(call, given)) as object
    const kind = house.kinds.find(({ prefix }) => id?.startsWith(`${prefix}_`))
    return await findRow(call, kind!, id!)
  }

  // Secrets that are shown once are not kept for a repeat.
  async function remembered(call: Call, asked: Asked, result: object) {
    if (!asked.key) return undefined
    const shown = { ...result } as Record<string, unknown>
    for (const secret of route.shows_once ?? []) delete shown[secret]
    const keeps = !route.keeps_no_answer
    const answer = keeps ? await sealAnswer(call, asked.key, shown, serialize) : null
    return { key: asked.key, fingerprint: fingerprintOf(call, asked), answer }
  }

  function fingerprintOf({ actor }: Call, { path, given }: Asked) {
    return fingerprint(house.secrets.pepper, route.method, path, actor, given.body)
  }

  function judge(request: FastifyRequest, reply: FastifyReply, entrance: Entrance, asked: Asked) {
    noteKey(house, request, entrance)
    reply.headers(judgeKey(house, entrance, house.addressOf(request.raw)))
    judgeOrigin(house, entrance, request.headers.origin)
    const actor = actorIn(entrance, asked.on_behalf_of)
    judgeRoute(house, route, entrance, actor)
    judgeMetadata(entrance, asked.given.body as object)
    judgeActor(entrance, actor)
  }
}

// A read of one statement is over when its notes are written.
const noQuery = () => Promise.reject(new Error('This read asks no further.'))
