// The day in four figures: sessions, notes, claims and what was collected.
import { useRead } from '../../api/context.tsx'
import { count, plural } from '../../components/format.ts'
import { isOverdue, useUnsignedNotes } from '../../components/use_open_work.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { collected, inWords } from '../reports/money_reports.tsx'
import { Stat } from './stat.tsx'
import type { useToday } from './today.tsx'
import type { AttentionItem } from './use_attention.ts'

type StatsProps = {
  today: ReturnType<typeof useToday>
  items: readonly AttentionItem[]
  loading: boolean
}

export function PracticeStats({ today, items, loading }: StatsProps) {
  const { can } = useSession()
  const { sessions } = today
  // No figure until it is known: a zero would be believed.
  const shown = (number: number, known: boolean) => (known ? count(number) : '–')
  const { data: collections } = useRead(
    ['payment', 'month'],
    (attune) => attune.reports.collections(),
    { enabled: can('reports:read') },
  )
  const [month] = collections?.totals ?? []
  const done = sessions.filter(({ status }) => status === 'completed').length
  const started = sessions.filter(({ status }) => status === 'started').length
  const notes = useUnsignedNotes().data
  const now = Date.now() + useClockOffset()
  const overdue = notes?.data.filter((note) => isOverdue(note, now)).length ?? 0
  return (
    <dl className="stats">
      <Stat
        name="Sessions today"
        value={shown(sessions.length, !today.isPending)}
        note={today.isPending ? '' : `${done} completed, ${started} started`}
      />
      {can('notes:read') && (
        <Stat
          name="Notes to sign"
          value={notes ? `${count(notes.data.length)}${notes.has_more ? '+' : ''}` : '–'}
          note={overdue > 0 ? `${overdue} overdue` : ''}
        />
      )}
      <Stat
        name="Urgent"
        value={shown(items.filter(({ urgent }) => urgent).length, !loading)}
        note={loading ? '' : `of ${plural(items.length, 'item')}`}
      />
      {month && <Stat name="Collected this month" value={inWords(collected(month))} />}
    </dl>
  )
}
