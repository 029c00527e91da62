// Adds recorded changes to the sums that reports read, account by account.
import type { Logger } from 'pino'
import { join, raw, sql, type Statement } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { foldChanges } from '#areas/reports/report/keep_sums.ts'
import type { ShouldContinue } from './clock.ts'

const max_accounts = 100

const queues = ['report_changes', 'report_visit_changes', 'worklist_changes']

// The next account with changes in one of the queues.
const nextAfter = (behind: Statement) => {
  const nextIn = (queue: string) => sql`
    (select account from ${raw(queue)} where account > ${behind} order by account limit 1)`
  return sql`
    select account from (${join(queues.map(nextIn), ' union all ')}) as next
    order by account limit 1`
}

// Visits only accounts with changes: the indexes are read once per account.
const accountsWithChanges = (behind: string) => sql`
  with recursive waiting as (
    (${nextAfter(sql`${behind}`)})
    union all
    select following.account
    from waiting cross join lateral (${nextAfter(sql`waiting.account`)}) as following)
  select account from waiting where ${isOpen()} limit ${max_accounts}`

export async function foldReports(
  context: AccountContext & { log: Logger },
  shouldContinue: ShouldContinue = () => true,
) {
  for (let behind: string | null = ''; behind !== null && shouldContinue();) {
    const found: { account: string }[] = await queryAsWorker(
      context.db,
      accountsWithChanges(behind),
    )
    for (const { account } of found) await foldAccount(context, account, shouldContinue)
    behind = found.length === max_accounts ? found.at(-1)!.account : null
  }
}

// One account's failure must not block the others.
async function foldAccount(
  context: AccountContext & { log: Logger },
  account: string,
  shouldContinue: ShouldContinue,
) {
  try {
    while (shouldContinue() && (await inAccount(context, account, foldChanges)));
  } catch (error) {
    context.log.error({ account, error: describe(error) }, 'failed to fold report changes')
  }
}
