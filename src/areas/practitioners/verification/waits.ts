// Scheduled jobs of verifications and checks.
import { days } from '#kernel/waits.ts'
import { decision_days, retry_minutes, silent_days } from './policy.ts'

export const verificationWaits = {
  reviewing: [{ job: 'verification.refresh', at: `reviewing_at + ${days(decision_days)}` }],
  information_requested: [
    { job: 'verification.give_up', at: `information_requested_at + ${days(silent_days)}` },
  ],
}

export const checkWaits = {
  queued: [{ job: 'check.run', at: 'queued_at' }],
  errored: [{ job: 'check.run', at: 'errored_at', where: `attempts <= ${retry_minutes.length}` }],
  passed: [{ job: 'check.expire', at: 'expires_at' }],
}
