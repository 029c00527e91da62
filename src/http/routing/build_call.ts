// Builds the Call that a handler receives from an authorized request.
import type { FastifyRequest } from 'fastify'
import { type Actor, type Call, openCall } from '#kernel/call.ts'
import { clientIn } from '#http/parsing/client_name.ts'
import type { AppContext } from '#http/app_context.ts'
import { actorIn, type Entry, credentialOf, timesOf } from '#http/access/authorize.ts'

export function buildCall(
  context: AppContext,
  request: FastifyRequest,
  on_behalf_of: Actor,
  entry: Entry,
  query: Call['query'],
): Call {
  const actor = actorIn(entry, on_behalf_of)
  return openCall({
    query,
    account: entry.account!,
    key: credentialOf(entry),
    ...(actor.kind !== 'account' && { actor }),
    member: entry.member_id
      ? { id: entry.member_id, practitioner_id: entry.member_practitioner_id }
      : null,
    ...timesOf(entry),
    request_id: request.id,
    client: clientIn(request.headers),
    public_url: context.public_url,
    secrets: context.secrets,
    allows: context.allows,
    slices: context.slices,
    recent_writes: context.db.recent_writes,
    caches: context.db.caches,
    outside: context.outside,
  })
}

// A single-statement read has no transaction for further queries.
export const noQuery = () => Promise.reject(new Error('This read runs no further queries.'))
