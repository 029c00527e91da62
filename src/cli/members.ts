// attune members: invites and lists members, and creates sign-in links for them.
import type { Call } from '#kernel/call.ts'
import type { Config } from '#settings/config.ts'
import { builtInRoleNames } from '#catalogue/roles.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { memberLifecycle } from '#areas/members/member/lifecycle.ts'
import { inviteMember } from '#areas/members/member/member.ts'
import type { MemberRow } from '#areas/members/member/schema.ts'
import { createLink } from '#areas/members/sign_in/link.ts'
import { chosenAccount } from './accounts.ts'
import { type Arguments, type Row, type Table, text, UsageError } from './command.ts'
import { withDatabase } from './database_access.ts'

type Work<R> = (call: Call, config: Config, args: Arguments) => Promise<R>

const inChosenAccount =
  <R extends Row | Table>(work: Work<R>) =>
  (config: Config, args: Arguments) =>
    withDatabase(config, async (context) => {
      const chosen = await chosenAccount(context, args)
      return await inAccount(context, chosen, (call) => work(call, config, args), 'operator')
    })

export const list = inChosenAccount(async (call) => {
  const members = await call.query<MemberRow>(sql`
    select ${allColumns('members')} from members
    where account = ${call.account}
    order by created_at`)
  return members.map(shown)
})

// The link is printed, because a new deployment may have no SMTP server yet.
export const invite = inChosenAccount(async (call, config, args) => {
  const [email] = args.words
  requireAddress(email!)
  const role = text(args, 'role')
  if (!role) throw new UsageError(`Pass --role: ${builtInRoleNames.join(', ')}.`)
  const practitioner_id = text(args, 'practitioner')
  const name = text(args, 'name') ?? email!.split('@')[0]!
  const fields = { email: email!, name, role, ...(practitioner_id && { practitioner_id }) }
  const member = await inviteMember(call, fields, 'printed')
  return { ...shown(member), sign_in_link: await createLink(call, config.public_url, member.id) }
})

export const link = inChosenAccount(async (call, config, { words: [email] }) => {
  const [member] = await call.query<MemberRow>(sql`
    select ${allColumns('members')} from members
    where account = ${call.account} and lower(email) = lower(${email})
      and ${inSet(memberLifecycle, 'can_sign_in')}`)
  if (!member) throw new UsageError(`No member with the address ${email} can sign in.`)
  return { ...shown(member), sign_in_link: await createLink(call, config.public_url, member.id) }
})

const shown = ({ id, email, name, role, status, practitioner_id }: MemberRow) => ({
  id,
  email,
  name,
  role,
  status,
  practitioner_id,
})

function requireAddress(email: string) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254) return
  throw new UsageError(`"${email}" isn't an email address.`)
}
