// SQL for consents.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import type { ConsentRow } from './schema.ts'
import { consentLifecycle } from './lifecycle.ts'
import { consentKind } from './kind.ts'

export const deleteConsent = (call: Call, id: string) =>
  call.query(sql`delete from consents where account = ${call.account} and id = ${id}`)

// The person's last signed consent, and the next signature number. Concurrent signers are
// serialized by the lock on the person.
export async function lastSigned(call: Call, person_id: string) {
  const [next] = await call.query<{ signing: string }>(sql`select nextval('signings') as signing`)
  const [last] = await call.query<ConsentRow>(sql`
    select ${columnsOf(consentKind)} from consents
    where account = ${call.account} and person_id = ${person_id} and signing is not null
    order by signing desc
    limit 1`)
  return { last, signing: next!.signing }
}

// The same for many persons: their last signed consents, and the next signature numbers.
export async function findLastSigned(call: Call, person_ids: string[], signatures: number) {
  const next = await call.query<{ signing: string }>(sql`
    select nextval('signings') as signing from generate_series(1, ${signatures}::integer)`)
  const rows = await call.query<ConsentRow>(sql`
    select distinct on (person_id) ${columnsOf(consentKind)} from consents
    where account = ${call.account} and person_id = any(${person_ids}) and signing is not null
    order by person_id, signing desc`)
  const last = await decryptRows(call, consentKind, rows)
  return {
    last: new Map(last.map((consent) => [consent.person_id, consent])),
    signings: next.map(({ signing }) => signing),
  }
}

export async function countDisclosures(call: Call, id: string): Promise<number> {
  const [row] = await call.query<{ count: number }>(sql`
    select count(*)::int as count from disclosures
    where account = ${call.account} and consent_ids @> array[${id}]`)
  return row!.count
}

// The person's consents that are in force, suspended or start later.
export async function findOpenConsents(call: Call, person_id: string) {
  const rows = await call.query<ConsentRow>(sql`
    select ${columnsOf(consentKind)} from consents
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(consentLifecycle, 'open')}
    order by id`)
  return await decryptRows(call, consentKind, rows)
}
