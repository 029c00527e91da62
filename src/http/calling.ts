// A request that was let in, as the call its handler is given.
import type { FastifyRequest } from 'fastify'
import { type Actor, type Call, openCall } from '#call.ts'
import type { House } from './house.ts'
import { actorIn, type Entrance, keyOf, timesOf } from './judge.ts'

export function callOf(
  house: House,
  request: FastifyRequest,
  { on_behalf_of, if_match }: { on_behalf_of: Actor; if_match: number[] | null },
  entrance: Entrance,
  query: Call['query'],
): Call {
  const actor = actorIn(entrance, on_behalf_of)
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

// A read of one statement is over when its notes are written.
export const noQuery = () => Promise.reject(new Error('This read asks no further.'))
