// Records of persons: exports, retention, legal holds and erasures. Shows IDs, not names.
import { Shield } from 'lucide-react'
import type { Person } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { RecordDetail } from './record_detail.tsx'

const columns: readonly Column<Person>[] = [
  { name: 'Person', cell: ({ id }) => <IdChip id={id} />, phone: 'a' },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  {
    name: 'Created',
    cell: ({ created_at }) => <Time at={created_at} form="day" />,
    phone: 'c',
    labelled: true,
  },
  {
    name: 'Updated',
    cell: ({ updated_at }) => <Time at={updated_at} />,
    numeric: true,
    phone: 'd',
    labelled: true,
  },
]

export function RecordsScreen() {
  return (
    <ListScreen<Person>
      title="Records"
      summary="How long each record must be kept, legal holds, exports and erasures."
      type="person"
      noun="record"
      list={(attune, params) => attune.persons.list(params)}
      columns={columns}
      filters={[
        { name: 'status', label: 'Status', options: ['active', 'inactive', 'deceased', 'merged'] },
      ]}
      detail={(id) => <RecordDetail key={id} id={id} />}
      empty={{
        title: 'No records',
        text: 'A record begins when a person is created.',
        icon: Shield,
      }}
    />
  )
}
