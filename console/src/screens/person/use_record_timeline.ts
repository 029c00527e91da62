// What happened in a record, across its parts, the latest first. Only parts the member can read.
import { money, words } from '../../components/format.ts'
import type { Moment } from '../../components/timeline.tsx'
import { useRecordParts } from './use_record_parts.ts'

export type RecordMoment = Moment & { group: 'clinical' | 'billing'; at: string }

export function useRecordTimeline(person_id: string): RecordMoment[] {
  const { sessions, notes, assessments, consents, claims } = useRecordParts(person_id)
  const moments: RecordMoment[] = [
    ...(sessions.data?.data ?? []).map(
      ({ id, status, starts_at, type, format, duration_minutes }): RecordMoment => ({
        key: id,
        group: 'clinical',
        title: `Session ${status}`,
        note: `${type}, ${format}, ${duration_minutes} minutes`,
        at: starts_at,
        look: status === 'no_show' ? 'fail' : status === 'completed' ? 'done' : 'late',
      }),
    ),
    ...(notes.data?.data ?? []).map(({ id, kind, format, status, ...note }): RecordMoment => ({
      key: id,
      group: 'clinical',
      title: `${words(kind)} note ${status}`,
      note: format.toUpperCase(),
      at: note.signed_at ?? note.updated_at,
      look: note.signed_at ? 'done' : 'late',
    })),
    ...(assessments.data?.data ?? []).map(
      ({ id, instrument, status, completed_at, created_at }): RecordMoment => ({
        key: id,
        group: 'clinical',
        title: `${instrument.toUpperCase()} ${status}`,
        at: completed_at ?? created_at,
        look: completed_at ? 'done' : 'late',
      }),
    ),
    ...(consents.data?.data ?? []).map(({ id, kind, status, updated_at }): RecordMoment => ({
      key: id,
      group: 'clinical',
      title: `Consent ${status}: ${kind}`,
      at: updated_at,
      look: status === 'granted' ? 'done' : 'late',
    })),
    ...(claims.data?.data ?? []).map(({ id, status, updated_at, charge }): RecordMoment => ({
      key: id,
      group: 'billing',
      title: `Claim ${status}`,
      note: charge ? money(charge.amount, charge.currency) : undefined,
      at: updated_at,
      look: ['denied', 'rejected'].includes(status) ? 'fail' : 'done',
    })),
  ]
  return moments.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, 40)
}
