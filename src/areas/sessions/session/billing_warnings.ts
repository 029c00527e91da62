// Warns that no authorization covers a session where a coverage requires one, and that a copay is
// due. The database finds the former whenever a session, a coverage or an authorization changes.
import type { Call } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'
import { findCopay } from './copay.ts'
import type { SessionWarning } from './recording_schema.ts'

const messages = {
  authorization_missing:
    'The coverage requires authorization, and none covers this session. Request one and create ' +
    'an authorization.',
  authorization_used_up:
    'No authorization of the coverage has units left for this session. Request more, bill ' +
    "another coverage, or agree on the person's payment.",
  copay_due: 'The copay is due and not paid. Take it with `POST /v1/payments`.',
}

type Gap = { coverage_id: string; person_id: string; code: keyof typeof messages }

export async function billingWarnings(call: Call, session_id: string): Promise<SessionWarning[]> {
  const gaps = await call.query<Gap>(sql`
    select coverage_id, person_id, code from billing_gaps(${call.account}, ${session_id})
    order by coverage_id, code`)
  return gaps.map(warningOf)
}

const warningOf = (gap: Gap) => ({ param: 'person_id', message: messages[gap.code], ...gap })

// At check-in, also what was due at booking.
export async function copayWarnings(call: Call, session_id: string): Promise<SessionWarning[]> {
  const found = await findCopay(call, session_id)
  if (!found || found.paid >= found.copay.amount) return []
  const { coverage_id, person_id } = found
  return [warningOf({ coverage_id, person_id, code: 'copay_due' })]
}

// Filters a list of sessions.
export const lacksAuthorization = (lacks: boolean, account: string): Statement => {
  const found = sql`(select session_id from authorization_gaps where account = ${account})`
  return lacks ? sql`id in ${found}` : sql`id not in ${found}`
}
