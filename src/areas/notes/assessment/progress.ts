// Reports a person's progress by instrument: the series of scores and the change since baseline.
import { auditReads } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { instrumentOf, instruments } from './instruments.ts'
import type { AssessmentRow } from './schema.ts'
import { changeOf } from './scoring.ts'
import { readSeries } from './outcome.ts'
import { findTrackRecords } from './store.ts'

export async function readProgress(call: Call, id: string, instrument: string | null) {
  const person = await findPerson(call, id)
  const data_categories = ['assessments' as const]
  await requirePermission(call, person.id, { action: 'access', data_categories })
  const assessments = await readSeries(call, person.id, instrument)
  auditReads(call, 'assessment', assessments, ['score'])
  const codes = instrument ? [instrument] : [...instruments.keys()]
  const data = codes
    .map((code) =>
      progressOf(
        code,
        assessments.filter((row) => row.instrument === code),
      ),
    )
    .filter(({ series }) => instrument !== null || series.length > 0)
  return { object: 'progress', person_id: person.id, data }
}

function progressOf(code: string, rows: AssessmentRow[]) {
  const instrument = instrumentOf(code)
  const first = rows[0]?.score?.total ?? null
  const series = rows.map((row, index) => ({
    assessment_id: row.id,
    completed_at: row.completed_at,
    total: row.score?.total ?? null,
    band: row.score?.band ?? null,
    level: row.danger?.level ?? null,
    change: index > 0 ? changeSince(code, first, row) : null,
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

function changeSince(code: string, first: number | null, { score }: AssessmentRow) {
  const total = score?.total ?? null
  return first === null || total === null ? null : changeOf(instrumentOf(code), first, total)
}

// Outcomes of these practitioners by instrument, for matching.
export const trackRecordsOf = (call: Call, practitioner_ids: string[]) =>
  findTrackRecords(call, practitioner_ids)
