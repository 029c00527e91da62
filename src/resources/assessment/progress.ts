// How somebody is doing, by an instrument: the series, and the change from the first to each. It
// feeds the track record of practitioners, from which nobody can tell whose it was.
import { createHmac } from 'node:crypto'
import { auditReads } from '#audit.ts'
import type { Call } from '#call.ts'
import type { Row } from '#record.ts'
import { requirePermission } from '#resources/permission/permission.ts'
import { findPerson } from '#resources/person/person.ts'
import { openRow } from '#sealed.ts'
import { instrumentOf, instruments } from './instruments.ts'
import { assessmentKind } from './lifecycle.ts'
import { changeOf } from './scoring.ts'
import { findBaseline, findSeries, findTrackRecords, keepOutcome } from './store.ts'

export async function readProgress(call: Call, id: string, instrument: string | null) {
  const person = await findPerson(call, id)
  const data_categories = ['assessments' as const]
  await requirePermission(call, person.id, { action: 'access', data_categories })
  const rows = await findSeries(call, person.id, instrument)
  const opened = await Promise.all(rows.map((row) => openRow(call, assessmentKind, row)))
  auditReads(call, 'assessment', opened, ['score'])
  const wanted = instrument ? [instrument] : [...instruments.keys()]
  const data = wanted
    .map((code) =>
      progressOf(
        code,
        opened.filter((row) => row.instrument === code),
      ),
    )
    .filter(({ series }) => instrument !== null || series.length > 0)
  return { object: 'progress', person_id: person.id, data }
}

function progressOf(code: string, rows: Row[]) {
  const instrument = instrumentOf(code)
  const first = rows[0]?.score?.total ?? null
  const series = rows.map((row, place) => ({
    assessment_id: row.id,
    completed_at: row.completed_at,
    total: row.score?.total ?? null,
    band: row.score?.band ?? null,
    level: row.danger?.level ?? null,
    change: place > 0 ? since(code, first, row) : null,
  }))
  return {
    instrument: code,
    domain: instrument.domain,
    baseline: series[0] ?? null,
    latest: series.at(-1) ?? null,
    change: series.at(-1)?.change ?? null,
    series,
  }
}

const since = (code: string, first: number | null, { score }: Row) =>
  first === null || score?.total == null ? null : changeOf(instrumentOf(code), first, score.total)

// What changed since the first one; with it, what became of care is counted.
export async function compareWithBaseline(call: Call, assessment: Row, total: number | null) {
  const { person_id, instrument, id, practitioner_id } = assessment
  if (total === null || !instrumentOf(instrument).change) return null
  const found = await findBaseline(call, person_id, instrument, id)
  if (!found) return null
  const { many, ...row } = found
  const first = await openRow(call, assessmentKind, row as Row)
  if (first.score?.total == null) return null
  const baseline = first.score.total
  const change = changeOf(instrumentOf(instrument), baseline, total)!
  if (practitioner_id) {
    const { label, responded, remitted } = change
    const course = courseOf(call, person_id, practitioner_id, instrument)
    const counted = { baseline, latest: total, measured: many + 1, responded, remitted }
    await keepOutcome(call, { course, practitioner_id, instrument, change: label, ...counted })
  }
  return { baseline_id: first.id as string, ...change }
}

const courseOf = ({ secrets, account }: Call, ...ids: string[]) =>
  createHmac('sha256', secrets.pepper)
    .update(`outcome ${account} ${ids.join(' ')}`)
    .digest()

// For matching: what became of the care of these practitioners, by instrument.
export const trackRecordsOf = (call: Call, practitioner_ids: string[]) =>
  findTrackRecords(call, practitioner_ids)
