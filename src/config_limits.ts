// The rate limits of a deployment, and how their settings are read.
import type { Environment } from './secret_key.ts'
import { type Reader, wholeNumber } from './setting_values.ts'

// What one account may do; 0 is off.
export type AccountLimits = { per_second: number; per_minute: number }

export type Limits = AccountLimits & {
  key_percent: number // How much of the account's limits one key may use.
  token_percent: number // And one scoped token.
  address_per_minute: number // Over all accounts; 0 is off.
  unknown_keys_per_minute: number // From one address before they are delayed; 0 is off.
}

// Nothing is limited: for tests and benchmarks, which set the limits they are about.
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
