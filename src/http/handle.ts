// One request, one transaction: shape, key, limit, scope, then the route's own work; at the end the
// row, its events and the remembered answer are committed together or not at all (decision 3).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Call } from '#call.ts'
import { readAtOnce, transact, type Transaction } from '#db/transaction.ts'
import { leaveStatement } from '#leave.ts'
import type { RequestKey } from '#request_key.ts'
import { acceptsJson } from './accept.ts'
import { callOf, noQuery } from './calling.ts'
import { actorOf, admit, noteKey, practitionerIn } from './admit.ts'
import { type Answer as Followed, followed, goesOn, tell } from './follow.ts'
import {
  dryRunText,
  eventsOf,
  keepShown,
  keepingShown,
  readDryRun,
  type Rehearsed,
} from './dry_run.ts'
import type { House } from './house.ts'
import { keyInUse, requestKeyIn } from './idempotency.ts'
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
import { repeats, withoutSecrets } from './repeat.ts'
import { type Given, isWrite, type Read, type Route } from './route.ts'
import { serializer } from './serialize.ts'
import { shapeOf } from './shape.ts'
import {
  cutOff,
  deliverTwice,
  failAsAsked,
  readSimulation,
  type Simulation,
  slowly,
} from './simulate.ts'
import { isLockTimeout } from './trouble.ts'
import { turns } from './turns.ts'

// What a request asks for, once it has been read.
type Asked = {
  given: Given
  on_behalf_of: Actor // As the header says; a token's subject acts all the same.
  key: RequestKey | null
  path: string
  if_match: number[] | null
  read: Read | undefined
  dry_run: boolean
  simulation: Simulation | undefined
}

type Answer = Followed & Rehearsed

export function handlerOf(house: House, route: Route) {
  const shape = shapeOf(route)
  const serialize = serializer(house, route)
  const write = isWrite(route)
  const { environment } = house.secrets
  const inTurn = turns()
  const { answerAgain, remembered } = repeats(house, route, serialize)

  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const asked = read(request)
    if (asked instanceof Error) {
      await admit(house, request, reply, route)
      throw asked
    }
    const { simulation, dry_run } = asked
    const carryOut = async () =>
      asked.read
        ? await readOnly(request, reply, asked, asked.read)
        : await followed(house, route, serialize, await work(request, reply, asked))
    const begin = () => (route.in_turn ? inTurn(request.key_hash, carryOut) : carryOut())
    const answer = await (simulation ? slowly(simulation, begin) : begin())
    if (simulation?.name === 'timeout_after_commit') return cutOff(house, request, reply)
    if (dry_run) reply.header('dry-run', 'true')
    return tell(reply, answer)
  }

  // What is wrong with the request itself is told only to those whose key is good.
  function read(request: FastifyRequest): Asked | Error {
    try {
      acceptsJson(request.headers.accept)
      const given = shape(request)
      return {
        given,
        on_behalf_of: actorOf(request),
        key: write ? requestKeyIn(house.secrets, request.headers['idempotency-key']) : null,
        path: request.url.split('?', 1)[0]!,
        if_match: write ? readIfMatch(request.headers['if-match'], route.needs_if_match) : null,
        read: route.read?.(given),
        dry_run: write && readDryRun(request.headers['dry-run']),
        simulation: readSimulation(request.headers['attune-simulate'], environment),
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
    if (read.persons_look_further && entrance.subject_kind === 'person') {
      return await work(request, reply, asked)
    }
    judge(request, reply, entrance, asked)
    const call = callOf(house, request, asked, entrance, noQuery)
    const more = read.more?.(seen)
    const found = more ? (await look(more))[1] : seen
    const rows = (await read.open?.(call, found)) ?? found
    const answer = read.answer(rows, call) as { version?: number }
    if (read.notes) await keepNotes(call, read.notes, rows)
    return { text: serialize(answer, keyOf(entrance)), version: answer.version }
  }

  // What was seen is in the trail before it is shown.
  async function keepNotes(call: Call, notes: NonNullable<Read['notes']>, rows: object[]) {
    notes(call, rows)
    if (call.audits.length > 0) await keepAudits(house, call.account, call.audits)
  }

  function work(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<Answer> {
    const { on_behalf_of: actor, key } = asked
    const first = enterStatement(request.key_hash, practitionerIn(actor), key?.hash ?? null)
    let entered = false
    let call: Call | undefined
    let answer = transact<Entrance, Answer>(house.db, first, async (transaction) => {
      const { entrance, query, commit } = transaction
      entered = true
      judge(request, reply, entrance, asked)
      call = { ...callOf(house, request, asked, entrance, query), sends_to: route.sends_to ?? null }
      if (entrance.kept_fingerprint) return await repeat(call, asked, transaction)
      if (asked.simulation?.name === 'duplicate_event') await query(deliverTwice)

      const result = (await route.run(call, asked.given)) as { version?: number }
      if (asked.dry_run) return await rehearsed(call, result)
      const text = serialize(result, call.key)
      call.made ??= asked.given.id || null
      if (write) noteWrite(call, route, result)
      const leaves = write || call.audits.length > 0
      const kept = await remembered(call, asked, result)
      await commit(leaves ? leaveStatement(call, kept) : undefined)
      return { text, version: result.version, ...goesOn(route, call) }
    })
    if (asked.dry_run) answer = keepingShown(answer)
    return answer.catch(async (error) => {
      if (call) await keepDecisions(house, call)
      throw !entered && isLockTimeout(error) ? keyInUse() : error
    })
  }

  async function repeat(call: Call, asked: Asked, { entrance, commit }: Transaction<Entrance>) {
    const { answer, text } = await answerAgain(call, asked, entrance)
    if (asked.dry_run) return await rehearsed(call, answer, true)
    noteRepeat(call, route, answer, entrance.kept_object_id)
    await commit(leaveStatement(call))
    call.made = entrance.kept_object_id
    return { text, version: answer.version, replayed: true, ...goesOn(route, call) }
  }

  // Nothing is committed. Secrets that would be shown once open nothing, so they are not shown.
  async function rehearsed(call: Call, result: object, repeated = false): Promise<Rehearsed> {
    const answer = serialize(withoutSecrets(route, result), call.key)
    const events = repeated ? [] : await eventsOf(house, call)
    const text = dryRunText(house, answer, events)
    return { text, keepShown: () => keepShown(house, call, route, result) }
  }

  function judge(request: FastifyRequest, reply: FastifyReply, entrance: Entrance, asked: Asked) {
    noteKey(house, request, entrance)
    const limits = judgeKey(house, entrance, house.addressOf(request.raw))
    reply.headers(limits)
    judgeOrigin(house, entrance, request.headers.origin)
    const actor = actorIn(entrance, asked.on_behalf_of)
    judgeRoute(house, route, entrance, actor)
    judgeMetadata(entrance, { ...asked.given.query, ...asked.given.body })
    judgeActor(entrance, actor)
    if (asked.simulation) failAsAsked(asked.simulation, limits)
  }
}
