// Creates accounts and sets their rate limits. Accounts are created from the command line, at first
// start, or by accepting a waitlist invitation.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { row, sql } from '#db/sql.ts'

export type Limits = {
  rate_limit_per_second: number | null
  rate_limit_per_minute: number | null
}

export async function createAccount(call: Call, name: string) {
  await call.query(sql`insert into accounts ${row({ account: call.account, name })}`)
  audit(call, { action: 'account.created', object_id: call.account })
  return call.account
}

// Null restores the configured default; 0 disables a limit.
export async function setLimits(call: Call, limits: Limits) {
  const { rate_limit_per_second, rate_limit_per_minute } = limits
  const [account] = await call.query<Limits & { account: string; name: string }>(sql`
    update accounts
    set rate_limit_per_second = ${rate_limit_per_second},
        rate_limit_per_minute = ${rate_limit_per_minute}
    where account = ${call.account}
    returning account, name, rate_limit_per_second, rate_limit_per_minute`)
  audit(call, { action: 'account.updated', object_id: call.account, fields: Object.keys(limits) })
  return account
}
