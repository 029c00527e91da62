// After a new file of a public register: those it says something new about are checked again, and
// nobody else. What is still to be seen to stands in a table, so that nothing is lost between.
import type { Secrets } from '#call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { makeDue } from '#due.ts'
import { asWorker, inAccount } from '#in_account.ts'

type Change = { register: string; facet: string; noted_at: string }
type Concerned = { account: string; practitioner_id: string; facet: string }

const batch = 1_000

const someChanges = sql`
  select register, facet, noted_at::text as noted_at from register_changes limit ${batch}`

const concernedBy = (facets: string[]) => sql`
  select account, practitioner_id, facet from practitioner_facets where facet = any(${facets})`

// One that was noted again meanwhile, by a newer file, stays.
const strikeOff = (changes: Change[]) => sql`
  delete from register_changes
  using unnest(${changes.map(({ register }) => register)}::text[],
    ${changes.map(({ facet }) => facet)}::text[],
    ${changes.map(({ noted_at }) => noted_at)}::timestamptz[]) as seen (register, facet, noted_at)
  where register_changes.register = seen.register and register_changes.facet = seen.facet
    and register_changes.noted_at = seen.noted_at`

// Tells how many will be checked. Whoever is interrupted leaves the rest to the next.
export async function recheckConcerned({ db, secrets }: { db: Database; secrets: Secrets }) {
  const seen = new Set<string>()
  for (;;) {
    const changes = await asWorker<Change>(db, someChanges)
    if (changes.length === 0) return seen.size
    for (const [register, those] of Map.groupBy(changes, (change) => change.register)) {
      const facets = those.map(({ facet }) => facet)
      const concerned = await asWorker<Concerned>(db, concernedBy(facets))
      for (const [account, found] of Map.groupBy(concerned, (each) => each.account)) {
        const ids = new Set(found.map(({ practitioner_id }) => practitioner_id))
        await inAccount(db, secrets, account, async (call) => {
          for (const id of ids) {
            makeDue(call, { name: `practitioner.recheck_${register}` }, id, call.now)
          }
        })
        for (const id of ids) seen.add(`${account} ${id}`)
      }
    }
    await asWorker(db, strikeOff(changes))
  }
}
