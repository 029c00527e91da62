// Practitioners: the directory, their verification, where they may practice, and their hours.
import { Stethoscope } from 'lucide-react'
import { useState } from 'react'
import type { Practitioner } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { practitionerName } from '../../components/names.ts'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { NewPractitioner } from './new_practitioner.tsx'
import { PractitionerDetail } from './practitioner_detail.tsx'

const columns: readonly Column<Practitioner>[] = [
  {
    name: 'Name',
    cell: (practitioner) => practitionerName(practitioner),
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Profession', cell: ({ profession }) => profession, phone: 'c' },
  {
    name: 'Licensed in',
    cell: ({ licenses }) => licenses.map(({ jurisdiction }) => jurisdiction).join(', ') || '—',
  },
  { name: 'NPI', cell: ({ npi }) => npi ?? '—', look: 'mono' },
  {
    name: 'New persons',
    cell: ({ accepts_new_persons }) => (accepts_new_persons ? 'Accepts' : 'Closed'),
    phone: 'd',
    labelled: true,
  },
]

export function PractitionersScreen() {
  const [q, setQuery] = useState('')
  const { change } = useAddress()
  return (
    <ListScreen<Practitioner>
      title="Practitioners"
      summary="Your practitioners, where they are licensed and until when."
      type="practitioner"
      noun="practitioner"
      text={q}
      list={(attune, params) => attune.practitioners.list({ ...params, ...(q && { q }) })}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['verified', 'reviewing', 'submitted', 'unverified', 'lapsed', 'suspended'],
        },
        { name: 'jurisdiction', label: 'Licensed in', options: [] },
      ]}
      actions={<NewPractitioner onCreated={(id) => change({ id })} />}
      tools={
        <label className="chip find">
          <span className="vh">Search practitioners</span>
          <input
            type="search"
            placeholder="Search by name"
            value={q}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      }
      detail={(id) => <PractitionerDetail key={id} id={id} />}
      empty={{
        title: 'No practitioners',
        text: 'Create the first practitioner, or import them with the API.',
        icon: Stethoscope,
      }}
    />
  )
}
