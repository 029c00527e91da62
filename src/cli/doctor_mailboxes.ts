// Checks of clearinghouse mailboxes in "attune doctor": logins that fail, and documents that wait
// for an operator.
import { sql } from '#db/sql.ts'
import { type Finding, ok, warning } from './finding.ts'

export type MailboxProblems = { failing: number; unrouted: number }

const failures_in_a_row = 5

export const mailboxProblems = sql`
  select
    (select count(*)::int from mailboxes where failures >= ${failures_in_a_row}
      and exists (select from clearinghouse_connections
        where clearinghouse_connections.mailbox = mailboxes.mailbox)) as failing,
    (select count(*)::int from unrouted_documents) as unrouted`

export function mailboxFindings({ failing, unrouted }: MailboxProblems): Finding[] {
  const findings: Finding[] = []
  if (failing > 0) {
    findings.push(
      warning(
        'clearinghouses',
        `${failing} clearinghouse logins fail.`,
        'Test the connections: POST /v1/clearinghouse_connections/{id}/test.',
      ),
    )
  }
  if (unrouted > 0) {
    findings.push(
      warning(
        'clearinghouses',
        `${unrouted} clearinghouse documents fit no account.`,
        'Run "attune mailboxes unrouted", then "attune mailboxes assign".',
      ),
    )
  }
  if (findings.length > 0) return findings
  return [ok('clearinghouses', 'Every login works, and every document was routed.')]
}
