// The care that an amount is for: its date, and who provided it.
import type { Call } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'
import { type HumanName, nameText } from '#kernel/person_fields.ts'

// The first date of the claim, or else the local date of the session, and who provided the care.
export type Care = { service_date: string | null; practitioner_id: string | null }
export const care = sql`
  coalesce(claims.service_from, (sessions.starts_at at time zone sessions.time_zone)::date)
    as service_date,
  coalesce(sessions.practitioner_id, claims.practitioner_id) as practitioner_id`
export const withCare = (call: Call, table: Statement) => sql`
  left join sessions on sessions.account = ${call.account} and sessions.id = ${table}.session_id
  left join claims on claims.account = ${call.account} and claims.id = ${table}.claim_id`

// The care of each part of a payment, in order.
export const findCare = (
  call: Call,
  parts: { session_id?: string | null; claim_id?: string | null }[],
) =>
  call.query<Care>(sql`
    select ${care}
    from unnest(
      ${parts.map(({ session_id }) => session_id ?? null)}::text[],
      ${parts.map(({ claim_id }) => claim_id ?? null)}::text[]
    ) with ordinality as part (session_id, claim_id, place)
    ${withCare(call, sql`part`)}
    order by part.place`)

export async function findPractitionerNames(call: Call, named: (string | null)[]) {
  const ids = [...new Set(named)].filter((id) => id !== null)
  if (ids.length === 0) return new Map<string, string>()
  const rows = await call.query<{ id: string; name: HumanName }>(sql`
    select id, name from practitioners
    where account = ${call.account} and id = any(${ids})`)
  return new Map(rows.map(({ id, name }) => [id, nameText(name)]))
}
