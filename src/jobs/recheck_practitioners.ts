// Rechecks the practitioners affected by a new registry file. They are queued in a table, so none
// is lost if the process stops.
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'

type Change = { register: string; facet: string; changed_at: string }
type AffectedPractitioner = { account: string; practitioner_id: string; facet: string }

const batch_size = 1_000

const nextChanges = sql`
  select register, facet, changed_at::text as changed_at from register_changes limit ${batch_size}`

const affectedBy = (facets: string[]) => sql`
  select account, practitioner_id, facet from practitioner_facets where facet = any(${facets})
    and ${isOpen()}`

// An entry that a newer file queued again stays.
const removeChanges = (changes: Change[]) => sql`
  delete from register_changes
  using unnest(${changes.map(({ register }) => register)}::text[],
    ${changes.map(({ facet }) => facet)}::text[],
    ${changes.map(({ changed_at }) => changed_at)}::timestamptz[])
      as seen (register, facet, changed_at)
  where register_changes.register = seen.register and register_changes.facet = seen.facet
    and register_changes.changed_at = seen.changed_at`

// Returns how many will be checked. After an interruption, the next run continues.
export async function recheckPractitioners(context: AccountContext) {
  const { db } = context
  const seen = new Set<string>()
  for (;;) {
    const changes = await queryAsWorker<Change>(db, nextChanges)
    if (changes.length === 0) return seen.size
    for (const [register, those] of Map.groupBy(changes, (change) => change.register)) {
      const facets = those.map(({ facet }) => facet)
      const concerned = await queryAsWorker<AffectedPractitioner>(db, affectedBy(facets))
      for (const [account, found] of Map.groupBy(concerned, (each) => each.account)) {
        const ids = new Set(found.map(({ practitioner_id }) => practitioner_id))
        await inAccount(context, account, async (call) => {
          for (const id of ids) {
            scheduleJob(call, { name: `practitioner.recheck_${register}` }, id, call.now)
          }
        })
        for (const id of ids) seen.add(`${account} ${id}`)
      }
    }
    await queryAsWorker(db, removeChanges(changes))
  }
}
