// The kinds of background work and how often each runs.
import type { Logger } from 'pino'
import type { DeploymentSettings } from '#settings/config.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { AuditHeadSettings } from '#settings/audit_heads.ts'
import type { Retention } from '#settings/retention.ts'
import type { Database } from '#db/connect.ts'
import type { Mailer } from '#outside/ports/mail.ts'
import type { Metrics } from '#http/operations/metrics.ts'
import type { Tracing } from '#kernel/tracing.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { gatherQueries } from '#kernel/gathered_queries.ts'
import { archiveAuditLog } from './archive_audit_log.ts'
import { headSender } from './audit_heads.ts'
import { closeVideoRooms } from './close_video_rooms.ts'
import { runChecks } from './run_checks.ts'
import { type ShouldContinue, runScheduledJobs } from './clock.ts'
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
import type { Pause } from './rounds.ts'
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

export type WorkKind = { name: string; pause: Pause; run(): Promise<unknown> }

const second_ms = 1_000
const minute_ms = 60_000
const hour_ms = 3_600_000

const at_once: Pause = { busy_ms: 100 }
const promptly: Pause = { busy_ms: 200 } // A free time is offered within a second.
const soon: Pause = { busy_ms: second_ms }
const seldom: Pause = { busy_ms: 10 * second_ms }
const hourly: Pause = { busy_ms: hour_ms, idle_ms: hour_ms, first_ms: minute_ms }

// Kinds that run at the same time and find nothing to do take one round trip together.
export function workKinds(given: BackgroundContext, shouldContinue: ShouldContinue = () => true) {
  const { db, log } = given
  const context = { ...given, db: gatherQueries(db) }
  const { invites, retention } = context
  const numberEvents = relay(context.db, context.onNumbered)
  const wasSetBack = clockWatch(context.db)
  const { takeSome, oneDone, idle } = deliverer(context)
  const sendHeads = headSender(context)
  let reconciled = false

  // At the start, and whenever the clock was set back.
  async function reconcile() {
    if ((await wasSetBack()) || !reconciled) await repairAll(context, shouldContinue)
    reconciled = true
  }

  async function deliverAll() {
    while (shouldContinue() && ((await takeSome()) > 0 || (await oneDone(100))));
  }

  const kinds: WorkKind[] = []
  const add = (name: string, pause: Pause, run: WorkKind['run']) => kinds.push({ name, pause, run })
  add('scheduled jobs', promptly, () => runScheduledJobs(context, shouldContinue))
  add('reconciler', soon, reconcile)
  add('relay', at_once, () => numberEvents(shouldContinue))
  add('deliveries', at_once, deliverAll)
  add('audit log', promptly, () => linkAllEntries(context, shouldContinue))
  add('audit heads', soon, () => sendHeads(shouldContinue))
  add('checks', soon, () => runChecks(context, shouldContinue))
  add('eligibility', soon, () => sendEligibilityChecks(context, shouldContinue))
  add('processor', soon, () => runProcessorOperations(context, shouldContinue))
  add('transmissions', soon, () => sendDocuments(context, shouldContinue))
  add('incoming documents', soon, () => receiveDocuments(context, shouldContinue))
  add('mailboxes', soon, () => readMailboxes(context, shouldContinue))
  add('calendars', soon, () => readCalendars(context, shouldContinue))
  add('files', soon, () => processFiles(context, shouldContinue))
  add('imports', soon, () => runImports(context, shouldContinue))
  add('assignments', soon, () => runAssignments(context, shouldContinue))
  add('bulk actions', soon, () => runBulkActions(context, shouldContinue))
  add('member invitations', soon, () => sendInvitations(context, log, shouldContinue))
  add('messages', soon, () => sendMessages(context, shouldContinue))
  add('video rooms', soon, () => closeVideoRooms(context, shouldContinue))
  add('reports', seldom, () => foldReports(context, shouldContinue))
  add('registries', seldom, () => recheckPractitioners(context))
  add('partitions', hourly, () => maintainPartitions(db, retention, shouldContinue))
  add('data retention', hourly, () => deleteExpired(db, shouldContinue, retention))
  const archive_days = retention?.audit_archive_days
  if (archive_days) {
    add('audit archives', hourly, () =>
      archiveAuditLog({ ...context, db }, archive_days, shouldContinue),
    )
  }
  if (invites) {
    add('invitations', soon, () =>
      inviteNextEntries({ ...context, ...invites }, log, shouldContinue),
    )
  }
  return { kinds, deliveriesEnd: idle }
}
