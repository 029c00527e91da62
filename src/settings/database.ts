// The settings of the database, as part of settings.ts.
import type { Setting } from './settings.ts'

export const database = {
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
} as const satisfies Record<string, Setting>
