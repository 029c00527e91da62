// Runs all background work: scheduled jobs, event relay, webhook deliveries, the audit log, data
// retention and, if sign-up is open, invitations. Runs in the server by default, or separately with
// "attune worker".
import type { Logger } from 'pino'
import type { DeploymentSettings } from '#settings/config.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { AuditHeadSettings } from '#settings/audit_heads.ts'
import type { Retention } from '#settings/retention.ts'
import type { Database } from '#db/connect.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { Mailer } from '#outside/ports/mail.ts'
import type { Metrics } from '#http/operations/metrics.ts'
import type { Tracing } from '#kernel/tracing.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { gatherQueries } from '#kernel/gathered_queries.ts'
import { activityWatch } from './activity.ts'
import { archiveAuditLog } from './archive_audit_log.ts'
import { headSender } from './audit_heads.ts'
import { closeVideoRooms } from './close_video_rooms.ts'
import { runChecks } from './run_checks.ts'
import { runScheduledJobs } from './clock.ts'
import { clockWatch } from './clock_watch.ts'
import { deliverer } from './deliver.ts'
import { sendEligibilityChecks } from './eligibility_checks.ts'
import { deleteExpired } from './delete_expired.ts'
import { maintainPartitions } from './partitions.ts'
import { readCalendars } from './read_calendars.ts'
import { readMailboxes } from './read_mailboxes.ts'
import { receiveDocuments } from './receive_documents.ts'
import { sendInvitations } from './member_invitations.ts'
import { foldReports } from './fold_reports.ts'
import { inviteNextEntries } from './invitations.ts'
import { runAssignments } from './run_assignments.ts'
import { runBulkActions } from './run_bulk_actions.ts'
import { runImports } from './run_imports.ts'
import { processFiles } from './process_files.ts'
import { runProcessorOperations } from './processor_operations.ts'
import { recheckPractitioners } from './recheck_practitioners.ts'
import { repairAll } from './reconcile.ts'
import { type OnNumbered, relay } from './relay.ts'
import { type Pause, workRounds } from './rounds.ts'
import { linkAllEntries } from './audit_chain.ts'
import { sendDocuments } from './send_documents.ts'
import { sendMessages } from './send_messages.ts'

export type BackgroundContext = {
  db: Database
  secrets: Secrets
  allows: DeploymentSettings
  outside: Outside
  log: Logger
  mail: Mailer
  public_url: string
  invites?: { mail: Mailer; public_url: string } | undefined // If sign-up is open.
  audit_heads?: AuditHeadSettings | undefined
  retention?: Retention | undefined
  onNumbered?: OnNumbered | undefined // For requests of this process that wait for events.
  metrics?: Pick<Metrics, 'noteWork'>
  tracing?: Tracing | undefined
}

const second_ms = 1_000
const minute_ms = 60_000
const hour_ms = 3_600_000
const drain_limit_ms = 5_000

const at_once: Pause = { busy_ms: 100 }
const promptly: Pause = { busy_ms: 200 } // A free time is offered within a second.
const soon: Pause = { busy_ms: second_ms }
const seldom: Pause = { busy_ms: 10 * second_ms }
const hourly: Pause = { busy_ms: hour_ms, idle_ms: hour_ms, first_ms: minute_ms }
const look: Pause = { busy_ms: 500, idle_ms: second_ms }

export function startBackgroundWork(given: BackgroundContext) {
  const { db, log } = given
  const context = { ...given, db: gatherQueries(db) }
  const numberEvents = relay(db, context.onNumbered)
  const wasSetBack = clockWatch(context.db)
  let reconciled = false
  const { takeSome, oneDone, idle } = deliverer(context)
  const sendHeads = headSender(context)
  let stopped = false
  const shouldContinue = () => !stopped
  const activity = activityWatch(db, () => wakeAll())
  const { repeat, wakeAll, stop } = workRounds({ isBusy: activity.isBusy, onRound })
  repeat('activity', look, activity.look)
  repeat('scheduled jobs', promptly, () => runScheduledJobs(context, shouldContinue))
  repeat('reconciler', soon, reconcile)
  repeat('relay', at_once, () => numberEvents(shouldContinue))
  repeat('deliveries', at_once, async () => {
    while (shouldContinue() && ((await takeSome()) > 0 || (await oneDone(100))));
  })
  repeat('audit log', promptly, () => linkAllEntries(context, shouldContinue))
  repeat('audit heads', soon, () => sendHeads(shouldContinue))
  repeat('checks', soon, () => runChecks(context, shouldContinue))
  repeat('eligibility', soon, () => sendEligibilityChecks(context, shouldContinue))
  repeat('processor', soon, () => runProcessorOperations(context, shouldContinue))
  repeat('transmissions', soon, () => sendDocuments(context, shouldContinue))
  repeat('incoming documents', soon, () => receiveDocuments(context, shouldContinue))
  repeat('mailboxes', soon, () => readMailboxes(context, shouldContinue))
  repeat('calendars', soon, () => readCalendars(context, shouldContinue))
  repeat('files', soon, () => processFiles(context, shouldContinue))
  repeat('imports', soon, () => runImports(context, shouldContinue))
  repeat('assignments', soon, () => runAssignments(context, shouldContinue))
  repeat('bulk actions', soon, () => runBulkActions(context, shouldContinue))
  repeat('member invitations', soon, () => sendInvitations(context, log, shouldContinue))
  repeat('messages', soon, () => sendMessages(context, shouldContinue))
  repeat('video rooms', soon, () => closeVideoRooms(context, shouldContinue))
  repeat('reports', seldom, () => foldReports(context, shouldContinue))
  repeat('registries', seldom, () => recheckPractitioners(context))
  repeat('partitions', hourly, () => maintainPartitions(db, context.retention, shouldContinue))
  repeat('data retention', hourly, () => deleteExpired(db, shouldContinue, context.retention))
  const archive_days = context.retention?.audit_archive_days
  if (archive_days) {
    repeat('audit archives', hourly, () =>
      archiveAuditLog({ ...context, db }, archive_days, shouldContinue),
    )
  }
  const { invites } = context
  if (invites) {
    repeat('invitations', soon, () =>
      inviteNextEntries({ ...context, ...invites }, log, shouldContinue),
    )
  }

  // At the start, and whenever the clock was set back.
  async function reconcile() {
    if ((await wasSetBack()) || !reconciled) await repairAll(context, shouldContinue)
    reconciled = true
  }

  // A failure is logged and retried in the next round.
  function onRound(name: string, error?: unknown) {
    context.metrics?.noteWork(name, error !== undefined)
    if (error) log.warn({ work: name, error: describe(error) }, 'background work failed')
  }

  return async function end() {
    stopped = true
    activity.stop()
    await stop()
    await idle(drain_limit_ms)
  }
}
