// Who is calling, for requests that are refused anyway: what is wrong with them is told only to
// those whose key is good.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#call.ts'
import { sql } from '#db/sql.ts'
import { readAtOnce } from '#db/transaction.ts'
import type { House } from './house.ts'
import {
  actorIn,
  type Entrance,
  enterStatement,
  isOutOfPlace,
  judgeKey,
  judgeOrigin,
  judgeRoute,
} from './judge.ts'
import type { Route } from './route.ts'

// Judges the key of a request that will be refused anyway, so that what is refused is told only
// to those who may know: an unknown path, a body that cannot be read.
export async function admit(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  route?: Route,
) {
  const first = enterStatement(request.key_hash, null, null)
  const [entrance] = await readAtOnce<Entrance, unknown>(house.db, first, sql`select 1`)
  noteKey(house, request, entrance)
  reply.headers(judgeKey(house, entrance, house.addressOf(request.raw)))
  judgeOrigin(house, entrance, request.headers.origin)
  const actor = actorIn(entrance, actorOf(request))
  if (route) judgeRoute(house, route, entrance, actor)
}

// A body that is longer than others may be is read only for those whose key is good: it is held in
// memory until it is whole.
export const takesMore = (house: House, route: Route, most: number, usual: number) => ({
  bodyLimit: most,
  async onRequest(request: FastifyRequest, reply: FastifyReply) {
    const said = Number(request.headers['content-length'] ?? Number.NaN)
    if (!(said <= usual)) await admit(house, request, reply, route)
  },
})

// What the log will say of whoever called.
export function noteKey(house: House, request: FastifyRequest, entrance: Entrance) {
  request.account = entrance.account ?? undefined
  request.key_id = entrance.key_id ?? undefined
  request.out_of_place = isOutOfPlace(entrance, house.addressOf(request.raw))
  request.admitted = true
}

export function actorOf(request: FastifyRequest): Actor {
  const header = request.headers['on-behalf-of']
  return header === undefined
    ? { kind: 'account', id: '' }
    : { kind: 'practitioner', id: String(header).slice(0, 65) }
}

export const practitionerIn = ({ kind, id }: Actor) => (kind === 'practitioner' ? id : null)
