// Counts what uses an authorization, one at a time for each person.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

// The lock that allocate_session takes. Must be taken before the authorization is locked.
export async function lockPerson(call: Call, person_id: string) {
  await call.query(sql`
    select pg_advisory_xact_lock(
      hashtextextended(${call.account} || ' authorizations ' || ${person_id}, 0))`)
}

// Counts what a claim bills, by its status.
export async function countClaim(call: Call, claim_id: string) {
  await call.query(sql`select count_claim(${call.account}, ${claim_id})`)
}
