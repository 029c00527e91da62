// Reasons why the service can't start, each with its own exit code for scripts.

// The numbers follow sysexits.h where one fits. All are distinct.
export const exit_codes = {
  bad_setting: { code: 78, means: 'A setting is missing or invalid.' },
  home_not_writable: { code: 73, means: "ATTUNE_HOME can't be created or isn't writable." },
  already_running: { code: 75, means: 'Another process is already using this ATTUNE_HOME.' },
  port_taken: { code: 71, means: 'Another program is already listening on the port.' },
  database_unreachable: { code: 69, means: "The database in DATABASE_URL isn't reachable." },
  database_too_old: { code: 76, means: 'The PostgreSQL in DATABASE_URL is older than version 15.' },
  database_distributed: {
    code: 67,
    means: 'Citus distributes tables of the database, which Attune does not support.',
  },
  migration_changed: {
    code: 65,
    means: 'A migration that was already applied was changed or removed.',
  },
  database_behind: {
    code: 66,
    means: 'MIGRATE is off and the database lacks a migration. Run "attune migrate".',
  },
  migration_failed: { code: 72, means: 'A migration failed. The message says which one and why.' },
  database_permission: {
    code: 77,
    means:
      'The database user in DATABASE_URL or DATABASE_OWNER_URL lacks a privilege. The message ' +
      'says what to grant.',
  },
  disk_full: { code: 74, means: 'The disk that holds ATTUNE_HOME is full.' },
  embedded_database_failed: {
    code: 70,
    means: "The embedded PostgreSQL didn't start. See postgres.log.",
  },
} as const

// Exit codes of commands that failed.
export const command_exit_codes = {
  refused: { code: 1, means: 'The command failed. The message says why.' },
  usage: { code: 64, means: 'The command, an option or a value is unknown.' },
  api_unreachable: { code: 69, means: "The API isn't reachable or its certificate isn't trusted." },
} as const

export type StartupReason = keyof typeof exit_codes

export class StartupError extends Error {
  readonly reason: StartupReason
  readonly exit_code: number

  constructor(reason: StartupReason, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartupError'
    this.reason = reason
    this.exit_code = exit_codes[reason].code
  }
}

// A process that can't start has said why, so this one exits with its code.
export class ProcessFailed extends Error {
  readonly exit_code: number

  constructor(exit_code: number) {
    super('A process of the service did not start.')
    this.exit_code = exit_code
  }
}
