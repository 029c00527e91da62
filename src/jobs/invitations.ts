// Invites waitlist entries automatically if sign-up is open. A failed email is retried a few times,
// after the others.
import type { Logger } from 'pino'
import { Unreachable } from '#db/connect.ts'
import { describe } from '#http/responses/database_errors.ts'
import { inviteNext, type InvitationContext } from '#areas/platform/waitlist/waitlist.ts'
import type { ShouldContinue } from './clock.ts'

const max_at_once = 50

export async function inviteNextEntries(
  inviting: InvitationContext,
  log: Logger,
  shouldContinue: ShouldContinue = () => true,
): Promise<number> {
  let invited = 0
  for (let tries = 0; tries < max_at_once && shouldContinue(); tries++) {
    try {
      if (!(await inviteNext(inviting))) break
      invited++
    } catch (error) {
      if (error instanceof Unreachable) throw error // The others would fail too.
      log.warn({ error: describe(error) }, 'failed to send an invitation')
    }
  }
  return invited
}
