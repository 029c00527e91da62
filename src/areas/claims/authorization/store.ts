// SQL of authorizations.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

// The lock that allocate_session takes. Must be taken before the authorization is locked.
export async function lockPerson(call: Call, person_id: string) {
  await call.query(sql`
    select pg_advisory_xact_lock(
      hashtextextended(${call.account} || ' authorizations ' || ${person_id}, 0))`)
}

export async function allocateSessions(call: Call, person_id: string, from: string) {
  await call.query(sql`select allocate_person(${call.account}, ${person_id}, ${from}::date)`)
}

export async function countClaim(call: Call, claim_id: string) {
  await call.query(sql`select count_claim(${call.account}, ${claim_id})`)
}

type Warnings = { authorization_warning_units: number; authorization_warning_days: number }

export async function warningsOf(call: Call) {
  const [settings] = await call.query<Warnings>(sql`
    select authorization_warning_units, authorization_warning_days from accounts
    where account = ${call.account}`)
  return settings!
}
