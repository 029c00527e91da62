// Answers checks locally: from an imported registry file, a simulated source (sandbox) or the
// practitioner's record. Queries to external sources are left to a worker: see jobs/run_checks.ts.
import type { Call } from '#kernel/call.ts'
import { type Finding, nameKey, type SourceQuery, SourceDown } from '#outside/ports/source.ts'
import type { Row } from '#kernel/record.ts'
import { dayOf, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { type CheckRule, policy } from './policy.ts'
import { questionOf, type Subject } from './source_queries.ts'
import {
  type Dataset,
  findAttestation,
  findDataset,
  findExclusions,
  findProvider,
} from './store.ts'

export type Answered = {
  finding: Finding
  said: string
  source: { name: string; type: string; simulated: boolean; dataset?: object }
}

// Returns undefined if an external source must be queried. Throws SourceDown if none answers.
export async function answerHere(call: Call, practitioner: Row, check: Row) {
  const subject = { kind: check.kind, subject_id: check.subject_id } as Subject
  const rule: CheckRule = policy[subject.kind]
  const question = questionOf(call, practitioner, subject)
  if (!rule.source) return await byRecord(call, practitioner, subject)
  if (subject.kind === 'exclusion_oig') return await byExclusions(call, question, check.attempts)
  const { simulate } = call.outside.sources[rule.source]
  // An imported file never overrides the sandbox's test numbers.
  const rehearsed = simulate && call.outside.test_values.isCredential(question.npi)
  if (subject.kind === 'npi' && !rehearsed) {
    const kept = await byRegistry(call, question)
    if (kept) return kept
  }
  if (!simulate) return undefined
  return readAnswer(call, subject, question, {
    said: simulate(question, { today: dayOf(call), attempt: check.attempts }),
    simulated: true,
  })
}

type Heard = { said: string; simulated: boolean; dataset?: object }

// Parses a source's response, whether real or simulated.
export function readAnswer(
  call: Call,
  { kind }: Subject,
  question: SourceQuery,
  heard: Heard,
): Answered {
  const { name, type, read } = call.outside.sources[(policy[kind] as CheckRule).source!]
  const { said, simulated, dataset } = heard
  return {
    finding: read(said, question, dayOf(call)),
    said,
    source: { name, type, simulated, ...(dataset && { dataset }) },
  }
}

// The imported list, plus simulated rows in the sandbox. Without a list, no check can pass.
export async function byExclusions(call: Call, question: SourceQuery, attempt: number) {
  const file = await findDataset(call, 'leie')
  const { simulate, write } = call.outside.sources.oig_leie
  if (!file && !simulate) throw new SourceDown('No exclusion list has been imported.')
  const names = [question, ...(question.former_names ?? [])]
    .map(({ family, given }) => nameKey(family, given))
    .filter((key) => key !== null)
  const rows = file ? await findExclusions(call, question.npi ?? null, names) : []
  const listed = write(rows)
  const added = simulate?.(question, { today: dayOf(call), attempt }) ?? ''
  const said = listed + added.slice(added.indexOf('\n') + 1)
  const heard = { said, simulated: !file, ...(file && { dataset: datasetOf(file) }) }
  return readAnswer(call, { kind: 'exclusion_oig', subject_id: null }, question, heard)
}

const register_days = 31

// Prefers the bulk file while it is fresh: only it lists deactivated NPIs.
async function byRegistry(call: Call, question: SourceQuery) {
  const file = await findDataset(call, 'nppes')
  if (!file) return undefined
  const age = call.real_now.since(Temporal.Instant.from(file.ingested_at)).total('days')
  const provider = age <= register_days ? await findProvider(call, question.npi ?? '') : undefined
  if (!provider) return undefined
  const said = call.outside.sources.nppes.write([provider])
  const heard = { said, simulated: false, dataset: datasetOf(file) }
  return readAnswer(call, { kind: 'npi', subject_id: null }, question, heard)
}

const datasetOf = ({ name: file, sha256, ingested_at }: Dataset) => ({ file, sha256, ingested_at })

const self = { name: 'record', type: 'self_attested', simulated: false }

async function byRecord(call: Call, practitioner: Row, { kind }: Subject): Promise<Answered> {
  const today = dayOf(call)
  const answer = (finding: Finding, said: unknown): Answered => ({
    finding,
    said: JSON.stringify(said),
    source: self,
  })
  if (kind === 'malpractice_insurance') {
    const covers: { starts_on: string; ends_on: string }[] = practitioner.malpractice_covers
    const cover = covers.find(({ starts_on, ends_on }) => starts_on <= today && today < ends_on)
    return answer(
      cover
        ? { outcome: 'clear', valid_until: cover.ends_on }
        : { outcome: 'not_found', fault: 'no_cover_today' },
      covers,
    )
  }
  if (kind === 'attestation') {
    const attestation = await findAttestation(call, practitioner.current_verification_id)
    const found: Finding = attestation
      ? { outcome: 'clear' }
      : { outcome: 'not_found', fault: 'attestation_missing' }
    return answer(found, attestation ?? null)
  }
  if (kind === 'supervision') {
    const { supervisor } = await findFacts(call, practitioner.id)
    const verified = supervisor?.status === 'verified'
    return answer(
      verified ? { outcome: 'clear' } : { outcome: 'not_found', fault: 'no_verified_supervisor' },
      practitioner.supervision,
    )
  }
  return answer({ outcome: 'consider', fault: 'evidence_needed' }, { kind })
}
