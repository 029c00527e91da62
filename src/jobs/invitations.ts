// Invites waitlist entries automatically if sign-up is open. A failed email is retried a few times,
// after the others.
import type { Logger } from 'pino'
import { describe } from '#http/responses/database_errors.ts'
import { inviteNext, type Inviting } from '#areas/platform/waitlist/waitlist.ts'
import type { Going } from './clock.ts'

const most_at_once = 50

export async function inviteNextEntries(
  inviting: Inviting,
  log: Logger,
  going: Going = () => true,
): Promise<number> {
  let invited = 0
  for (let tries = 0; tries < most_at_once && going(); tries++) {
    try {
      if (!(await inviteNext(inviting))) break
      invited++
    } catch (error) {
      log.warn({ error: describe(error) }, 'failed to send an invitation')
    }
  }
  return invited
}
