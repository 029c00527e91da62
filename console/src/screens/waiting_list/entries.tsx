// Persons who wait, in the order in which free times are offered to them.
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WaitingListEntry } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { AddEntry } from './add_entry.tsx'
import { EntryDetail } from './entry_detail.tsx'
import { OfferTimes } from './offer_times.tsx'
import { byTurn, urgencies, waitsFor } from './terms.ts'

export function EntryList({ tabs }: { tabs: ReactNode }) {
  const { can } = useSession()
  const { search, change } = useAddress()
  const nameFor = useNames()
  const columns: readonly Column<WaitingListEntry>[] = [
    {
      name: 'Person',
      cell: ({ person, person_id }) => (person ? personName(person) : person_id),
      phone: 'a',
      look: 'what',
    },
    {
      name: 'Urgency',
      cell: ({ urgency }) => <StateBadge state={urgency ?? 'routine'} />,
      phone: 'b',
    },
    { name: 'Priority', cell: ({ priority }) => priority, numeric: true },
    {
      name: 'Waits for',
      cell: (entry) => waitsFor(entry),
      phone: 'c',
    },
    {
      name: 'Practitioner',
      cell: ({ practitioner_ids: ids }) =>
        ids.length === 0 ? 'Anyone' : ids.map((id) => nameFor(id) || id).join(', '),
      look: 'wrap',
    },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} /> },
    {
      name: 'Skipped',
      cell: ({ skip_reason }) =>
        skip_reason ? <span className="caution">{skip_reason}</span> : '—',
    },
    {
      name: 'Waiting since',
      cell: ({ waiting_since }) => <Time at={waiting_since} form="day" />,
      numeric: true,
      phone: 'd',
    },
  ]
  return (
    <ListScreen<WaitingListEntry>
      title="Waiting list"
      summary="A free time goes to the first person whom it fits: by urgency, priority and wait."
      type="waiting_list_entry"
      noun="person"
      nouns="persons"
      tabs={tabs}
      sort={byTurn}
      list={(attune, params) =>
        attune.waitingListEntries.list({
          status: ['waiting', 'offered'],
          ...params,
          ...(can('persons:read') && { expand: 'person' }),
        })
      }
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['waiting', 'offered', 'booked', 'removed', 'expired'],
        },
        { name: 'urgency', label: 'Urgency', options: urgencies },
        { name: 'person_id', label: 'Person', options: [], pick: 'person' },
      ]}
      actions={
        <AddEntry
          {...(search.add && { person_id: search.add })}
          onAdded={(id) => change({ id, add: undefined })}
        />
      }
      bulk={(ids, clear) => <OfferTimes ids={ids} clear={clear} />}
      detail={(id) => <EntryDetail key={id} id={id} />}
      empty={{
        title: 'No one waits',
        text: 'Add a person when everyone is fully booked. Canceled times are offered to them.',
        icon: Hourglass,
      }}
    />
  )
}
