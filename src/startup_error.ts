// Why the service could not start: each reason has an exit code of its own, for scripts to read.

// The numbers follow sysexits.h where one fits; all are distinct.
export const exit_codes = {
  bad_setting: { code: 78, means: 'A setting is missing, or has a value that cannot be used.' },
  home_not_writable: { code: 73, means: 'The folder ATTUNE_HOME cannot be made or written to.' },
  already_running: { code: 75, means: 'Another process already runs on this ATTUNE_HOME.' },
  port_taken: { code: 71, means: 'Another program already listens on the port.' },
  database_unreachable: { code: 69, means: 'The database in DATABASE_URL does not answer.' },
  database_too_old: { code: 76, means: 'The PostgreSQL in DATABASE_URL is older than is needed.' },
  migration_changed: {
    code: 65,
    means: 'A migration that was already applied has been changed since, or is gone.',
  },
  migration_failed: { code: 72, means: 'A migration failed; the message says which and why.' },
  database_permission: {
    code: 77,
    means:
      'PostgreSQL refuses the user of DATABASE_URL or DATABASE_OWNER_URL something it needs; the ' +
      'message says what to grant.',
  },
  disk_full: { code: 74, means: 'There is no space left on the disk that holds ATTUNE_HOME.' },
  embedded_database_failed: {
    code: 70,
    means: 'The PostgreSQL that comes with Attune did not start; postgres.log says why.',
  },
} as const

// How a command of the command line ends when it could not do what it was asked.
export const command_exit_codes = {
  refused: { code: 1, means: 'It was asked rightly and could not be done; a sentence says why.' },
  usage: { code: 64, means: 'It was asked wrongly: an unknown command, option or value.' },
  api_unreachable: { code: 69, means: 'The API does not answer, or is not trusted.' },
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
