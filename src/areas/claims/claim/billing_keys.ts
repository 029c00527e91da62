// Prevents duplicate billing with unique keys: when two claims bill the same service, the database
// accepts one.
import type { Call } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'

// Key under which a session is billed once per person and payer sequence.
export const sessionKey = (session_id: string, person_id: string) => `${session_id} ${person_id}`

// A claim and the claims it replaces or follows: they bill the same care.
export const lineage = (call: Call, claim_id: string | null) =>
  ancestors(call, claim_id, sql`(original_claim_id), (prior_claim_id)`)

const ancestors = (call: Call, claim_id: string | null, columns: Statement) => sql`
  with recursive lineage as (
    select ${claim_id}::text as id
    union
    select before.id
    from lineage
    join claims on claims.account = ${call.account} and claims.id = lineage.id
    cross join lateral (values ${columns}) as before (id)
    where before.id is not null)`

type BillingKey = { kind: 'session' | 'service'; key: string }

// Reserves the keys; returns those reserved by another claim.
export async function reserveKeys(call: Call, claim_id: string, requested: BillingKey[]) {
  await releaseKeys(call, claim_id)
  if (requested.length === 0) return []
  const [kinds, keys] = [requested.map(({ kind }) => kind), requested.map(({ key }) => key)]
  const rows = await call.query<BillingKey>(sql`
    insert into claim_billing_keys (account, claim_id, kind, key)
    select ${call.account}, ${claim_id}, kind, key
    from unnest(${kinds}::text[], ${keys}::text[]) as requested (kind, key)
    order by kind, key
    on conflict do nothing
    returning kind, key`)
  const reserved = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  return requested.filter(({ kind, key }) => !reserved.has(`${kind} ${key}`))
}

export const releaseKeys = (call: Call, claim_id: string) =>
  call.query(sql`
    delete from claim_billing_keys where account = ${call.account} and claim_id = ${claim_id}`)

// Also releases the keys of the claims it replaced: the first of them holds the keys.
export const releaseLineageKeys = (call: Call, claim_id: string) =>
  call.query(sql`
    ${ancestors(call, claim_id, sql`(original_claim_id)`)}
    delete from claim_billing_keys
    where account = ${call.account} and claim_id in (select id from lineage)`)
