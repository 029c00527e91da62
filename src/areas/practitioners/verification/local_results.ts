// Answers checks locally: from an imported registry file, a simulated source (sandbox) or the
// practitioner's record. Queries to external sources are left to a worker: see jobs/run_checks.ts.
import { localDate } from '#catalogue/us_states.ts'
import type { Call } from '#kernel/call.ts'
import {
  type Finding,
  type Match,
  nameKey,
  type SourceQuery,
  SourceDown,
} from '#outside/ports/source.ts'
import { isIn } from '#kernel/state_sets.ts'
import { firstDayWithout, isValidOn } from '#kernel/valid_dates.ts'
import { currentDate, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { practitionerLifecycle } from '#areas/practitioners/practitioner/lifecycle.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import type { CheckRow } from './check_schema.ts'
import { type CheckKind, policy } from './policy.ts'
import { queryOf } from './source_queries.ts'
import {
  type Dataset,
  findAttestation,
  findDataset,
  findExclusions,
  findProvider,
} from './store.ts'

export type SourceResult = {
  finding: Finding
  response: string
  source: { name: string; type: string; simulated: boolean; dataset?: object }
}

// Returns undefined if an external source must be queried. Throws SourceDown if none answers.
export async function answerLocally(call: Call, practitioner: PractitionerRow, check: CheckRow) {
  const { kind, attempts } = check
  const { source } = policy[kind]
  const query = queryOf(call, practitioner, check)
  if (!source) return await checkRecord(call, practitioner, kind)
  if (kind === 'exclusion_oig') return await checkExclusions(call, query, attempts)
  const { simulate } = call.outside.sources[source]
  // An imported file never overrides the sandbox's test numbers.
  const is_test_value = simulate && call.outside.test_values.isCredential(query.npi)
  if (kind === 'npi' && !is_test_value) {
    const result = await checkRegistry(call, query)
    if (result) return result
  }
  if (!simulate) return undefined
  return parseResponse(call, kind, query, {
    response: simulate(query, { today: todayOf(call, query), attempt: attempts }),
    simulated: true,
  })
}

type SourceResponse = { response: string; simulated: boolean; dataset?: object }

// By the calendar of the board that issued the credential.
const todayOf = (call: Call, { jurisdiction }: SourceQuery) =>
  jurisdiction ? localDate(call.now, jurisdiction) : currentDate(call)

// Parses a source's response, whether real or simulated.
export function parseResponse(
  call: Call,
  kind: CheckKind,
  query: SourceQuery,
  { response, simulated, dataset }: SourceResponse,
): SourceResult {
  const { name, type, read } = call.outside.sources[policy[kind].source!]
  return {
    finding: read(response, query, todayOf(call, query)),
    response,
    source: { name, type, simulated, ...(dataset && { dataset }) },
  }
}

// The imported list, plus simulated rows in the sandbox. Without a list, no check can pass.
async function checkExclusions(call: Call, query: SourceQuery, attempt: number) {
  const file = await findDataset(call, 'leie')
  const { simulate, write } = call.outside.sources.oig_leie
  if (!file && !simulate) throw new SourceDown('No exclusion list has been imported.')
  const names = [query, ...(query.former_names ?? [])]
    .map(({ family, given }) => nameKey(family, given))
    .filter((key) => key !== null)
  const rows = file ? await findExclusions(call, query.npi ?? null, names) : []
  const listed = write(rows)
  const added = simulate?.(query, { today: currentDate(call), attempt }) ?? ''
  const response = listed + added.slice(added.indexOf('\n') + 1)
  return parseResponse(call, 'exclusion_oig', query, {
    response,
    simulated: !file,
    ...(file && { dataset: datasetOf(file) }),
  })
}

const max_registry_age_days = 31

// Prefers the bulk file while it is fresh: only it lists deactivated NPIs.
async function checkRegistry(call: Call, query: SourceQuery) {
  const file = await findDataset(call, 'nppes')
  if (!file) return undefined
  const age = call.real_now.since(Temporal.Instant.from(file.ingested_at)).total('days')
  if (age > max_registry_age_days) return undefined
  const provider = await findProvider(call, query.npi ?? '')
  if (!provider) return undefined
  const response = call.outside.sources.nppes.write([provider])
  return parseResponse(call, 'npi', query, {
    response,
    simulated: false,
    dataset: datasetOf(file),
  })
}

const datasetOf = ({ name: file, sha256, ingested_at }: Dataset) => ({ file, sha256, ingested_at })

const self = { name: 'record', type: 'self_attested', simulated: false }

async function checkRecord(
  call: Call,
  practitioner: PractitionerRow,
  kind: CheckKind,
): Promise<SourceResult> {
  const today = currentDate(call)
  const result = (finding: Finding, evidence: unknown): SourceResult => ({
    finding,
    response: JSON.stringify(evidence),
    source: self,
  })
  if (kind === 'malpractice_insurance') {
    const covers = practitioner.malpractice_policies
    const cover = covers.find(({ starts_on, ends_on }) => isValidOn(today, starts_on, ends_on))
    return result(
      cover
        ? { outcome: 'clear', valid_until: firstDayWithout(cover.ends_on) }
        : { outcome: 'not_found', reason: 'malpractice_not_in_force' },
      covers,
    )
  }
  if (kind === 'attestation') {
    const attestation = await findAttestation(call, practitioner.current_verification_id)
    const finding: Finding = attestation
      ? { outcome: 'clear' }
      : { outcome: 'not_found', reason: 'attestation_missing' }
    return result(finding, attestation ?? null)
  }
  if (kind === 'supervision') {
    const { supervisor } = await findFacts(call, practitioner.id)
    const verified = supervisor && isIn(practitionerLifecycle, 'verified', supervisor.status)
    return result(
      verified ? { outcome: 'clear' } : { outcome: 'not_found', reason: 'no_verified_supervisor' },
      practitioner.supervision,
    )
  }
  return result({ outcome: 'consider', reason: 'evidence_needed' }, { kind })
}

// Keeps confirmed exclusion matches across later checks: a query for another NPI doesn't return the
// row. A match is dropped only when the list no longer contains it.
export async function keepConfirmedMatches(
  call: Call,
  { kind }: CheckRow,
  { finding, source }: SourceResult,
  older: CheckRow[],
): Promise<Finding> {
  if (kind !== 'exclusion_oig') return finding
  const matches = finding.matches ?? []
  const ids = new Set(matches.map(({ id }) => id))
  const confirmed: Match[] = []
  for (const match of older.flatMap((check) => check.matches)) {
    if (match.resolution !== 'confirmed' || ids.has(match.id)) continue
    ids.add(match.id)
    // Simulated rows are never dropped.
    if (source.simulated || (await isListed(call, match))) confirmed.push(match)
  }
  if (confirmed.length === 0) return finding
  return { outcome: 'disqualifying', reason: 'excluded', matches: [...matches, ...confirmed] }
}

// Queries the list with the row's own data.
async function isListed(call: Call, { id, record }: Match) {
  const { npi, last_name, first_name } = record
  const query = { npi: npi ?? null, family: last_name ?? '', given: first_name ?? '' }
  const { finding } = await checkExclusions(call, query, 1)
  return (finding.matches ?? []).some((row) => row.id === id || row.relevance === 'exact')
}
