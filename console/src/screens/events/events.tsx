// The event feed, live, with resending.
import { Zap } from 'lucide-react'
import type { AttuneEvent } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { count } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { EventDetail } from './event_detail.tsx'

const columns: readonly Column<AttuneEvent>[] = [
  { name: 'Sequence', cell: ({ sequence }) => count(sequence), numeric: true },
  { name: 'Type', cell: ({ type }) => type, look: 'mono', phone: 'a' },
  { name: 'Object', cell: ({ data }) => <IdChip id={data.object.id} />, phone: 'c' },
  {
    name: 'Changed fields',
    cell: ({ data }) => data.changed_fields.slice(0, 3).join(', '),
    look: 'muted',
  },
  { name: 'Time', cell: ({ created_at }) => <Time at={created_at} />, numeric: true, phone: 'd' },
]

const filters = [
  { name: 'type', label: 'Type', options: [] },
  { name: 'object_id', label: 'Object', options: [] },
]

export function EventsScreen() {
  return (
    <ListScreen<AttuneEvent>
      title="Events"
      summary="Everything that happened, in order and without gaps, kept for 90 days."
      type="event"
      noun="event"
      list={(attune, params) => attune.events.list({ ...params, order: '-sequence' })}
      columns={columns}
      filters={filters}
      tools={
        <span className="push">
          <StateBadge state="live" />
        </span>
      }
      detail={(id) => <EventDetail id={id} />}
      empty={{
        title: 'No events yet',
        text: 'An event describes each change of an object. Create or change one to see the first.',
        icon: Zap,
      }}
    />
  )
}
