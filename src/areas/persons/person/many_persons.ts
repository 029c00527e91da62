// Creates many persons at once, for imports: the same rules as for one, with one statement per
// table.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { raw, sql } from '#db/sql.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { createRows } from '#kernel/create_rows.ts'
import { planAuthority } from './authority.ts'
import { tokensOf } from './blind_index.ts'
import { emptyDetails, personKind } from './lifecycle.ts'
import { scheduleMajorityCheck } from './majority.ts'
import { draftPerson } from './person.ts'
import type { PersonRow } from './schema.ts'

export type PersonDraft = Awaited<ReturnType<typeof draftPerson>>

export async function createPersons(call: Call, drafts: PersonDraft[]) {
  // PostgreSQL inserts the persons while their search tokens are computed.
  const [persons, tokens] = await Promise.all([
    createRows<PersonRow>(call, personKind, drafts),
    call.slices.map(drafts, ({ id, fields }) =>
      tokensOf(call, { ...emptyDetails, ...fields }).map((token) => ({ person_id: id, token })),
    ),
  ])
  await Promise.all([
    insertKeys(call, drafts, tokens.flat()),
    call.slices.map(persons, (person) => {
      scheduleMajorityCheck(call, person)
      planAuthority(call, person)
    }),
  ])
  return persons
}

// Finds the persons that many rows are about, by the ID that each row names, and locks them as
// `lock` says. The ID of a merged person leads to the remaining one.
export async function findPersons(
  call: Call,
  named: string[],
  lock: 'key share' | 'no key update',
) {
  const ids = [...new Set(named)]
  const rows = await call.query<PersonRow>(sql`
    select ${columnsOf(personKind)} from persons
    where account = ${call.account} and id = any(${ids})
    order by id
    for ${raw(lock)} of persons`)
  const persons = new Map<string, PersonRow>()
  for (const row of rows) {
    await call.slices.turn()
    const { id, merged_into_id } = row
    const person = merged_into_id
      ? (await findPersons(call, [merged_into_id], lock))(merged_into_id)
      : await decryptRow(call, personKind, row)
    persons.set(id, person)
  }
  return (id: string) => {
    const person = persons.get(id)
    if (!person) throw notFound(personKind.object, 'person_id')
    return person
  }
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
      ${tokens.map(({ token }) => token)}::bytea[]) as search (person_id, token)`)
