// Signs the first owner of a sandbox in: creates the member at the first start, and a one-time link
// at every start. The link is printed, never saved.
import { sql } from '#db/sql.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { memberLifecycle } from '#areas/members/member/lifecycle.ts'
import { inviteMember } from '#areas/members/member/member.ts'
import { createLink } from '#areas/members/sign_in/link.ts'
import { inSet } from '#kernel/state_sets.ts'

const first_owner = { email: 'owner@example.com', name: 'Owner', role: 'owner' }

export async function firstOwnerLink(context: AccountContext, origin: string) {
  const [first] = await queryAsWorker<{ account: string }>(
    context.db,
    sql`select account from accounts order by created_at, account limit 1`,
  )
  return await inAccount(
    context,
    first!.account,
    async (call) => {
      const [owner] = await call.query<{ id: string }>(sql`
        select id from members
        where account = ${call.account} and role = 'owner'
          and ${inSet(memberLifecycle, 'can_sign_in')}
        order by created_at
        limit 1`)
      const { id } = owner ?? (await inviteMember(call, first_owner, 'printed'))
      return await createLink(call, origin, id)
    },
    'operator',
  )
}
