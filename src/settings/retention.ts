// How long a deployment keeps data that only grows, as part of settings.ts.
import type { Setting, SettingName } from './settings.ts'
import { type Reader, wholeNumber } from './values.ts'

export const retention = {
  REQUEST_LOG_DAYS: {
    summary:
      'Days for which request logs are kept. They are deleted by the week, up to a week later.',
    fallback: '30',
  },
  WEBHOOK_ATTEMPT_DAYS: {
    summary:
      'Days for which webhook delivery attempts are kept. They are deleted up to two weeks later.',
    fallback: '90',
  },
  EVENT_DAYS: {
    summary: 'Days for which events are kept, 7 or more.',
    fallback: '90',
  },
  AUDIT_ARCHIVE_DAYS: {
    summary:
      'Days after which audit log entries are moved to encrypted files in the file store, 365 or ' +
      'more. They are moved by the month, up to a month later. Default: they stay in the database.',
    example: '730',
  },
} as const satisfies Record<string, Setting>

export type Retention = {
  request_log_days: number
  webhook_attempt_days: number
  event_days: number
  audit_archive_days: number | undefined // Undefined: entries stay in the database.
}

const longest_days = 3_650

export const retentionOf = (read: Reader): Retention => ({
  request_log_days: wholeNumber('REQUEST_LOG_DAYS', read, 1, longest_days)!,
  webhook_attempt_days: wholeNumber('WEBHOOK_ATTEMPT_DAYS', read, 1, longest_days)!,
  event_days: wholeNumber('EVENT_DAYS', read, 7, longest_days)!,
  audit_archive_days: wholeNumber('AUDIT_ARCHIVE_DAYS', read, 365, longest_days),
})

// For tests and commands that read no settings.
export const default_retention = retentionOf(
  (name) => (retention as Partial<Record<SettingName, Setting>>)[name]?.fallback,
)
