// Creates many persons at once, for imports: the same rules as for one, with one statement per
// table.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { raw, sql } from '#db/sql.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { emitCreated, encryptRows, insertEncrypted } from '#kernel/create_rows.ts'
import { writeAuditsSoFar } from '#kernel/leave.ts'
import { mapEach, writeInPortions } from '#kernel/many.ts'
import { planAuthority } from './authority.ts'
import { tokensOf } from './blind_index.ts'
import { emptyDetails, personKind } from './lifecycle.ts'
import { scheduleMajorityCheck } from './majority.ts'
import { draftPerson } from './person.ts'
import type { PersonCreate, PersonRow } from './schema.ts'

type PersonDraft = { id: string; request: PersonCreate }
type PersonKey = { id: string; wrapped: Buffer }

export const createPersons = (call: Call, drafts: PersonDraft[]) =>
  writeInPortions(call.slices, drafts, {
    async prepare(portion) {
      const persons = await mapEach(call.slices, portion, ({ id, request }) =>
        draftPerson(call, request, id),
      )
      const rows = await encryptRows(call, personKind, persons)
      const tokens = await call.slices.map(persons, ({ id, fields }) =>
        tokensOf(call, { ...emptyDetails, ...fields }).map((token) => ({ person_id: id, token })),
      )
      return { rows, keys: persons, tokens: tokens.flat() }
    },
    async write({ rows, keys, tokens }) {
      const [persons] = await Promise.all([
        insertEncrypted<PersonRow>(call, personKind, rows),
        insertKeys(call, keys, tokens),
      ])
      await call.slices.map(persons, (person) => {
        emitCreated(call, personKind, person)
        scheduleMajorityCheck(call, person)
        planAuthority(call, person)
      })
      await writeAuditsSoFar(call)
    },
  })

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
  keys: PersonKey[],
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
