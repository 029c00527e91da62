// Sends the invitations of members that are due. A failed email is retried a few times.
import type { Logger } from 'pino'
import { Unreachable } from '#db/connect.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type InvitationContext, sendNextInvitation } from '#areas/members/member/invitation.ts'
import type { ShouldContinue } from './clock.ts'

const max_at_once = 50

export async function sendInvitations(
  context: InvitationContext,
  log: Logger,
  shouldContinue: ShouldContinue = () => true,
) {
  for (let tries = 0; tries < max_at_once && shouldContinue(); tries++) {
    try {
      if (!(await sendNextInvitation(context))) break
    } catch (error) {
      if (error instanceof Unreachable) throw error // The others would fail too.
      log.warn({ error: describe(error) }, "failed to send a member's invitation")
    }
  }
}
