// The latest of each part of a record that the member can read.
import type { Scope } from 'attune'
import { useRead } from '../../api/context.tsx'
import { useActing } from '../../session/acting.ts'
import { useSession } from '../../session/context.tsx'

/** With `once_read`, only what the overview has read. */
export function useRecordParts(person_id: string, { once_read = false } = {}) {
  const { can } = useSession()
  const { options } = useActing()
  const reading = (scope: Scope) => ({ enabled: can(scope), once_read })
  const of = { person_id, limit: 20 }
  const key = [person_id, 'timeline']
  const sessions = useRead(
    ['session', ...key],
    (attune) => attune.sessions.list({ ...of, order: '-starts_at' }).page(),
    reading('sessions:read'),
  )
  const notes = useRead(
    ['note', ...key],
    (attune) => attune.notes.list(of, options).page(),
    reading('notes:read'),
  )
  const assessments = useRead(
    ['assessment', ...key],
    (attune) => attune.assessments.list(of, options).page(),
    reading('assessments:read'),
  )
  const consents = useRead(
    ['consent', ...key],
    (attune) => attune.consents.list(of).page(),
    reading('consents:read'),
  )
  const claims = useRead(
    ['claim', ...key],
    (attune) => attune.claims.list(of).page(),
    reading('claims:read'),
  )
  return { sessions, notes, assessments, consents, claims }
}

/** How many each tab has, by its name, as far as the overview has read them. */
export function useRecordCounts(person_id: string): Record<string, string | undefined> {
  const { sessions, notes, assessments, consents } = useRecordParts(person_id, { once_read: true })
  return Object.fromEntries(
    Object.entries({ sessions, notes, assessments, consents }).flatMap(([name, { data }]) =>
      data ? [[name, `${data.data.length}${data.has_more ? '+' : ''}`]] : [],
    ),
  )
}
