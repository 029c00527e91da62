// Invitations of members by email. The request that invites only notes that one is due; a worker
// creates the link and sends it, so that no request waits for the mail server.
import { randomBase62 } from '#crypto/base62.ts'
import { sql, stored_now } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { type AccountContext, queryAsWorker } from '#kernel/unit_of_work.ts'
import type { Mail, Mailer } from '#outside/ports/mail.ts'
import { hashLink, linkTo } from '#areas/members/sign_in/link.ts'
import { memberLifecycle } from './lifecycle.ts'

const valid_days = 3
const max_attempts = 5
const retry_minutes = 5

export type InvitationContext = Pick<AccountContext, 'db' | 'secrets'> & {
  mail: Mailer
  public_url: string
}

// Columns of a member whose invitation a worker sends next.
export const invitationDue = (call: Call) => ({
  invitation_due_at: toTimestamp(call.real_now),
  invitation_attempts: 0,
})

type Due = { account: string; id: string; email: string; name: string; account_name: string }

// Sends the invitation that is due first. Undefined if none is.
export async function sendNextInvitation({ db, secrets, mail, public_url }: InvitationContext) {
  const token = randomBase62(32)
  const hash = hashLink(secrets, token)
  // The next attempt is due before this one begins, so that a process that dies loses nothing.
  const [due] = await queryAsWorker<Due>(
    db,
    sql`
      with due as materialized (
        select account, id from members
        where invitation_due_at <= now() and ${isOpen()}
        order by invitation_due_at
        limit 1
        for no key update skip locked
      ), taken as (
        update members
        set invitation_attempts = members.invitation_attempts + 1,
          invitation_due_at = case
            when ${inSet(memberLifecycle, 'invited', 'members.status')}
              and members.invitation_attempts + 1 < ${max_attempts}
            then ${stored_now} + ${retry_minutes} * interval '1 minute' end
        from due
        where members.account = due.account and members.id = due.id
        returning members.account, members.id, members.email, members.name,
          ${inSet(memberLifecycle, 'invited', 'members.status')} as is_invited
      ), written as (
        insert into sign_in_links (account, hash, member_id, expires_at)
        select account, ${hash}, id, ${stored_now} + ${valid_days} * interval '1 day'
        from taken where is_invited
      )
      select taken.account, taken.id, taken.email, taken.name, accounts.name as account_name
      from taken join accounts on accounts.account = taken.account
      where taken.is_invited`,
  )
  if (!due) return undefined
  const { account, id } = due
  try {
    await mail(invitationMail(due, linkTo(public_url, token)))
  } catch (error) {
    await queryAsWorker(
      db,
      sql`delete from sign_in_links where account = ${account} and hash = ${hash}`,
    )
    throw error
  }
  await queryAsWorker(
    db,
    sql`
      update members set invitation_due_at = null, invitation_sent_at = ${stored_now}
      where account = ${account} and id = ${id}`,
  )
  return id
}

const invitationMail = ({ email, name, account_name }: Due, link: string): Mail => ({
  to: email,
  subject: `You're invited to ${account_name} on Attune`,
  text: [
    `Hello ${name},`,
    '',
    `You're invited to the console of ${account_name}. Open this link to sign in:`,
    '',
    `  ${link}`,
    '',
    `The link works once and expires in ${valid_days} days. After that, get a new one on the`,
    'sign-in page with this email address.',
    '',
    "If you don't expect this, ignore this email.",
    '',
  ].join('\n'),
})
