// Emergency accesses: what was opened without consent, and what waits for a review.
import { Siren } from 'lucide-react'
import type { EmergencyAccess } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personColumn, useExpandedPerson } from '../../components/person_column.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { AccessDetail } from './access_detail.tsx'

const columnsFor = (nameFor: (id: string) => string): readonly Column<EmergencyAccess>[] => [
  personColumn,
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Reason', cell: ({ reason_code }) => reason_code, phone: 'c' },
  {
    name: 'Practitioner',
    cell: ({ practitioner_id }) => nameFor(practitioner_id) || <IdChip id={practitioner_id} />,
  },
  { name: 'Opened', cell: ({ opened_at }) => <Time at={opened_at} />, numeric: true, phone: 'd' },
]

export function EmergencyAccessesScreen() {
  const columns = columnsFor(useNames())
  const expanded = useExpandedPerson()
  return (
    <ListScreen<EmergencyAccess>
      title="Emergency accesses"
      summary="Access without consent, to prevent harm. Someone else reviews each one afterwards."
      type="emergency_access"
      noun="access"
      nouns="accesses"
      list={(attune, params) => attune.emergencyAccesses.list({ ...params, ...expanded })}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['opened', 'ended', 'expired', 'justified', 'unjustified'],
        },
        { name: 'person_id', label: 'Person', options: [], pick: 'person' },
        { name: 'practitioner_id', label: 'Practitioner', options: [], pick: 'practitioner' },
      ]}
      detail={(id) => <AccessDetail id={id} />}
      empty={{
        title: 'No emergency accesses',
        text: 'When a practitioner opens a record in an emergency, review the access here.',
        icon: Siren,
      }}
    />
  )
}
