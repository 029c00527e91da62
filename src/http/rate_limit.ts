// Two token buckets for each account, per second and per minute, counted in this process. Every
// authenticated answer tells what is left, in the fields of the IETF draft (RateLimit, draft 11).
import { ApiError } from '#catalogue/api_error.ts'

export type Limits = { per_second: number; per_minute: number }

type Bucket = { tokens: number; filled_at: number }
type Policy = { name: string; quota: number; window_seconds: number }

const remembered_accounts = 10_000

const policiesOf = ({ per_second, per_minute }: Limits): Policy[] =>
  [
    { name: 'burst', quota: per_second, window_seconds: 1 },
    { name: 'sustained', quota: per_minute, window_seconds: 60 },
  ].filter(({ quota }) => quota > 0)

export type RateLimiter = ReturnType<typeof rateLimiter>

// The clock only ever goes forward: performance.now() does not follow the time of day.
export function rateLimiter(now = () => performance.now()) {
  const accounts = new Map<string, Map<string, Bucket>>()

  function bucketOf(account: string, { name, quota, window_seconds }: Policy): Bucket {
    let buckets = accounts.get(account)
    if (!buckets) {
      if (accounts.size >= remembered_accounts) accounts.delete(accounts.keys().next().value!)
      accounts.set(account, (buckets = new Map()))
    }
    const at = now()
    let bucket = buckets.get(name)
    if (!bucket) buckets.set(name, (bucket = { tokens: quota, filled_at: at }))
    const gained = ((at - bucket.filled_at) / 1000) * (quota / window_seconds)
    bucket.tokens = Math.min(quota, bucket.tokens + gained)
    bucket.filled_at = at
    return bucket
  }

  // Takes one request off the account's buckets. Gives the headers to send, and, when a bucket is
  // empty, the refusal.
  return function take(account: string, limits: Limits) {
    const policies = policiesOf(limits)
    if (policies.length === 0) return { headers: {}, refusal: undefined }
    const buckets = policies.map((policy) => bucketOf(account, policy))
    const allowed = buckets.every(({ tokens }) => tokens >= 1)
    if (allowed) for (const bucket of buckets) bucket.tokens--

    const waits = buckets.map((bucket, i) => waitOf(bucket, policies[i]!))
    const headers = {
      'ratelimit-policy': policies.map(policyText).join(', '),
      ratelimit: buckets.map((bucket, i) => leftText(bucket, policies[i]!, waits[i]!)).join(', '),
    }
    return { headers, refusal: allowed ? undefined : refusalOf(Math.max(...waits)) }
  }
}

// How many whole seconds until the bucket has a token; 0 if it has one now.
const waitOf = ({ tokens }: Bucket, { quota, window_seconds }: Policy) =>
  tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * window_seconds) / quota))

const policyText = ({ name, quota, window_seconds }: Policy) =>
  `"${name}";q=${quota};w=${window_seconds}`

// r may be used up within t: the whole window while some is left, else the wait for the next.
const leftText = ({ tokens }: Bucket, { name, window_seconds }: Policy, wait: number) =>
  `"${name}";r=${Math.floor(tokens)};t=${wait || window_seconds}`

const refusalOf = (retry_after_seconds: number) =>
  new ApiError('rate_limited', {}, { retry_after_seconds: Math.max(1, retry_after_seconds) })
