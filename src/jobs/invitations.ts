// Invites waitlist entries automatically if sign-up is open. A failed email is retried a few times,
// after the others.
import type { Logger } from 'pino'
import type { Config } from '#settings/config.ts'
import { describe } from '#http/responses/database_errors.ts'
import { mailer } from '#outside/adapters/mail/mail.ts'
import { inviteNext, type Inviting } from '#areas/platform/waitlist/waitlist.ts'
import type { ShouldContinue } from './clock.ts'

const max_at_once = 50

// Only if sign-up is open.
export const invitesOf = (config: Config) =>
  config.signup === 'open' ? { mail: mailer(config), public_url: config.public_url } : undefined

export async function inviteNextEntries(
  inviting: Inviting,
  log: Logger,
  shouldContinue: ShouldContinue = () => true,
): Promise<number> {
  let invited = 0
  for (let tries = 0; tries < max_at_once && shouldContinue(); tries++) {
    try {
      if (!(await inviteNext(inviting))) break
      invited++
    } catch (error) {
      log.warn({ error: describe(error) }, 'failed to send an invitation')
    }
  }
  return invited
}
