// Keeps confirmed exclusion matches across later checks: a query for another NPI doesn't return the
// row. A match is dropped only when the list no longer contains it.
import type { Call } from '#kernel/call.ts'
import type { Finding, Match } from '#outside/ports/source.ts'
import type { Row } from '#kernel/record.ts'
import { type Answered, byExclusions } from './local_results.ts'

export async function keepConfirmed(
  call: Call,
  { kind }: Row,
  { finding, source }: Answered,
  older: Row[],
): Promise<Finding> {
  if (kind !== 'exclusion_oig') return finding
  const matches = finding.matches ?? []
  const known = new Set(matches.map(({ id }) => id))
  const kept: Match[] = []
  for (const match of older.flatMap((check) => check.matches as Match[])) {
    if (match.resolution !== 'confirmed' || known.has(match.id)) continue
    known.add(match.id)
    // Simulated rows are never dropped.
    if (source.simulated || (await isListed(call, match))) kept.push(match)
  }
  if (kept.length === 0) return finding
  return { outcome: 'disqualifying', fault: 'excluded', matches: [...matches, ...kept] }
}

// Queries the list with the row's own data.
async function isListed(call: Call, { id, record }: Match) {
  const { npi, last_name, first_name } = record
  const question = { npi: npi ?? null, family: last_name ?? '', given: first_name ?? '' }
  const { finding } = await byExclusions(call, question, 1)
  return (finding.matches ?? []).some((row) => row.id === id || row.relevance === 'exact')
}
