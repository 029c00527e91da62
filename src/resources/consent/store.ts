// The SQL of consents.
import type { Call } from '#call.ts'
import { sql } from '#db/sql.ts'

export const deleteConsent = (call: Call, id: string) =>
  call.query(sql`delete from consents where id = ${id}`)

// The evidence a person signed last; those that sign wait for each other by holding the person.
export async function lastEvidence(call: Call, person_id: string) {
  const [last] = await call.query<{ hash: string; number: number }>(sql`
    select evidence_hash as hash, evidence_number as number from consents
    where person_id = ${person_id} and evidence_number is not null
    order by evidence_number desc
    limit 1`)
  return last ?? { hash: null, number: 0 }
}

export async function countDisclosures(call: Call, id: string): Promise<number> {
  const [counted] = await call.query<{ many: number }>(sql`
    select count(*)::int as many from disclosures where consent_ids @> array[${id}]`)
  return counted!.many
}

export const findHolding = (call: Call, person_id: string) =>
  call.query<{ id: string }>(sql`
    select id from consents
    where person_id = ${person_id} and status in ('granted', 'suspended')
    order by id`)
