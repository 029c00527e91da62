// Where signing up is open, whoever joins the waitlist is invited, one after the other. A mail that
// does not go out is tried again, after the others, a few times.
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { describe } from '#http/trouble.ts'
import { mailer } from '#outside/mail/mail.ts'
import { inviteNext, type Inviting } from '#resources/waitlist/waitlist.ts'
import type { Going } from './clock.ts'

const most_at_once = 50

// Only where signing up is open is anybody invited without somebody asking.
export const invitesOf = (config: Config) =>
  config.signup === 'open' ? { mail: mailer(config), public_url: config.public_url } : undefined

export async function inviteWaiting(
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
      log.warn({ error: describe(error) }, 'an invitation could not be sent')
    }
  }
  return invited
}
