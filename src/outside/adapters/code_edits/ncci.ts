// Ingests the NCCI procedure-to-procedure edits for practitioners: the files that CMS publishes in
// several parts each quarter (ccipra-*). They are dated, so the latest quarter has the history too.
import type pg from 'pg'
import {
  copyEdits,
  type EditReader,
  inOneTransaction,
  procedure_form,
  requireWhole,
} from './edit_file.ts'

export type ImportedPairs = { pairs: number; in_effect: number }

const day_form = /^(\d{4})(\d{2})(\d{2})$/
const dayOf = (text: string) => day_form.exec(text)?.slice(1).join('-')
const never_applied = '9' // Deleted as of the day it began.

// Column 1, column 2, a flag, effective date, deletion date (* if none), modifier indicator and a
// rationale.
export const readPair: EditReader = ([column1, column2, , starts, ends, indicator]) => {
  if (!procedure_form.test(column1 ?? '') || !procedure_form.test(column2 ?? '')) return undefined
  const starts_on = dayOf(starts ?? '')
  const ends_on = ends === '*' || ends === '' ? null : dayOf(ends ?? '')
  if (!starts_on || ends_on === undefined || !/^[019]$/.test(indicator ?? '')) return undefined
  if (indicator === never_applied) return null
  return [column1!, column2!, starts_on, ends_on, indicator === '1' ? 't' : 'f']
}

export const ingestNcci = (
  owner: pg.ClientConfig | string,
  files: string[],
  { force = false } = {},
): Promise<ImportedPairs> =>
  inOneTransaction(owner, async (client) => {
    await client.query('create temporary table incoming (like ncci_pairs) on commit drop')
    await copyEdits(client, 'incoming', files, readPair)
    await client.query('lock table ncci_pairs in share row exclusive mode')
    const before = await client.query('delete from ncci_pairs')
    const added = await client.query(
      `insert into ncci_pairs
       select distinct on (column1, column2, starts_on) * from incoming
       order by column1, column2, starts_on, ends_on desc nulls first`,
    )
    const pairs = added.rowCount ?? 0
    requireWhole(pairs, before.rowCount ?? 0, force)
    const { rows } = await client.query(
      'select count(*)::int as in_effect from ncci_pairs where ends_on is null',
    )
    return { pairs, in_effect: rows[0].in_effect }
  })
