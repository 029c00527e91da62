// Units that a claim uses of its authorization. Sessions count themselves (see allocate_session in
// the migrations); the rest of a claim counts from its submission, until a denial or a void.
import type { Call } from '#kernel/call.ts'
import { procedureOf } from '#catalogue/procedures.ts'
import { sql } from '#db/sql.ts'
import { countClaim } from '#areas/claims/authorization/counting.ts'
import { daysOf } from './lines.ts'
import type { Line } from './parts.ts'
import type { ClaimRow } from './schema.ts'

type Part = { part: string; session_id: string | null; units: number; denied: boolean }
type Counted = Pick<Line, 'procedure_code' | 'service_date' | 'line_control_number'> &
  Pick<Line, 'service_ends_on' | 'session_id' | 'minutes' | 'units' | 'line_status'>

// A session is one part, whatever it bills. So is a line without one, but an add-on belongs to its
// primary code.
export function partsOf(lines: Counted[], minutes_per_unit: number | null): Part[] {
  const parts = new Map<string, Counted[]>()
  for (const line of lines) {
    if (!line.session_id && procedureOf(line.procedure_code)?.add_on) continue
    const part = line.session_id ?? line.line_control_number
    parts.set(part, [...(parts.get(part) ?? []), line])
  }
  return [...parts].map(([part, billed]) => ({
    part,
    session_id: billed[0]!.session_id,
    units: unitsOf(billed[0]!, minutes_per_unit),
    denied: billed.every(({ line_status }) => line_status === 'denied'),
  }))
}

function unitsOf(line: Counted, minutes_per_unit: number | null) {
  if (minutes_per_unit === null) return line.session_id ? 1 : daysOf(line)
  return line.minutes ? Math.max(1, Math.round(line.minutes / minutes_per_unit)) : line.units
}

type Billed = Pick<ClaimRow, 'id' | 'original_claim_id' | 'authorization_id' | 'lines'>

// The first of the claims that replace each other. They bill the same care.
const rootOf = (call: Call, { id, original_claim_id }: Billed) => sql`coalesce(
  (select root_id from claim_units
   where account = ${call.account} and claim_id = any(${[id, original_claim_id]}) limit 1),
  ${original_claim_id}, ${id})`

// What is left for a claim, and what it needs. Sessions that count already need nothing. Units that
// future sessions reserve are left: payers count what is billed.
export async function unitsFor(
  call: Call,
  claim: Billed,
  authorization: { id: string; units: number | null; external_units: number } & MinutesPerUnit,
) {
  const { id, units, external_units, minutes_per_unit } = authorization
  const [counts] = await call.query<{ taken: number; counted: string[] }>(sql`
    select
      (select coalesce(sum(units), 0)::integer from authorization_sessions
       where account = ${call.account} and authorization_id = ${id} and used)
        + units_of_claims(${call.account}, ${id}, ${rootOf(call, claim)}) as taken,
      array(
        select session_id from authorization_sessions
        where account = ${call.account} and authorization_id = ${id}) as counted`)
  const { taken, counted } = counts!
  const needed = partsOf(claim.lines, minutes_per_unit)
    .filter(({ session_id }) => !session_id || !counted.includes(session_id))
    .reduce((sum, each) => sum + each.units, 0)
  const left = units === null ? null : Math.max(0, units - external_units - taken)
  return { units_left: left, units_needed: needed }
}

type MinutesPerUnit = { minutes_per_unit: number | null }

// What the claim bills, when it is submitted. The step counts it. Sessions of persons without an
// authorization aren't counted.
export async function recordUnits(call: Call, claim: Billed) {
  const { account } = call
  const { id, authorization_id, lines } = claim
  const [known] = await call.query<MinutesPerUnit>(sql`
    select minutes_per_unit from authorizations
    where account = ${account} and id = ${authorization_id}`)
  const parts = JSON.stringify(partsOf(lines, known?.minutes_per_unit ?? null))
  const [before] = await call.query<{ root_id: string }>(sql`
    select ${rootOf(call, claim)} as root_id`)
  const removed = await call.query<{ authorization_id: string | null }>(sql`
    delete from claim_units where account = ${account} and claim_id = ${id}
    returning authorization_id`)
  await call.query(sql`
    insert into claim_units
      (account, claim_id, part, session_id, root_id, authorization_id, units)
    select ${account}, ${id}, part, session_id, ${before!.root_id}, ${authorization_id}, units
    from jsonb_to_recordset(${parts}::jsonb) as billed (part text, session_id text, units integer)
    where ${authorization_id}::text is not null or session_id in (
      select session_id from authorization_sessions where account = ${account})`)
  const others = removed.flatMap((row) => row.authorization_id ?? [])
  const left = [...new Set(others)].filter((other) => other !== authorization_id)
  if (left.length > 0) {
    await call.query(sql`
      select count_authorizations(
        ${account}, ${left}::text[], ${call.now.toString()}::timestamptz)`)
  }
}

// Gives back the units of denied lines, also when the rest of the claim is paid.
export async function recordDenials(call: Call, { id, lines }: Pick<ClaimRow, 'id' | 'lines'>) {
  const denied = partsOf(lines, null).flatMap((each) => (each.denied ? each.part : []))
  const changed = await call.query(sql`
    update claim_units set denied = part = any(${denied}::text[])
    where account = ${call.account} and claim_id = ${id}
      and denied is distinct from (part = any(${denied}::text[]))
    returning part`)
  if (changed.length > 0) await countClaim(call, id)
}
