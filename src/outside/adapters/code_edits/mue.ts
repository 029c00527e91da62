// Ingests the medically unlikely edits (MUE) for practitioner services: the table that CMS
// publishes each quarter. It has no dates, so it applies from the first day of its quarter; earlier
// limits stay in effect for earlier dates.
import type pg from 'pg'
import {
  copyEdits,
  type EditReader,
  inOneTransaction,
  procedure_form,
  requireWhole,
} from './edit_file.ts'

export type ImportedLimits = { limits: number; changed: number; ended: number }

// The adjudication indicator: 1 by claim line, 2 by date as a policy, 3 by date for clinical
// reasons, which documentation can overcome.
const counted: Record<string, string> = { '1': 'line', '2': 'day', '3': 'day_clinical' }

// Code, units, adjudication indicator with a text, and a rationale.
export const readLimit: EditReader = ([code, units, indicator]) => {
  if (!procedure_form.test(code ?? '')) return undefined
  const how = counted[/^([123])\b/.exec(indicator ?? '')?.[1] ?? '']
  return how && /^\d{1,5}$/.test(units ?? '') ? [code!, units!, how] : undefined
}

export const ingestMue = (
  owner: pg.ClientConfig | string,
  file: string,
  from: string,
  { force = false } = {},
): Promise<ImportedLimits> =>
  inOneTransaction(owner, async (client) => {
    await client.query(
      `create temporary table incoming (code text, units integer, counted text) on commit drop`,
    )
    const limits = await copyEdits(client, 'incoming', [file], readLimit)
    await client.query('lock table mue_limits in share row exclusive mode')
    await client.query('delete from mue_limits where starts_on >= $1', [from])
    await client.query('update mue_limits set ends_on = null where ends_on >= $1::date - 1', [from])
    const before = await client.query(
      'select count(*)::int as many from mue_limits where ends_on is null',
    )
    requireWhole(limits, before.rows[0].many, force)
    const ended = await client.query(
      `update mue_limits as old set ends_on = $1::date - 1
       where ends_on is null and not exists (
         select from incoming
         where incoming.code = old.code and incoming.units = old.units
           and incoming.counted = old.counted)`,
      [from],
    )
    const added = await client.query(
      `insert into mue_limits (code, starts_on, units, counted)
       select distinct on (code) code, $1::date, units, counted from incoming
       where not exists (
         select from mue_limits as old where old.code = incoming.code and old.ends_on is null)
       order by code, units`,
      [from],
    )
    return { limits, changed: added.rowCount ?? 0, ended: ended.rowCount ?? 0 }
  })
