// The rate limits of a deployment, and how they are read from the settings.
import type { Environment } from './environment.ts'
import { bad, protocolOf, type Reader, wholeNumber } from './values.ts'

// Limits per account; 0 disables a limit.
export type AccountLimits = { per_second: number; per_minute: number }

export type Limits = AccountLimits & {
  key_percent: number // Share of the account's limits that one API key can use.
  token_percent: number // Share that one scoped token can use.
  address_per_minute: number // Across all accounts; 0 disables the limit.
  unknown_keys_per_minute: number // Per IP address before delays; 0 disables the limit.
}

// No limits, for tests and benchmarks.
export const no_limits: Limits = {
  per_second: 0,
  per_minute: 0,
  key_percent: 100,
  token_percent: 100,
  address_per_minute: 0,
  unknown_keys_per_minute: 0,
}

const defaults = {
  sandbox: { per_second: 25, per_minute: 750, per_address: 7_500 },
  production: { per_second: 100, per_minute: 3_000, per_address: 30_000 },
}

export function limitsOf(read: Reader, environment: Environment): Limits {
  const { per_second, per_minute, per_address } = defaults[environment]
  return {
    per_second: wholeNumber('RATE_LIMIT_PER_SECOND', read, 0, 1_000_000) ?? per_second,
    per_minute: wholeNumber('RATE_LIMIT_PER_MINUTE', read, 0, 60_000_000) ?? per_minute,
    key_percent: wholeNumber('RATE_LIMIT_KEY_PERCENT', read, 1, 100)!,
    token_percent: wholeNumber('RATE_LIMIT_TOKEN_PERCENT', read, 1, 100)!,
    address_per_minute: wholeNumber('RATE_LIMIT_PER_ADDRESS', read, 0, 60_000_000) ?? per_address,
    unknown_keys_per_minute: wholeNumber('UNKNOWN_KEYS_PER_MINUTE', read, 0, 1_000_000)!,
  }
}

// The URL of the store that counts for several machines. Undefined if each counts for itself.
export function limitStoreOf(read: Reader) {
  const text = read('RATE_LIMIT_STORE')!
  if (text === 'memory') return undefined
  if (/^rediss?:$/.test(protocolOf(text)) && new URL(text).hostname) return text
  throw bad('RATE_LIMIT_STORE', 'must be memory, or a redis:// or rediss:// URL')
}
