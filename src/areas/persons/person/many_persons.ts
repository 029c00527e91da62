// Creates many persons at once, for imports: the same rules as for one, with one statement per
// table.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { createRows } from '#kernel/record.ts'
import { planAuthority } from './authority.ts'
import { tokensOf } from './blind_index.ts'
import { personKind } from './lifecycle.ts'
import { scheduleMajorityCheck } from './majority.ts'
import { draftPerson } from './person.ts'
import type { PersonRow } from './schema.ts'

export type PersonDraft = Awaited<ReturnType<typeof draftPerson>>

export async function createPersons(call: Call, drafts: PersonDraft[]) {
  const persons = await createRows<PersonRow>(call, personKind, drafts)
  const tokens = persons.flatMap((person) =>
    tokensOf(call, person).map((token) => ({ person_id: person.id, token })),
  )
  await insertKeys(call, drafts, tokens)
  for (const person of persons) {
    scheduleMajorityCheck(call, person)
    planAuthority(call, person)
  }
  return persons
}

const insertKeys = (
  call: Call,
  keys: Pick<PersonDraft, 'id' | 'wrapped'>[],
  tokens: { person_id: string; token: Buffer }[],
) =>
  call.query(sql`
    with keys as (
      insert into person_keys (account, person_id, wrapped)
      select ${call.account}, person_id, wrapped
      from unnest(${keys.map(({ id }) => id)}::text[],
        ${keys.map(({ wrapped }) => wrapped)}::bytea[]) as key (person_id, wrapped))
    insert into person_tokens (account, person_id, token)
    select ${call.account}, person_id, token
    from unnest(${tokens.map(({ person_id }) => person_id)}::text[],
      ${tokens.map(({ token }) => token)}::bytea[]) as search (person_id, token)
    on conflict do nothing`)
