// One-time sign-in links by email. Whether an address is known can't be learned from the response
// or its timing: the links are created and sent after it.
import { ApiError } from '#catalogue/api_error.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { hashSecret } from '#crypto/secret_key.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { sql, stored_now } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { type AccountContext, queryAsWorker } from '#kernel/unit_of_work.ts'
import type { Mail } from '#outside/ports/mail.ts'
import { memberLifecycle } from '#areas/members/member/lifecycle.ts'
import { type Browser, signIn } from './sign_in.ts'

const valid_minutes = 15
const max_links = 3 // Per member, within their validity. An invitation is valid longer.
const max_accounts = 10 // An address can belong to members of several accounts.

export const hashLink = ({ pepper }: Secrets, token: string) =>
  hashSecret(`sign-in link ${token}`, pepper)

export const linkTo = (public_url: string, token: string) =>
  `${public_url}/console/sign-in#token=${token}`

type SentLink = { account_name: string; email: string; place: number }

// Creates the links for every member with this address, and returns the email to send, if any.
export async function createLinks(
  { db, secrets }: Pick<AccountContext, 'db' | 'secrets'>,
  public_url: string,
  email: string,
): Promise<Mail | undefined> {
  const tokens = Array.from({ length: max_accounts }, () => randomBase62(32))
  const hashes = tokens.map((token) => hashLink(secrets, token))
  const sent = await queryAsWorker<SentLink>(
    db,
    sql`
      with found as materialized (
        select members.account, members.id, members.email, accounts.name as account_name,
          row_number() over (order by members.account, members.id) as place
        from members
        join accounts on accounts.account = members.account
        where lower(members.email) = lower(${email}) and accounts.frozen_at is null
          and ${inSet(memberLifecycle, 'can_sign_in', 'members.status')}
          and ${max_links} > (
            select count(*) from sign_in_links as earlier
            where earlier.account = members.account and earlier.member_id = members.id
              and earlier.expires_at > now()
              and earlier.expires_at <= now() + ${valid_minutes} * interval '1 minute')
        order by place
        limit ${max_accounts}
      ), written as (
        insert into sign_in_links (account, hash, member_id, expires_at)
        select account, (${hashes}::text[])[place], id,
          ${stored_now} + ${valid_minutes} * interval '1 minute'
        from found
      )
      select account_name, email, place::int from found order by place`,
  )
  const [first] = sent
  if (!first) return undefined
  const links = sent.map(({ account_name, place }) => ({
    account_name,
    url: linkTo(public_url, tokens[place - 1]!),
  }))
  return signInMail(first.email, links)
}

// A link for one member, for the terminal of an operator.
export async function createLink(call: Call, public_url: string, member_id: string) {
  const token = randomBase62(32)
  await call.query(sql`
    insert into sign_in_links (account, hash, member_id, expires_at)
    values (${call.account}, ${hashLink(call.secrets, token)}, ${member_id},
      ${stored_now} + ${valid_minutes} * interval '1 minute')`)
  return linkTo(public_url, token)
}

type Redeemed = { account: string; member_id: string }

// Of two requests with the same link, one gets the row.
export const redeemLink = (context: AccountContext, token: string, browser: Browser) =>
  signIn(context, browser, 'link', async (query) => {
    const [link] = await query<Redeemed>(sql`
      delete from sign_in_links where hash = ${hashLink(context.secrets, token)}
      returning account, member_id, expires_at > now() as valid`)
    if (link && (link as Redeemed & { valid: boolean }).valid) return link
    const reason = 'The link was used before or has expired.'
    throw new ApiError('sign_in_failed', { reason })
  })

const signInMail = (to: string, links: { account_name: string; url: string }[]): Mail => ({
  to,
  subject: 'Sign in to Attune',
  text: [
    'Open this link to sign in to Attune:',
    '',
    ...links.flatMap(({ account_name, url }) =>
      links.length > 1 ? [`  ${account_name}`, `  ${url}`, ''] : [`  ${url}`, ''],
    ),
    `A link works once and expires in ${valid_minutes} minutes.`,
    '',
    'If you did not request this, ignore this email. The link is required to sign in.',
    '',
  ].join('\n'),
})
