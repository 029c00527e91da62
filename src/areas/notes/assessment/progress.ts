// Reports a person's progress by instrument: the series of scores and the change since baseline.
import { auditReads } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { instrumentOf, instruments } from './instruments.ts'
import { changeOf } from './scoring.ts'
import { openSeries } from './outcome.ts'
import { findTrackRecords } from './store.ts'

export async function readProgress(call: Call, id: string, instrument: string | null) {
  const person = await findPerson(call, id)
  const data_categories = ['assessments' as const]
  await requirePermission(call, person.id, { action: 'access', data_categories })
  const opened = await openSeries(call, person.id, instrument)
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

// Outcomes of these practitioners by instrument, for matching.
export const trackRecordsOf = (call: Call, practitioner_ids: string[]) =>
  findTrackRecords(call, practitioner_ids)
