// Checks that run before a request's body is read: callers over a rate limit and unknown keys are
// rejected here, at a cost that doesn't depend on the body.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admit } from './admit.ts'
import { isOutOfPlace } from './authorize.ts'
import type { AppContext } from '#http/app_context.ts'
import type { KnownKey } from './known_keys.ts'
import type { StoredLimits } from './stored_limits.ts'

// A shorter body is read, though not parsed, before its key is looked up together with the rest of
// the request; for a longer one the lookup is a round trip of its own.
const short_body_bytes = 16_384
const prompt_refusals = 5 // In a row. After these, responses are increasingly delayed.

// Returns undefined if nothing has to be awaited, which is the usual case.
export function checkBeforeBody(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> | undefined {
  const { key_hash } = request
  if (!key_hash) return undefined
  const { known_keys, limiter, stored_limits } = context.admission
  const address = context.addressOf(request.raw)
  if (stored_limits) return checkStored(context, request, reply, stored_limits)
  const known = known_keys.confirmedLately(key_hash, address)
  const refusal = known && limiter.refusal(known.caller)
  if (refusal) return refuseLimited(context, request, known, refusal)
  request.unknown_key = !known_keys.has(key_hash)
  const has_long_body = isLong(request)
  if (!request.unknown_key && !has_long_body) return undefined
  return lookUpFirst(context, request, reply, address, has_long_body)
}

// With a rate limit store, every request waits for it here. A key that isn't known here is looked
// up first, because the store counts by account.
async function checkStored(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  stored_limits: StoredLimits,
) {
  const { known_keys } = context.admission
  const { key_hash } = request
  const address = context.addressOf(request.raw)
  const known = known_keys.find(key_hash)
  if (known && !isOutOfPlace(known.entry, address)) {
    request.count = await stored_limits.take({ ...known.caller, address })
    const { refusal } = request.count
    const is_fresh = refusal && known_keys.confirmedLately(key_hash, address)
    if (is_fresh) return await refuseLimited(context, request, known, refusal)
  }
  request.unknown_key = !known
  const looks_up = isLong(request) || request.unknown_key
  if (looks_up) await lookUpFirst(context, request, reply, address, true)
}

async function refuseLimited(
  context: AppContext,
  request: FastifyRequest,
  known: KnownKey,
  error: Error,
) {
  const { account, credential } = known.caller
  request.account = account
  request.key_id = credential
  request.admitted = true
  const beyond = known.refusals++ - prompt_refusals
  if (beyond >= 0) await context.admission.hold(`credential ${credential}`, beyond)
  throw error
}

async function lookUpFirst(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  admits: boolean,
) {
  if (request.unknown_key) {
    request.admitted = true // If the lookup is rejected, the error response needs no lookup.
    await context.admission.unknown_keys.beforeLookup(address)
    request.admitted = false
  }
  if (admits) await admit(context, request, reply, request.route)
}

function isLong({ headers }: FastifyRequest) {
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) > short_body_bytes
}
