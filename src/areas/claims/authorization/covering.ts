// Finds the authorization that covers what a claim bills.
import type { Call } from '#kernel/call.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { sql } from '#db/sql.ts'
import { authorizationKind, authorizationLifecycle, usedOf } from './lifecycle.ts'
import type { AuthorizationRow } from './schema.ts'

type BilledServices = {
  coverage_id: string
  procedure_codes: string[]
  practitioner_ids: string[]
  session_ids: string[]
  from: string
  to: string
  needs(authorization: AuthorizationRow): number // Units that don't count against it yet.
}

// The authorization that covers all of the services. Sessions must count against it; services that
// were billed without a session need only fit its terms.
export async function findCovering(call: Call, services: BilledServices) {
  const { coverage_id, procedure_codes, practitioner_ids, session_ids, from, to, needs } = services
  const rows = await call.query<AuthorizationRow>(sql`
    select ${columnsOf(authorizationKind)} from authorizations
    where account = ${call.account} and coverage_id = ${coverage_id}
      and ${inSet(authorizationLifecycle, 'counting')}
      and starts_on <= ${from}::date and (ends_on is null or ends_on >= ${to}::date)
      and (procedure_codes = '{}' or procedure_codes @> ${procedure_codes}::text[])
      and (practitioner_id is null or practitioner_id = all(${practitioner_ids}::text[]))
      and not exists (
        select from unnest(${session_ids}::text[]) as billed (id)
        where not exists (
          select from authorization_sessions as counted
          where counted.account = ${call.account} and counted.session_id = billed.id
            and counted.authorization_id = authorizations.id))
    order by starts_on desc, created_at desc, id`)
  const row = rows.find((each) => each.units === null || usedOf(each) + needs(each) <= each.units)
  return row && (await decryptRow(call, authorizationKind, row))
}
