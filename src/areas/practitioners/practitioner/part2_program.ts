// Finds practitioners who are, or work for, a 42 CFR Part 2 program. Naming one of them as the
// provider reveals that the care is substance use treatment.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

type Ids = (string | null | undefined)[]

export async function findPart2Programs(call: Call, ids: Ids, npis: Ids = []) {
  const rows = await call.query<{ id: string }>(sql`
    select id from practitioners
    where account = ${call.account} and part2_program
      and (id = any(${ids.filter(Boolean)}) or npi = any(${npis.filter(Boolean)}))`)
  return new Set(rows.map(({ id }) => id))
}

export const namesPart2Program = async (call: Call, ids: Ids, npis: Ids = []) =>
  (await findPart2Programs(call, ids, npis)).size > 0
