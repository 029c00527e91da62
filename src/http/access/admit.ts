// Authenticates and rate-limits requests, including those that will be rejected anyway: details are
// returned only to callers with a valid key.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { readInOneRoundTrip } from '#db/transaction.ts'
import type { AppContext } from '#http/app_context.ts'
import { keyInvalid } from './authenticate.ts'
import { actorIn, type Entry, enterStatement, isOutOfPlace, nothing_stored } from './authorize.ts'
import { authorizeOrigin, authorizeRoute, outOfPlace } from './authorize.ts'
import type { Caller } from './rate_limit.ts'
import type { Route } from '#http/routing/route.ts'

// Authorizes a request that will be rejected anyway (an unknown path, an unreadable body), so that
// only authorized callers see why.
export async function admit(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  route?: Route,
) {
  const first = enterStatement({ key_hash: request.key_hash, reads_only: true })
  const [entry] = await context.admission.queue.run(shareOf(context, request), () =>
    readInOneRoundTrip<Entry, unknown>(context.db, first, sql`select 1`),
  )
  await countInStore(context, request, entry)
  reply.headers(checkKey(context, request, entry))
  authorizeOrigin(context, entry, request.headers.origin)
  const actor = actorIn(entry, actorOf(request))
  if (route) authorizeRoute(context, route, entry, actor)
  return entry
}

// Whose share of the queue the request uses, and its cost.
export const shareOf = (context: AppContext, request: FastifyRequest, route?: Route) => ({
  owner: context.admission.known_keys.ownerOf(request.key_hash, context.addressOf(request.raw)),
  cost: route?.cost ?? 1,
})

// Checks the key that enter() found and counts the request against its limits, once. Returns the
// rate limit headers. Throws if the key is invalid or a limit is exceeded.
export function checkKey(context: AppContext, request: FastifyRequest, entry: Entry) {
  const { known_keys, unknown_keys, limiter } = context.admission
  const address = context.addressOf(request.raw)
  noteKey(request, entry, address)
  if (!entry.account || !entry.key_valid) {
    known_keys.forget(request.key_hash)
    throw keyInvalid()
  }
  if (request.unknown_key) unknown_keys.giveBack(address)
  request.unknown_key = false
  if (request.out_of_place) throw outOfPlace()
  const caller = callerOf(context, entry, address)
  const known = known_keys.confirm(request.key_hash, caller, { ...entry, ...nothing_stored })
  if (request.limits) return request.limits
  const { headers, refusal } = request.count ?? limiter.take(known.caller)
  if (refusal) {
    known.refusals++
    throw refusal
  }
  known.refusals = 0
  return (request.limits = headers)
}

// The first request of a key is counted once the key has been looked up, later ones before.
async function countInStore(context: AppContext, request: FastifyRequest, entry: Entry) {
  const { stored_limits } = context.admission
  const address = context.addressOf(request.raw)
  if (!stored_limits || request.count || !entry.account || !entry.key_valid) return
  if (isOutOfPlace(entry, address)) return
  request.count = await stored_limits.take(callerOf(context, entry, address))
}

const callerOf = ({ limits }: AppContext, entry: Entry, address: string): Caller => ({
  account: entry.account!,
  credential: entry.key_id,
  // A member's page sends several requests at once, and the team is few: they count like a key.
  is_token: entry.subject_kind !== null && entry.member_id === null,
  address,
  limits: {
    per_second: entry.rate_limit_per_second ?? limits.per_second,
    per_minute: entry.rate_limit_per_minute ?? limits.per_minute,
  },
})

// Records the caller for the request log.
function noteKey(request: FastifyRequest, entry: Entry, address: string) {
  request.account = entry.account ?? undefined
  request.key_id = entry.key_id ?? undefined
  request.member_id = entry.member_id ?? undefined
  request.out_of_place = isOutOfPlace(entry, address)
  request.admitted = true
}

export function actorOf(request: FastifyRequest): Actor {
  const header = request.headers['on-behalf-of']
  return header === undefined
    ? { kind: 'account', id: '' }
    : { kind: 'practitioner', id: String(header).slice(0, 65) }
}

export const practitionerIn = ({ kind, id }: Actor) => (kind === 'practitioner' ? id : null)
