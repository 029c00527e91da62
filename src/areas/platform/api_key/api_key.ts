// Creates, rotates and revokes API keys.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { everyScope, type Scope } from '#catalogue/scopes.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { isCovered, readNetwork } from '#http/transport/client_address.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { lockRow, createRow } from '#kernel/record.ts'
import { hashSecret, type KeyKind, keyPrefix, newSecret } from '#crypto/secret_key.ts'
import { readTargetUrl } from '#areas/platform/webhook_endpoint/target_url.ts'
import { readPublicKeys } from './public_keys.ts'
import { apiKeyClockJobs, apiKeyKind, apiKeyLifecycle } from './lifecycle.ts'
import { unused_period, useCheck } from './unused_keys.ts'
import type { ApiKeyCreate, ApiKeyRow } from './schema.ts'

type NewKey = ApiKeyCreate & { replaces_id?: string }

export async function createKey(call: Call, body: NewKey) {
  const { scopes = null, allowed_ips = null, expires_at = null, ...others } = body
  const { jwks = null, jwks_url = null, ...columns } = others
  requireOwnScopes(call, scopes)
  requireNetworks(call, allowed_ips)
  if (expires_at) requireFuture(call, expires_at)
  requireNotLonger(call, expires_at)
  if (jwks && jwks_url) throw invalid('jwks_url', "can't be sent together with `jwks`.")

  const { environment, pepper } = call.secrets
  const kind: KeyKind = scopes ? 'rk' : 'sk'
  const secret = newSecret(kind, environment)
  const key = await createRow(call, apiKeyKind, newId(apiKeyKind.prefix), {
    ...columns,
    scopes,
    allowed_ips,
    jwks: jwks && readPublicKeys(jwks),
    jwks_url: jwks_url && readTargetUrl(call, jwks_url, 'jwks_url').href,
    created_by_key_id: call.member?.id ?? call.key?.id ?? null,
    expires_at: expires_at && toTimestamp(Temporal.Instant.from(expires_at)),
    status: apiKeyLifecycle.initial,
    prefix: keyPrefix(kind, environment),
    last4: secret.slice(-4),
    hash: hashSecret(secret, pepper),
  })
  const [expire] = apiKeyClockJobs
  if (expires_at) scheduleJob(call, expire!, key.id, Temporal.Instant.from(expires_at))
  scheduleJob(call, useCheck, key.id, call.real_now.add(unused_period))
  return { ...key, secret }
}

// A client with public keys signs for itself: nobody ever has its secret.
export const shownOnce = ({ secret, ...key }: Awaited<ReturnType<typeof createKey>>) =>
  key.jwks || key.jwks_url ? key : { ...key, secret }

// The old key stops working when this commits. For an overlap, create a second key first.
export async function rotateKey(call: Call, id: string) {
  requireNotGreater(call, await lockRow(call, apiKeyKind, id))
  const old = await takeStep(call, apiKeyLifecycle, id, 'rotate')
  const { name, scopes, allowed_ips, jwks, jwks_url, metadata, expires_at } = old
  const public_keys = { jwks, jwks_url }
  // Required, so that a new field of keys isn't lost by rotation.
  const copy: Required<ApiKeyCreate> = {
    name,
    scopes,
    allowed_ips,
    ...public_keys,
    metadata,
    expires_at,
  }
  return await createKey(call, { ...copy, replaces_id: id })
}

// A key can revoke only keys with the same permissions or fewer: otherwise a restricted key could
// lock out the account.
export async function revokeKey(call: Call, id: string) {
  requireNotGreater(call, await lockRow(call, apiKeyKind, id))
  return await takeStep(call, apiKeyLifecycle, id, 'revoke')
}

function requireNotGreater(call: Call, { scopes, allowed_ips, expires_at }: ApiKeyRow) {
  requireOwnScopes(call, scopes)
  requireNetworks(call, allowed_ips)
  requireNotLonger(call, expires_at)
}

// Revokes a key that was sent over plain HTTP, because it was exposed in transit. Does nothing if
// the key was revoked concurrently.
export const exposeKey = (call: Call, id: string) => tryStep(call, apiKeyLifecycle, id, 'expose')

// A restricted key can't create, rotate or revoke a key or token with more scopes than it has.
export function requireOwnScopes({ key }: Call, scopes: readonly Scope[] | null) {
  if (!key?.scopes) return
  const missing = (scopes ?? everyScope).filter((scope) => !key.scopes!.includes(scope))
  if (missing.length === 0) return
  const needs = "a key with all of the other key's scopes"
  throw new ApiError('permission_denied', { needs }, { required_scopes: missing })
}

// Nor one that allows IP addresses outside its own list.
function requireNetworks({ key }: Call, allowed_ips: readonly string[] | null) {
  for (const [place, text] of (allowed_ips ?? []).entries()) {
    if (readNetwork(text)) continue
    const message = 'must be an IP address or a CIDR range, for example `203.0.113.0/24`.'
    throw invalid(`allowed_ips[${place}]`, message)
  }
  const own = key?.allowed_ips
  if (!own || allowed_ips?.every((text) => isCovered(text, own))) return
  const needs = "a key whose allowed_ips include all of the other key's"
  throw new ApiError('permission_denied', { needs }, { param: 'allowed_ips' })
}

// Nor one that expires later than it does.
function requireNotLonger({ key, member }: Call, expires_at: string | null) {
  // A member's token lasts minutes, but their permission doesn't end with it.
  if (!key?.expires_at || member) return
  const own = Temporal.Instant.from(key.expires_at)
  if (expires_at && Temporal.Instant.compare(Temporal.Instant.from(expires_at), own) <= 0) return
  const needs = "a key that doesn't expire before the other key"
  throw new ApiError('permission_denied', { needs }, { param: 'expires_at' })
}

// Keys expire in real time, not by the account's test clock.
function requireFuture(call: Call, expires_at: string) {
  if (Temporal.Instant.compare(Temporal.Instant.from(expires_at), call.real_now) > 0) return
  throw new ApiError('expires_at_in_past', {}, { param: 'expires_at' })
}
