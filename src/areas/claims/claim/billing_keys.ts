// Prevents duplicate billing with unique keys: when two claims bill the same service, the database
// accepts one.
import type { Call } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'

// Key under which a session is billed once per person and payer sequence.
export const sessionKey = (session_id: string, person_id: string) => `${session_id} ${person_id}`

// A claim and the claims it replaces or follows: they bill the same care.
export const lineage = (claim_id: string | null) =>
  upwards(claim_id, sql`(original_claim_id), (prior_claim_id)`)

const upwards = (claim_id: string | null, leading: Statement) => sql`
  with recursive lineage as (
    select ${claim_id}::text as id
    union
    select before.id
    from lineage
    join claims on claims.id = lineage.id
    cross join lateral (values ${leading}) as before (id)
    where before.id is not null)`

type Hold = { kind: 'session' | 'service'; key: string }

// Reserves the keys; returns those held by another claim.
export async function takeHolds(call: Call, claim_id: string, holds: Hold[]): Promise<Hold[]> {
  await call.query(sql`delete from claim_billing_keys where claim_id = ${claim_id}`)
  if (holds.length === 0) return []
  const [kinds, keys] = [holds.map(({ kind }) => kind), holds.map(({ key }) => key)]
  const taken = await call.query<Hold>(sql`
    insert into claim_billing_keys (claim_id, kind, key)
    select ${claim_id}, kind, key
    from unnest(${kinds}::text[], ${keys}::text[]) as held (kind, key)
    order by kind, key
    on conflict do nothing
    returning kind, key`)
  const had = new Set(taken.map(({ kind, key }) => `${kind} ${key}`))
  return holds.filter(({ kind, key }) => !had.has(`${kind} ${key}`))
}

export const releaseHolds = (call: Call, claim_id: string) =>
  call.query(sql`delete from claim_billing_keys where claim_id = ${claim_id}`)

// Also releases the keys of the claims it replaced: the first of them holds the keys.
export const releaseAllHolds = (call: Call, claim_id: string) =>
  call.query(sql`
    ${upwards(claim_id, sql`(original_claim_id)`)}
    delete from claim_billing_keys where claim_id in (select id from lineage)`)
