// SQL for consents.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import type { ConsentRow } from './consent_row.ts'
import { consentKind } from './lifecycle.ts'

export const deleteConsent = (call: Call, id: string) =>
  call.query(sql`delete from consents where id = ${id}`)

// The person's last signed consent, and the next signature number. Concurrent signers are
// serialized by the lock on the person.
export async function lastSigned(call: Call, person_id: string) {
  const [next] = await call.query<{ signing: string }>(sql`select nextval('signings') as signing`)
  const [last] = await call.query<Row>(sql`
    select ${columnsOf(consentKind)} from consents
    where person_id = ${person_id} and signing is not null
    order by signing desc
    limit 1`)
  return { last, signing: next!.signing }
}

export async function countDisclosures(call: Call, id: string): Promise<number> {
  const [counted] = await call.query<{ many: number }>(sql`
    select count(*)::int as many from disclosures where consent_ids @> array[${id}]`)
  return counted!.many
}

// The person's consents that are in force, suspended or start later.
export async function findHolding(call: Call, person_id: string) {
  const rows = await call.query<Row>(sql`
    select ${columnsOf(consentKind)} from consents
    where person_id = ${person_id} and status in ('scheduled', 'granted', 'suspended')
    order by id`)
  return (await Promise.all(rows.map((row) => decryptRow(call, consentKind, row)))) as ConsentRow[]
}
