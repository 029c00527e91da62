// What a person confirmed of the list of exclusions stays, whatever is asked next: an answer about
// another NPI says nothing of that row. It goes when the list has it no longer.
import type { Call } from '#call.ts'
import type { Finding, Match } from '#outside/sources/source.ts'
import type { Row } from '#record.ts'
import { type Answered, byExclusions } from './answers.ts'

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
    // The rows of the twin never go.
    if (source.simulated || (await isListed(call, match))) kept.push(match)
  }
  if (kept.length === 0) return finding
  return { outcome: 'disqualifying', fault: 'excluded', matches: [...matches, ...kept] }
}

// Asked with what the row itself says, in the way every question is.
async function isListed(call: Call, { id, record }: Match) {
  const { npi, last_name, first_name } = record
  const question = { npi: npi ?? null, family: last_name ?? '', given: first_name ?? '' }
  const { finding } = await byExclusions(call, question, 1)
  return (finding.matches ?? []).some((row) => row.id === id || row.relevance === 'exact')
}
