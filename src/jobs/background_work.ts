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
import { headSender } from './audit_heads.ts'
import { runChecks } from './run_checks.ts'
import { runScheduledJobs } from './clock.ts'
import { clockWatch } from './clock_watch.ts'
import { deliverer } from './deliver.ts'
import { sendEligibilityChecks } from './eligibility_checks.ts'
import { deleteExpired } from './delete_expired.ts'
import { readMailboxes } from './read_mailboxes.ts'
import { receiveDocuments } from './receive_documents.ts'
import { inviteNextEntries } from './invitations.ts'
import { runProcessorOperations } from './processor_operations.ts'
import { recheckPractitioners } from './recheck_practitioners.ts'
import { repairAll } from './reconcile.ts'
import { type OnNumbered, relay } from './relay.ts'
import { linkAllEntries } from './audit_chain.ts'
import { sendDocuments } from './send_documents.ts'

export type BackgroundContext = {
  db: Database
  secrets: Secrets
  allows: DeploymentSettings
  outside: Outside
  log: Logger
  invites?: { mail: Mailer; public_url: string } | undefined // If sign-up is open.
  audit_heads?: AuditHeadSettings | undefined
  onNumbered?: OnNumbered | undefined // For requests of this process that wait for events.
}

const minute_ms = 60_000
const hour_ms = 3_600_000
const drain_limit_ms = 5_000

export function startBackgroundWork(context: BackgroundContext) {
  const { db, log } = context
  const numberEvents = relay(db, context.onNumbered)
  const wasSetBack = clockWatch(db)
  let reconciled = false
  const { takeSome, oneDone, idle } = deliverer(context)
  const sendHeads = headSender(context)
  let stopped = false
  const shouldContinue = () => !stopped
  const loops = [
    loop('scheduled jobs', 1_000, () => runScheduledJobs(context, shouldContinue)),
    loop('reconciler', 1_000, reconcile),
    loop('relay', 100, () => numberEvents(shouldContinue)),
    loop('deliveries', 100, async () => {
      while (shouldContinue() && ((await takeSome()) > 0 || (await oneDone(100))));
    }),
    loop('audit log', 200, () => linkAllEntries(context, shouldContinue)),
    loop('audit heads', 1_000, () => sendHeads(shouldContinue)),
    loop('checks', 1_000, () => runChecks(context, shouldContinue)),
    loop('eligibility', 1_000, () => sendEligibilityChecks(context, shouldContinue)),
    loop('processor', 1_000, () => runProcessorOperations(context, shouldContinue)),
    loop('transmissions', 1_000, () => sendDocuments(context, shouldContinue)),
    loop('incoming documents', 1_000, () => receiveDocuments(context, shouldContinue)),
    loop('mailboxes', 1_000, () => readMailboxes(context, shouldContinue)),
    loop('registries', 10_000, () => recheckPractitioners(context)),
    loop('data retention', hour_ms, () => deleteExpired(db, shouldContinue), minute_ms),
  ]
  const { invites } = context
  if (invites) {
    loops.push(
      loop('invitations', 1_000, () =>
        inviteNextEntries({ ...context, ...invites }, log, shouldContinue),
      ),
    )
  }

  // At the start, and whenever the clock was set back.
  async function reconcile() {
    if ((await wasSetBack()) || !reconciled) await repairAll(context, shouldContinue)
    reconciled = true
  }

  // Runs in a loop. A failure is logged and retried in the next round.
  function loop(
    name: string,
    pause_ms: number,
    work: () => Promise<unknown>,
    first_pause_ms = pause_ms,
  ) {
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> = Promise.resolve()
    const after = (wait_ms: number) => {
      if (shouldContinue()) timer = setTimeout(run, wait_ms)
    }
    const run = () => {
      running = work()
        .catch((error) =>
          log.warn({ work: name, error: describe(error) }, 'background work failed'),
        )
        .then(() => after(pause_ms))
    }
    after(first_pause_ms)
    return async () => {
      clearTimeout(timer)
      await running
    }
  }

  return async function stop() {
    stopped = true
    await Promise.all(loops.map((end) => end()))
    await idle(drain_limit_ms)
  }
}
