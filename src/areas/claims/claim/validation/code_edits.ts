// The edits of CMS for the codes of a claim: pairs that aren't paid together (NCCI) and the most
// units (MUE). Without loaded files, the built-in ones apply.
import type { Call } from '#kernel/call.ts'
import { type Pair, pairs as built_in_pairs } from '#catalogue/claim_edits.ts'
import { procedureOf } from '#catalogue/procedures.ts'
import { sql } from '#db/sql.ts'
import type { Span } from '#areas/claims/claim/lines.ts'

export type UnitLimit = {
  code: string
  from: string
  until: string | null // The first day after.
  units: number
  counted: 'line' | 'day' | 'day_clinical' // Documentation can overcome a clinical limit.
}

// Null if no file was loaded.
export type CodeEdits = { pairs: Pair[] | null; limits: UnitLimit[] | null }

export const no_edits: CodeEdits = { pairs: null, limits: null }

export async function findCodeEdits(
  { query }: Pick<Call, 'query'>,
  codes: string[],
): Promise<CodeEdits> {
  const [row] = await query<CodeEdits>(sql`
    select
      case when exists (select from ncci_pairs) then (
        select coalesce(jsonb_agg(jsonb_build_object('column1', column1, 'column2', column2,
          'from', starts_on, 'until', ends_on + 1, 'modifier_helps', modifier_allowed)), '[]')
        from ncci_pairs
        where column1 = any(${codes}) and column2 = any(${codes})) end as pairs,
      case when exists (select from mue_limits) then (
        select coalesce(jsonb_agg(jsonb_build_object('code', code, 'from', starts_on,
          'until', ends_on + 1, 'units', units, 'counted', counted)), '[]')
        from mue_limits
        where code = any(${codes})) end as limits`)
  return row!
}

type Dated = { from: string; until: string | null }
const isInEffect = ({ from, until }: Dated, { first, last }: Span) =>
  from <= last && (until === null || first < until)

export const pairOn = ({ pairs }: CodeEdits, codes: [string, string], days: Span) =>
  (pairs ?? built_in_pairs).find(
    (pair) =>
      isInEffect(pair, days) &&
      codes.includes(pair.column1) &&
      codes.includes(pair.column2) &&
      pair.column1 !== pair.column2,
  )

export function limitOn({ limits }: CodeEdits, code: string, day: string) {
  if (limits)
    return limits.find(
      (limit) => limit.code === code && isInEffect(limit, { first: day, last: day }),
    )
  const units = procedureOf(code)?.most_units
  return units === undefined ? undefined : { units, counted: 'day' as const }
}
