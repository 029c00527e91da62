// Every setting with its description. .env.example and the table in the docs are generated from
// this list; config.ts reads the values.
import { audit_heads } from './audit_heads.ts'
import { cells } from './cells.ts'
import { database } from './database.ts'
import { file_store } from './file_store.ts'
import { messaging } from './messaging.ts'
import { monitoring } from './monitoring.ts'
import { processor } from './processor.ts'
import { rate_limits } from './rate_limits.ts'
import { retention } from './retention.ts'
import { single_sign_on } from './single_sign_on.ts'

export type Setting = {
  summary: string
  fallback?: string
  example?: string
  secret?: true // Can also be read from the file in NAME_FILE, and changed without a restart.
}

export const settings = {
  ATTUNE_ENVIRONMENT: {
    summary: 'sandbox or production. A deployment has one environment.',
    fallback: 'sandbox',
  },
  ATTUNE_HOME: {
    summary: 'Directory for the embedded database, the TLS certificate and the secrets.',
    fallback: '.attune',
  },
  HOST: { summary: 'Address to listen on.', fallback: '127.0.0.1' },
  PORT: { summary: 'Port to listen on.', fallback: '8443' },
  PUBLIC_URL: {
    summary: 'Base URL that callers use, for links in responses. Default: https://localhost:PORT.',
    example: 'https://api.example.com',
  },
  ...database,
  ...cells,
  ATTUNE_PEPPER: {
    secret: true,
    summary: 'Secret for hashing API keys: 32 bytes in base64. The sandbox generates its own.',
    example: '(openssl rand -base64 32)',
  },
  ATTUNE_ENCRYPTION_KEY: {
    secret: true,
    summary: 'Encryption key for health data: 32 bytes in base64. The sandbox generates one.',
    example: '(openssl rand -base64 32)',
  },
  ATTUNE_OTHER_ENCRYPTION_KEYS: {
    secret: true,
    summary:
      'Additional decryption keys, separated by commas, for use during a key rotation. See ' +
      'docs/guides/keys-and-encryption.md.',
    example: '(32 bytes in base64, separated by commas)',
  },
  TLS_CERT_FILE: {
    summary:
      'TLS certificate chain in PEM. Without it, the first start creates one from a local CA.',
    example: '/etc/attune/server.crt',
  },
  TLS_KEY_FILE: {
    summary: 'Private key of the TLS certificate, in PEM.',
    example: '/etc/attune/server.key',
  },
  TRUSTED_PROXIES: {
    summary:
      'IP addresses or CIDR ranges of proxies that terminate TLS, separated by commas. Plain ' +
      'HTTP is accepted only from them, and only with X-Forwarded-Proto: https.',
    example: '10.0.0.0/8',
  },
  WORKERS: {
    summary:
      'on or off: whether the server also runs the background workers (scheduled jobs, event ' +
      'relay, webhook deliveries, audit log). With off, run "attune worker".',
    fallback: 'on',
  },
  PROCESSES: {
    summary:
      'Number of server processes that share the port, or auto: one for each core. One of them ' +
      'also runs the background workers.',
    fallback: '1',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    summary:
      'on or off: whether webhooks can go to private IP addresses, there also over plain HTTP, ' +
      'and SFTP connections too. For development only; rejected in production.',
    fallback: 'off',
  },
  NPPES_URL: {
    summary: 'URL of the NPPES NPI registry API, version 2.1. Used in production.',
    fallback: 'https://npiregistry.cms.hhs.gov/api/',
  },
  LICENSE_LOOKUP_URL: {
    summary:
      'URL of a license and privilege lookup service. Used in production. Without it, licenses ' +
      'are verified manually, with evidence.',
    example: 'https://licenses.example.com/lookup',
  },
  DEA_LOOKUP_URL: {
    summary:
      'URL of a DEA registration lookup service. Used in production. Without it, registrations ' +
      'are verified manually.',
    example: 'https://dea.example.com/lookup',
  },
  CLEARINGHOUSE: {
    summary:
      'How claims reach payers: simulated in the sandbox; folder or none in production. With ' +
      'none, the production default, claims wait.',
    example: 'folder',
  },
  CLEARINGHOUSE_FOLDER: {
    summary: 'Directory for exchanging X12 files. Required with CLEARINGHOUSE=folder.',
    example: '/var/lib/attune/clearinghouse',
  },
  ...processor,
  ...rate_limits,
  SECURITY_CONTACT: {
    summary:
      'Contact for vulnerability reports, in /.well-known/security.txt: a mailto:, https:// or ' +
      'tel: URL. By default, the address of /docs/security.',
    example: 'mailto:security@example.com',
  },
  SIGNUP: {
    summary:
      'open, waitlist or closed: whether people who sign up at / are invited immediately, are ' +
      'invited with "attune waitlist invite", or can\'t sign up. Default: waitlist in the ' +
      'sandbox. Production is always closed: create its accounts on the command line.',
    example: 'waitlist',
  },
  SEED: {
    summary:
      'on or off: whether the first start of a sandbox creates a small sample practice with ' +
      'fictional people.',
    fallback: 'on',
  },
  ...messaging,
  ...single_sign_on,
  ATTUNE_API_KEY: {
    summary:
      'API key for the command line. Default: the key of "attune login", or the one in ' +
      'quickstart.json in ATTUNE_HOME.',
  },
  ATTUNE_API_URL: {
    summary:
      'API base URL for the command line. Default: the URL of the last "attune login", or the ' +
      'one in quickstart.json.',
    example: 'https://api.example.com/v1',
  },
  ATTUNE_LOGIN_FILE: {
    summary: 'File in which "attune login" stores keys.',
    fallback: '~/.config/attune/logins.json',
  },
  ...file_store,
  ...audit_heads,
  ...retention,
  ...monitoring,
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
