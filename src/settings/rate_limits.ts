// The settings of rate limits, as part of settings.ts. limits.ts reads them.
import type { Setting } from './settings.ts'

export const rate_limits = {
  RATE_LIMIT_PER_SECOND: {
    summary:
      'Requests per second per account; 0 disables the limit. Default: 25 in the sandbox, 100 in ' +
      'production.',
  },
  RATE_LIMIT_PER_MINUTE: {
    summary:
      'Requests per minute per account; 0 disables the limit. Default: 750 in the sandbox, 3000 ' +
      'in production.',
  },
  RATE_LIMIT_KEY_PERCENT: {
    summary: "Share of the account's rate limits that one API key can use, in percent.",
    fallback: '100',
  },
  RATE_LIMIT_TOKEN_PERCENT: {
    summary: "Share of the account's rate limits that one scoped token can use, in percent.",
    fallback: '20',
  },
  RATE_LIMIT_PER_ADDRESS: {
    summary:
      'Requests per minute per IP address across all accounts; 0 disables the limit. Default: ' +
      '7500 in the sandbox, 30000 in production.',
  },
  RATE_LIMIT_STORE: {
    secret: true,
    summary:
      'Where requests are counted: memory, for one machine, or the URL of a Valkey or Redis ' +
      'server that several machines share (redis://, or rediss:// with TLS).',
    fallback: 'memory',
  },
  UNKNOWN_KEYS_PER_MINUTE: {
    summary:
      'Unknown API keys an IP address can send per minute before responses to further unknown ' +
      'keys are delayed; 0 disables the limit. Requests with valid keys are never delayed.',
    fallback: '60',
  },
} as const satisfies Record<string, Setting>
