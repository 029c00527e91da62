// Every setting there is, with its sentence. The file .env.example and the table in the docs are
// made from this list; config.ts reads them.

export type Setting = {
  does: string
  fallback?: string
  example?: string
  secret?: true // Can also be given as a file, named in NAME_FILE, and changed while running.
}

export const settings = {
  ATTUNE_ENVIRONMENT: {
    does: 'sandbox or production. One deployment is one environment.',
    fallback: 'sandbox',
  },
  ATTUNE_HOME: {
    does: 'The folder of the embedded database, the certificate and the secrets.',
    fallback: '.attune',
  },
  HOST: { does: 'The address to listen on.', fallback: '127.0.0.1' },
  PORT: { does: 'The port to listen on.', fallback: '8443' },
  PUBLIC_URL: {
    does: 'How callers reach the server, for links in answers. Without it, localhost and PORT.',
    example: 'https://api.example.com',
  },
  DATABASE_URL: {
    secret: true,
    does: 'A PostgreSQL, 15 or newer, to use instead of the embedded one. Needed in production.',
    example: 'postgres://attune:secret@db.example.com/attune',
  },
  DATABASE_OWNER_URL: {
    secret: true,
    does: 'Who migrates the database, if not the user of DATABASE_URL.',
    example: 'postgres://owner:secret@db.example.com/attune',
  },
  DATABASE_WAIT_SECONDS: {
    does: 'How long a start waits for a database that is starting, recovering or a standby.',
    fallback: '60',
  },
  DATABASE_CONNECTIONS: {
    does: 'How many connections a process may hold for requests; its own work takes 4 more.',
    fallback: '20',
  },
  ATTUNE_PEPPER: {
    secret: true,
    does: 'What keys are hashed with: 32 bytes in base64. The sandbox makes its own.',
    example: '(openssl rand -base64 32)',
  },
  ATTUNE_ENCRYPTION_KEY: {
    secret: true,
    does: 'What stored health data is sealed with: 32 bytes in base64. The sandbox makes its own.',
    example: '(openssl rand -base64 32)',
  },
  ATTUNE_OTHER_ENCRYPTION_KEYS: {
    secret: true,
    does:
      'Further keys, between commas, that what is sealed can be opened with: while one takes the ' +
      'place of another. See docs/guides/keys-and-encryption.md.',
    example: '(32 bytes in base64, between commas)',
  },
  TLS_CERT_FILE: {
    does: 'The certificate chain to serve, in PEM. Without it, one is made at first start.',
    example: '/etc/attune/server.crt',
  },
  TLS_KEY_FILE: { does: 'The key of that certificate, in PEM.', example: '/etc/attune/server.key' },
  TRUSTED_PROXIES: {
    does:
      'Addresses (with /bits) of proxies that end TLS. Plain HTTP is then taken from them ' +
      'alone, and only where X-Forwarded-Proto is https.',
    example: '10.0.0.0/8',
  },
  WORK: {
    does:
      'on or off: whether the server also runs the clock, the relay, the deliveries and the ' +
      'trail. With off, "bin/attune worker" does.',
    fallback: 'on',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    does:
      'on or off: whether webhooks may go to private addresses and, there, over plain HTTP. ' +
      'For development; refused in production.',
    fallback: 'off',
  },
  NPPES_URL: {
    does: 'Where NPIs are looked up, in production: the API of the registry, version 2.1.',
    fallback: 'https://npiregistry.cms.hhs.gov/api/',
  },
  LICENSE_LOOKUP_URL: {
    does:
      'Where licenses and privileges are looked up, in production. Without it, a person does, ' +
      'and brings the evidence.',
    example: 'https://licenses.example.com/lookup',
  },
  DEA_LOOKUP_URL: {
    does: 'Where DEA registrations are looked up, in production. Without it, a person does.',
    example: 'https://dea.example.com/lookup',
  },
  CLEARINGHOUSE: {
    does:
      'Who carries claims to payers: simulated in the sandbox; folder or none in production, ' +
      'where with none, which is the default, claims wait.',
    example: 'folder',
  },
  CLEARINGHOUSE_FOLDER: {
    does: 'With CLEARINGHOUSE=folder, the folder that X12 files are exchanged through.',
    example: '/var/lib/attune/clearinghouse',
  },
  PAYMENT_PROCESSOR: {
    does:
      'simulated, stripe or none: who moves money. The sandbox simulates unless it says so; ' +
      'production never does, and takes stripe where its key is set.',
    example: 'stripe',
  },
  STRIPE_SECRET_KEY: {
    secret: true,
    does: 'The secret key of your Stripe account: sk_test_ in the sandbox, sk_live_ in production.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_WEBHOOK_SECRET: {
    secret: true,
    does:
      'What Stripe signs with what it sends to /processors/stripe/webhooks. Needed beside the ' +
      'key.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_API_URL: {
    does: 'Where Stripe is reached, if not at its own address: a proxy, or a mock for tests.',
    example: 'https://stripe-proxy.example.com',
  },
  STATEMENT_DESCRIPTOR: {
    does: 'What stands on the statements of persons: 5 to 22 characters that say nothing of care.',
    fallback: 'ATTUNE',
  },
  RATE_LIMIT_PER_SECOND: {
    does: 'Requests per second and account; 0 is off. 25 in the sandbox, 100 in production.',
  },
  RATE_LIMIT_PER_MINUTE: {
    does: 'Requests per minute and account; 0 is off. 750 in the sandbox, 3000 in production.',
  },
  RATE_LIMIT_KEY_PERCENT: {
    does: "How much of its account's rate limits one API key can use, in percent.",
    fallback: '80',
  },
  RATE_LIMIT_TOKEN_PERCENT: {
    does: "How much of its account's rate limits one scoped token can use, in percent.",
    fallback: '20',
  },
  RATE_LIMIT_PER_ADDRESS: {
    does:
      'Requests per minute and address, over all accounts; 0 is off. 7500 in the sandbox, 30000 ' +
      'in production.',
  },
  UNKNOWN_KEYS_PER_MINUTE: {
    does:
      'How many unknown API keys one address can present per minute before its further unknown ' +
      'keys are answered later and later; 0 is off. Keys that work are never delayed.',
    fallback: '60',
  },
  METRICS_PORT: {
    does:
      'The port of a separate listener that serves /metrics over plain HTTP, on METRICS_HOST. ' +
      'Without it and without METRICS_TOKEN, no metrics are served.',
    example: '9464',
  },
  METRICS_HOST: {
    does: 'The address METRICS_PORT listens on. Any other than loopback needs METRICS_TOKEN.',
    fallback: '127.0.0.1',
  },
  METRICS_TOKEN: {
    secret: true,
    does:
      'A bearer token of at least 32 characters for /metrics. With it, /metrics is also served ' +
      'on PORT.',
    example: '(openssl rand -hex 32)',
  },
  SECURITY_CONTACT: {
    does:
      'Where to report vulnerabilities: a mailto:, https:// or tel: address. With it, ' +
      '/.well-known/security.txt is served.',
    example: 'mailto:security@example.com',
  },
  SIGNUP: {
    does:
      'open, waitlist or closed: whether people who join at / are invited at once, by ' +
      '"bin/attune waitlist invite", or cannot join. waitlist in the sandbox; production is ' +
      'always closed, because its accounts are made on the command line.',
    example: 'waitlist',
  },
  SEED: {
    does:
      'on or off: whether the first start of a sandbox makes a small practice of made-up people ' +
      'to try things on.',
    fallback: 'on',
  },
  SMTP_URL: {
    secret: true,
    does: 'How mail is sent. Without it, the sandbox writes mail to the folder mail in its home.',
    example: 'smtps://user:secret@mail.example.com',
  },
  MAIL_FROM: { does: 'Who mail comes from.', fallback: 'Attune <no-reply@localhost>' },
  ATTUNE_API_KEY: {
    does:
      'The key the command line calls the API with. Without it, the one in quickstart.json in ' +
      'the home.',
  },
  ATTUNE_API_URL: {
    does: 'Where the command line finds the API, if not where quickstart.json says.',
    example: 'https://api.example.com/v1',
  },
  AUDIT_HEADS_FILE: {
    does:
      'A file that every signed head of the audit log is appended to, for "attune audit verify ' +
      '--heads". Keep it on another machine than the database. The log has the heads too.',
    example: '/var/log/attune/audit-heads.jsonl',
  },
  AUDIT_HEADS_URL: {
    does:
      'A URL prefix that every signed head is sent to with PUT, each under a name of its own: a ' +
      'bucket with Object Lock, for example. A head is retried until the store has it.',
    example: 'https://heads.example.com/attune',
  },
  AUDIT_HEADS_AUTHORIZATION: {
    does: 'The Authorization header for AUDIT_HEADS_URL.',
    example: 'Bearer (token)',
  },
  LOG_LEVEL: { does: 'trace, debug, info, warn, error or silent.', fallback: 'info' },
  LOG_FILE: {
    does: 'Where the log goes; "-" is standard output. In the sandbox, attune.log in the home.',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
