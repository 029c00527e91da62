// SQL of authorizations.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export async function allocateSessions(call: Call, person_id: string, from: string) {
  await call.query(sql`select allocate_person(${call.account}, ${person_id}, ${from}::date)`)
}

type Warnings = { authorization_warning_units: number; authorization_warning_days: number }

export async function warningsOf(call: Call) {
  const [settings] = await call.query<Warnings>(sql`
    select authorization_warning_units, authorization_warning_days from accounts
    where account = ${call.account}`)
  return settings!
}
