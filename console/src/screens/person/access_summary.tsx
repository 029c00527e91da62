// Who has seen or changed a record: one row for each member, practitioner, key or job.
import type { AuditEntry } from 'attune'
import { Card } from '../../components/card.tsx'
import { count } from '../../components/format.ts'
import { PlainTable } from '../../components/plain_table.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'

export type Actor = {
  key: string
  kind: string
  id: string | null
  reads: number
  changes: number
  denied: number
  last_at: string
}

export const actorKey = ({ actor_id, actor_kind }: AuditEntry) => actor_id ?? actor_kind

const isRead = ({ action }: AuditEntry) => /\.(read|listed)$/.test(action)

/** The latest first, as the entries are. */
export const actorsOf = (entries: readonly AuditEntry[]): Actor[] =>
  [...Map.groupBy(entries, actorKey)].map(([key, of_actor]) => {
    const [latest] = of_actor
    const denied = of_actor.filter(({ outcome }) => outcome === 'denied')
    const reads = of_actor.filter((entry) => isRead(entry) && entry.outcome !== 'denied')
    return {
      key,
      kind: latest!.actor_kind,
      id: latest!.actor_id,
      reads: reads.length,
      changes: of_actor.length - reads.length - denied.length,
      denied: denied.length,
      last_at: latest!.recorded_at,
    }
  })

type SummaryProps = {
  entries: readonly AuditEntry[]
  /** Older entries aren't loaded. */
  has_more: boolean
  chosen: string | undefined
  onChoose(key: string): void
}

export function AccessSummary({ entries, has_more, chosen, onChoose }: SummaryProps) {
  const nameFor = useNames()
  const number = (name: string, of: (actor: Actor) => number): Column<Actor> => ({
    name,
    cell: (actor) => count(of(actor)),
    numeric: true,
  })
  const columns: readonly Column<Actor>[] = [
    { name: 'Who', cell: ({ id, kind }) => nameFor(id) || kind, phone: 'a', look: 'what' },
    { name: 'Kind', cell: ({ kind }) => kind, phone: 'c', look: 'muted' },
    { ...number('Reads', ({ reads }) => reads), phone: 'b', labelled: true },
    number('Changes', ({ changes }) => changes),
    number('Denied', ({ denied }) => denied),
    {
      name: 'Last',
      cell: ({ last_at }) => <Time at={last_at} />,
      numeric: true,
      phone: 'd',
    },
  ]
  return (
    <Card
      title="Who has seen this record"
      note={has_more ? `of the latest ${count(entries.length)} entries` : 'since it was created'}
      flush
    >
      <PlainTable
        label="Who has seen this record"
        columns={columns}
        rows={actorsOf(entries)}
        keyOf={({ key }) => key}
        selected={chosen}
        onSelect={({ key }) => onChoose(key)}
      />
    </Card>
  )
}
