// The day in four figures: sessions, notes, claims and what was collected.
import { useRead } from '../../api/context.tsx'
import { count, money, plural } from '../../components/format.ts'
import { useSession } from '../../session/context.tsx'
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
  const { sessions, date } = today
  // No figure until it is known: a zero would be believed.
  const shown = (number: number, known: boolean) => (known ? count(number) : '–')
  const month = `${date.slice(0, 7)}-01T00:00:00Z`
  const { data: payments } = useRead(
    ['payment', 'month', month],
    (attune) =>
      attune.payments
        .list({
          created_at: { gte: month },
          status: ['succeeded', 'received', 'reconciled'],
          limit: 100,
        })
        .all({ limit: 1_000 }),
    { enabled: can('payments:read') && can('reports:read') },
  )
  const done = sessions.filter(({ status }) => status === 'completed').length
  const started = sessions.filter(({ status }) => status === 'started').length
  const collected = (payments ?? [])
    .filter(({ direction }) => direction === 'in')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const notes = items.filter(({ search }) => search.tab === 'notes').length
  return (
    <dl className="stats">
      <Stat
        name="Sessions today"
        value={shown(sessions.length, !today.isPending)}
        note={today.isPending ? '' : `${done} completed, ${started} started`}
      />
      {can('notes:read') && <Stat name="Notes to sign" value={shown(notes, !loading)} />}
      <Stat
        name="Urgent"
        value={shown(items.filter(({ urgent }) => urgent).length, !loading)}
        note={loading ? '' : `of ${plural(items.length, 'item')}`}
      />
      {payments && (
        <Stat
          name="Collected this month"
          value={money(collected, payments[0]?.amount.currency ?? 'usd')}
        />
      )}
    </dl>
  )
}
