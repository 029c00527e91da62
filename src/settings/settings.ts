// Every setting with its description. .env.example and the table in the docs are generated from
// this list; config.ts reads the values.
import { messaging } from './messaging.ts'
import { monitoring } from './monitoring.ts'
import { rate_limits } from './rate_limits.ts'
import { retention } from './retention.ts'

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
  DATABASE_URL: {
    secret: true,
    summary: 'URL of PostgreSQL 15 or newer, instead of the embedded one. Required in production.',
    example: 'postgres://attune:secret@db.example.com/attune',
  },
  DATABASE_OWNER_URL: {
    secret: true,
    summary: 'URL of the database user that runs migrations. Default: DATABASE_URL.',
    example: 'postgres://owner:secret@db.example.com/attune',
  },
  DATABASE_REPLICA_URL: {
    secret: true,
    summary:
      'URL of a read replica, with the user of DATABASE_URL. It serves lists and reports to ' +
      'callers that accept older data (Prefer: stale=5).',
    example: 'postgres://attune:secret@replica.example.com/attune',
  },
  MIGRATE: {
    summary:
      'on or off: whether a start migrates the database. With off, run "attune migrate" first; ' +
      'the service refuses to start on a database that is behind.',
    fallback: 'on',
  },
  DATABASE_WAIT_SECONDS: {
    summary: 'Seconds to wait at startup for a database that is starting, recovering or a standby.',
    fallback: '60',
  },
  DATABASE_CONNECTIONS: {
    summary: 'Maximum database connections per process for requests. Background work uses 4 more.',
    fallback: '20',
  },
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
  PAYMENT_PROCESSOR: {
    summary:
      'Payment processor: simulated, stripe or none. Default: simulated in the sandbox; in ' +
      'production stripe if STRIPE_SECRET_KEY is set, otherwise none. Production rejects ' +
      'simulated.',
    example: 'stripe',
  },
  STRIPE_SECRET_KEY: {
    secret: true,
    summary: 'Secret key of your Stripe account: sk_test_ in the sandbox, sk_live_ in production.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_WEBHOOK_SECRET: {
    secret: true,
    summary:
      'Signing secret of the Stripe webhook endpoint /processors/stripe/webhooks. Required with ' +
      'STRIPE_SECRET_KEY.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_PUBLISHABLE_KEY: {
    summary: 'Publishable key of your Stripe account, for the pages of payment requests.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_API_URL: {
    summary: "Base URL of the Stripe API, to use a proxy or a mock. Default: Stripe's own.",
    example: 'https://stripe-proxy.example.com',
  },
  STATEMENT_DESCRIPTOR: {
    summary: "Text on card statements: 5 to 22 characters that don't reveal mental healthcare.",
    fallback: 'ATTUNE',
  },
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
  OIDC_ISSUER: {
    summary:
      'Issuer URL of the OpenID Connect provider for single sign-on to the console. Register ' +
      'PUBLIC_URL/console/sign-in/oidc/callback as its redirect URI.',
    example: 'https://login.example.com',
  },
  OIDC_CLIENT_ID: {
    summary: "Attune's client ID at the OpenID Connect provider.",
    example: 'attune',
  },
  OIDC_CLIENT_SECRET: {
    secret: true,
    summary: 'Client secret of Attune at the OpenID Connect provider.',
    example: '(from the provider)',
  },
  OIDC_ACCOUNT: {
    summary:
      'ID of the account whose members use single sign-on. Required if the deployment has ' +
      'several accounts, because a provider must not sign in members of other accounts.',
    example: 'acct_…',
  },
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
  FILE_STORE: {
    summary:
      'Where documents are stored, encrypted: disk (the files directory in ATTUNE_HOME), s3, or ' +
      'none. Default: disk in the sandbox; in production s3 if S3_ENDPOINT is set, else none.',
    example: 's3',
  },
  S3_ENDPOINT: {
    summary: 'URL of the S3-compatible bucket for documents, with the name of the bucket.',
    example: 'https://s3.us-east-1.amazonaws.com/attune-documents',
  },
  S3_REGION: { summary: 'Region of the bucket.', fallback: 'us-east-1' },
  S3_ACCESS_KEY_ID: { summary: 'Access key of the bucket.', example: 'AKIAIOSFODNN7EXAMPLE' },
  S3_SECRET_ACCESS_KEY: { secret: true, summary: 'Secret access key of the bucket.' },
  CLAMAV_SOCKET: {
    summary:
      'Socket of clamd, as a path or host:port. If set, documents are scanned for viruses before ' +
      'they can be downloaded.',
    example: '/run/clamav/clamd.ctl',
  },
  AUDIT_HEADS_FILE: {
    summary:
      'File to which every signed head of the audit log is appended, for "attune audit verify ' +
      '--heads". Keep it on a different machine than the database. The heads are also written to ' +
      'the log.',
    example: '/var/log/attune/audit-heads.jsonl',
  },
  AUDIT_HEADS_URL: {
    summary:
      'URL prefix to which every signed audit log head is sent with PUT, each under its own ' +
      'name, for example a bucket with Object Lock. Retried until stored.',
    example: 'https://heads.example.com/attune',
  },
  AUDIT_HEADS_AUTHORIZATION: {
    summary: 'Authorization header for AUDIT_HEADS_URL.',
    example: 'Bearer (token)',
  },
  ...retention,
  ...monitoring,
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
