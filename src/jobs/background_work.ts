// Runs all background work: scheduled jobs, event relay, webhook deliveries, the audit log, data
// retention and, if sign-up is open, invitations. Runs in the server by default, or separately with
// "attune worker".
import type { Logger } from 'pino'
import type { DeploymentSettings } from '#settings/config.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { AuditHeadSettings } from '#settings/audit_heads.ts'
import type { Database } from '#db/connect.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { Mailer } from '#outside/ports/mail.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { activityWatch } from './activity.ts'
import { headSender } from './audit_heads.ts'
import { closeVideoRooms } from './close_video_rooms.ts'
import { runChecks } from './run_checks.ts'
import { runScheduledJobs } from './clock.ts'
import { clockWatch } from './clock_watch.ts'
import { deliverer } from './deliver.ts'
import { sendEligibilityChecks } from './eligibility_checks.ts'
import { deleteExpired } from './delete_expired.ts'
import { readCalendars } from './read_calendars.ts'
import { readMailboxes } from './read_mailboxes.ts'
import { receiveDocuments } from './receive_documents.ts'
import { sendInvitations } from './member_invitations.ts'
import { foldReports } from './fold_reports.ts'
import { inviteNextEntries } from './invitations.ts'
import { runAssignments } from './run_assignments.ts'
import { runImports } from './run_imports.ts'
import { processFiles } from './process_files.ts'
import { runProcessorOperations } from './processor_operations.ts'
import { recheckPractitioners } from './recheck_practitioners.ts'
import { repairAll } from './reconcile.ts'
import { type OnNumbered, relay } from './relay.ts'
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
  onNumbered?: OnNumbered | undefined // For requests of this process that wait for events.
}

const second_ms = 1_000
const minute_ms = 60_000
const hour_ms = 3_600_000
const drain_limit_ms = 5_000

// How long a kind of work pauses between two rounds: while requests or other work write something,
// and while nothing does. What becomes due by the time alone is then found a little later.
type Pause = { busy_ms: number; idle_ms: number; first_ms?: number }
const idle_ms = 10 * second_ms
const at_once: Pause = { busy_ms: 100, idle_ms }
const promptly: Pause = { busy_ms: 200, idle_ms } // A free time is offered within a second.
const soon: Pause = { busy_ms: second_ms, idle_ms }
const hourly: Pause = { busy_ms: hour_ms, idle_ms: hour_ms, first_ms: minute_ms }
const look: Pause = { busy_ms: 500, idle_ms: second_ms }

export function startBackgroundWork(context: BackgroundContext) {
  const { db, log } = context
  const numberEvents = relay(db, context.onNumbered)
  const wasSetBack = clockWatch(db)
  let reconciled = false
  const { takeSome, oneDone, idle } = deliverer(context)
  const sendHeads = headSender(context)
  let stopped = false
  const shouldContinue = () => !stopped
  const activity = activityWatch(db, wakeAll)
  const loops = [
    loop('activity', look, activity.look),
    loop('scheduled jobs', promptly, () => runScheduledJobs(context, shouldContinue)),
    loop('reconciler', soon, reconcile),
    loop('relay', at_once, () => numberEvents(shouldContinue)),
    loop('deliveries', { busy_ms: 100, idle_ms: 5 * second_ms }, async () => {
      while (shouldContinue() && ((await takeSome()) > 0 || (await oneDone(100))));
    }),
    loop('audit log', { ...at_once, busy_ms: 200 }, () => linkAllEntries(context, shouldContinue)),
    loop('audit heads', soon, () => sendHeads(shouldContinue)),
    loop('checks', soon, () => runChecks(context, shouldContinue)),
    loop('eligibility', soon, () => sendEligibilityChecks(context, shouldContinue)),
    loop('processor', soon, () => runProcessorOperations(context, shouldContinue)),
    loop('transmissions', soon, () => sendDocuments(context, shouldContinue)),
    loop('incoming documents', soon, () => receiveDocuments(context, shouldContinue)),
    loop('mailboxes', soon, () => readMailboxes(context, shouldContinue)),
    loop('calendars', soon, () => readCalendars(context, shouldContinue)),
    loop('files', soon, () => processFiles(context, shouldContinue)),
    loop('imports', soon, () => runImports(context, shouldContinue)),
    loop('assignments', soon, () => runAssignments(context, shouldContinue)),
    loop('member invitations', soon, () => sendInvitations(context, log, shouldContinue)),
    loop('messages', soon, () => sendMessages(context, shouldContinue)),
    loop('video rooms', soon, () => closeVideoRooms(context, shouldContinue)),
    loop('reports', { busy_ms: idle_ms, idle_ms }, () => foldReports(context, shouldContinue)),
    loop('registries', { busy_ms: idle_ms, idle_ms }, () => recheckPractitioners(context)),
    loop('data retention', hourly, () => deleteExpired(db, shouldContinue)),
  ]
  const { invites } = context
  if (invites) {
    loops.push(
      loop('invitations', soon, () =>
        inviteNextEntries({ ...context, ...invites }, log, shouldContinue),
      ),
    )
  }

  function wakeAll() {
    for (const { wake } of loops) wake()
  }

  // At the start, and whenever the clock was set back.
  async function reconcile() {
    if ((await wasSetBack()) || !reconciled) await repairAll(context, shouldContinue)
    reconciled = true
  }

  // Runs in a loop. A failure is logged and retried in the next round.
  function loop(name: string, { busy_ms, idle_ms, first_ms }: Pause, work: () => Promise<unknown>) {
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> | undefined
    const after = (wait_ms: number) => {
      if (shouldContinue()) timer = setTimeout(run, wait_ms)
    }
    const run = () => {
      running = work()
        .catch((error) =>
          log.warn({ work: name, error: describe(error) }, 'background work failed'),
        )
        .then(() => {
          running = undefined
          after(activity.isBusy() ? busy_ms : idle_ms)
        })
    }
    // Ends a pause that was chosen while nothing happened.
    function wake() {
      if (running || busy_ms === idle_ms) return
      clearTimeout(timer)
      after(busy_ms)
    }
    async function end() {
      clearTimeout(timer)
      await running
    }
    after(first_ms ?? busy_ms)
    return { wake, end }
  }

  return async function stop() {
    stopped = true
    activity.stop()
    await Promise.all(loops.map(({ end }) => end()))
    await idle(drain_limit_ms)
  }
}
