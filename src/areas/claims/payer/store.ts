// SQL for payer contracts and the payer directory.
import type { Call } from '#kernel/call.ts'
import { usualRules } from '#catalogue/payer_list.ts'
import type { Enrollments, Payer } from '#catalogue/payers.ts'
import { join, nothing, plannedByValue, sql } from '#db/sql.ts'
import { last_character } from '#areas/practitioners/practitioner/search.ts'
import type { PayerContractRow } from './contract_schema.ts'

// Contracts in effect on a date, for all payers or one. If a payer has several, the latest applies.
export const findContracts = (call: Call, day: string, payer_id?: string) =>
  call.query<PayerContractRow>(sql`
    select distinct on (payer_id) * from payer_contracts
    where account = ${call.account}
      and daterange(starts_on, ends_on, '[]') @> ${day}::date
      ${payer_id ? sql`and payer_id = ${payer_id}` : nothing}
    order by payer_id, starts_on desc nulls last, created_at desc, id desc`)

type DirectoryRow = Pick<Payer, 'id' | 'name' | 'aliases' | 'filing_code'> & {
  enrollment: Enrollments
}

export async function findDirectoryPayer(call: Call, id: string) {
  const [row] = await call.query<DirectoryRow>(sql`
    select id, name, aliases, filing_code, enrollment from directory_payers where id = ${id}`)
  return row && payerOfRow(row)
}

export async function findDirectoryIds(call: Call, ids: string[]) {
  const rows = await call.query<{ id: string }>(sql`
    select id from directory_payers where id = any(${ids})`)
  return rows.map(({ id }) => id)
}

const payerOfRow = ({ enrollment, ...payer }: DirectoryRow): Payer => ({
  ...payer,
  sandbox: false,
  rules: [{ ...usualRules, enrollment }],
})

export type PayerSearch = {
  words: string[] // Each begins a word of the name, an alias or the ID.
  filing_code: string | undefined
  after: { name_key: string; id: string } | undefined
  limit: number
}

type Found = DirectoryRow & { name_key: string; listed: boolean }

// One page of the directory and of the payers that aren't in it, by name. Each part is limited
// before they are merged, so that the directory is read by its index.
export async function searchPayers(call: Call, others: Payer[], search: PayerSearch) {
  const { after, filing_code, limit } = search
  const page = sql`
    ${filing_code ? sql`and filing_code = ${filing_code}` : nothing}
    ${after ? sql`and (name_key, id) > (${after.name_key} collate "C", ${after.id})` : nothing}
    order by name_key, id
    limit ${limit}`
  const small = others.map(({ id, name, aliases, filing_code }) => ({
    id,
    name,
    aliases,
    filing_code,
  }))
  const rows = await call.query<Found>(sql`
    with other as materialized (
      select id, name, aliases, filing_code, fold_text(name) collate "C" as name_key
      from jsonb_to_recordset(${JSON.stringify(small)}::jsonb) as payer (
        id text, name text, aliases text[], filing_code text))
    select * from (
      (select id, name, aliases, filing_code, enrollment, name_key, true as listed
       from directory_payers
       where not exists (select from other where other.id = directory_payers.id)
         ${inDirectory(search.words)} ${page})
      union all
      (select id, name, aliases, filing_code, null::jsonb, name_key, false from other
       where true ${inOthers(search.words)} ${page})) as found
    order by name_key, id
    limit ${limit}`)
  const byId = new Map(others.map((payer) => [payer.id, payer]))
  return rows.map(({ name_key, listed, ...row }) => ({
    name_key,
    payer: listed ? payerOfRow(row) : byId.get(row.id)!,
  }))
}

// Planned with the words: few or all payers can have a prefix.
const inDirectory = (words: string[]) =>
  plannedByValue(
    join(
      words.map(
        (word) => sql`and id in (
          select payer_id from directory_payer_words
          where word >= search_word(${word})
            and word < search_word(${word}) || ${last_character})`,
      ),
      ' ',
    ),
  )

const inOthers = (words: string[]) =>
  join(
    words.map(
      (word) => sql`and exists (
        select from search_words(concat_ws(' ', id, name, array_to_string(aliases, ' '))) as found
        where starts_with(found, search_word(${word})))`,
    ),
    ' ',
  )
