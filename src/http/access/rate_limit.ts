// Rate limits: token buckets per account, API key, scoped token and IP address, counted per
// service on a machine (shared_limits.ts) or across machines (stored_limits.ts). Every
// authenticated response lists the policies and the remaining quota in the headers of the IETF
// draft (RateLimit, draft 11).
import { ApiError } from '#catalogue/api_error.ts'
import type { AccountLimits, Limits } from '#settings/limits.ts'
import { networkOf } from '#http/transport/client_address.ts'
import type { SharedLimits, Taken } from './shared_limits.ts'

export type Caller = {
  account: string
  credential: string // ID of the key or token.
  is_token: boolean
  address: string
  limits: AccountLimits
}

type Bucket = { tokens: number; filled_at: number }
export type Policy = { name: string; of: string; quota: number; window_seconds: number }
type Standing = { policy: Policy; tokens: number; wait: number }

// A counted request: the headers of its response and, if a bucket was empty, the error.
export type Count = { headers: Record<string, string>; refusal: ApiError | undefined }

const remembered_buckets = 50_000

export type RateLimiter = ReturnType<typeof rateLimiter>

// performance.now() is monotonic; the time of day isn't.
export function rateLimiter(limits: Limits, shared?: SharedLimits, now = () => performance.now()) {
  const buckets = new Map<string, Bucket>()

  // Evicts the least recently used bucket first, because it is the fullest.
  function bucketOf({ name, of, quota, window_seconds }: Policy): Bucket {
    const key = `${name} ${of}`
    const at = now()
    const bucket = buckets.get(key) ?? { tokens: quota, filled_at: at }
    const gained = ((at - bucket.filled_at) / 1000) * (quota / window_seconds)
    bucket.tokens = Math.min(quota, bucket.tokens + gained)
    bucket.filled_at = at
    buckets.delete(key)
    if (buckets.size >= remembered_buckets) buckets.delete(buckets.keys().next().value!)
    buckets.set(key, bucket)
    return bucket
  }

  // Takes one token from each of the caller's buckets if none is empty. If the limits are divided
  // among several processes, each has its share.
  function take(caller: Caller, processes = 1): Count {
    const policies = policiesOf(limits, caller, processes)
    const found = policies.map(bucketOf)
    const allowed = found.every(({ tokens }) => tokens >= 1)
    if (allowed) {
      for (const bucket of found) bucket.tokens--
      shared?.took(policies)
    }
    const tokens = found.map((bucket) => bucket.tokens)
    return countOf(policies, tokens, allowed)
  }

  // The error that take() would return, without taking a token.
  function refusal(caller: Caller) {
    const standings = policiesOf(limits, caller).map((one) => standingOf(one, bucketOf(one).tokens))
    const allowed = standings.every(({ wait }) => wait === 0)
    return allowed ? undefined : refusalOf(standings, headersOf(standings))
  }

  // What other processes took. It can leave less than nothing, which refills first.
  function takeAlso(taken: Taken[]) {
    for (const { policy, tokens } of taken) bucketOf(policy).tokens -= tokens
  }

  return { take, refusal, takeAlso }
}

// The account's policies first, then those of the key or the token, then the address's.
export function policiesOf(limits: Limits, caller: Caller, processes = 1): Policy[] {
  const { account, credential, is_token, address } = caller
  const kind = is_token ? 'token' : 'key'
  const percent = is_token ? limits.token_percent : limits.key_percent
  // All of the account's quota is no limit of its own.
  const share = (quota: number) => (percent < 100 ? Math.ceil((quota * percent) / 100) : 0)
  const { per_second, per_minute } = caller.limits
  return [
    { name: 'burst', of: account, quota: per_second, window_seconds: 1 },
    { name: 'sustained', of: account, quota: per_minute, window_seconds: 60 },
    { name: `${kind}-burst`, of: credential, quota: share(per_second), window_seconds: 1 },
    { name: `${kind}-sustained`, of: credential, quota: share(per_minute), window_seconds: 60 },
    {
      name: 'address',
      of: networkOf(address),
      quota: limits.address_per_minute,
      window_seconds: 60,
    },
  ]
    .filter(({ quota }) => quota > 0)
    .map((policy) => ({ ...policy, quota: Math.ceil(policy.quota / processes) }))
}

// What a request gets to know, given the tokens that are left for each policy.
export function countOf(policies: Policy[], tokens: number[], allowed: boolean): Count {
  const standings = policies.map((policy, i) => standingOf(policy, tokens[i]!))
  const headers = headersOf(standings)
  return { headers, refusal: allowed ? undefined : refusalOf(standings, headers) }
}

const standingOf = (policy: Policy, tokens: number): Standing => ({
  policy,
  tokens,
  wait: waitOf(tokens, policy),
})

// How many whole seconds until the bucket has a token; 0 if it has one now.
const waitOf = (tokens: number, { quota, window_seconds }: Policy) =>
  tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * window_seconds) / quota))

function headersOf(standings: Standing[]): Record<string, string> {
  if (standings.length === 0) return {}
  return {
    'ratelimit-policy': standings.map(({ policy }) => policyText(policy)).join(', '),
    ratelimit: standings.map(leftText).join(', '),
  }
}

const policyText = ({ name, quota, window_seconds }: Policy) =>
  `"${name}";q=${quota};w=${window_seconds}`

// t is the whole window while quota is left, otherwise the wait for the next token.
const leftText = ({ tokens, policy: { name, window_seconds }, wait }: Standing) =>
  `"${name}";r=${Math.max(0, Math.floor(tokens))};t=${wait || window_seconds}`

function refusalOf(standings: Standing[], headers: Record<string, string>) {
  const empty = standings.filter(({ wait }) => wait > 0)
  const retry_after_seconds = Math.max(...empty.map(({ wait }) => wait))
  const policies = empty.map(({ policy }) => policy.name)
  return rateLimited(policies, { retry_after_seconds, headers })
}

type Patience = { retry_after_seconds: number; headers?: Record<string, string> }

// The error names the exceeded policies.
export const rateLimited = (violated_policies: string[], patience: Patience) =>
  new ApiError(
    'rate_limited',
    { policies: violated_policies.join(', ') },
    { violated_policies, ...patience },
  )
