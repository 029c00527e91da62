// Matching: searches for a practitioner, each with its candidates and why.
import { Blend } from 'lucide-react'
import type { Matching } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import { useScreenState } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'
import { AssignWaitingList } from './assign_waiting_list.tsx'
import { MatchingDetail } from './matching_detail.tsx'
import { RunMatching } from './run_matching.tsx'

const columns: readonly Column<Matching>[] = [
  {
    name: 'Person',
    cell: ({ person, id }) => (person ? personName(person) : shortId(id)),
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Concerns', cell: ({ criteria }) => criteria?.concerns.join(', ') || '—', phone: 'c' },
  { name: 'Where', cell: ({ criteria }) => criteria?.location.jurisdiction ?? '—' },
  { name: 'Candidates', cell: ({ candidates }) => candidates.length, numeric: true },
  {
    name: 'Created',
    cell: ({ created_at }) => <Time at={created_at} />,
    numeric: true,
    phone: 'd',
  },
]

export function MatchingsScreen() {
  const { can } = useSession()
  const { select } = useScreenState([])
  return (
    <ListScreen<Matching>
      title="Matching"
      summary="Finds practitioners for a person, and says why. Nothing is shared until you accept."
      type="matching"
      noun="matching"
      list={(attune, params) =>
        attune.matchings.list({ ...params, ...(can('persons:read') && { expand: 'person' }) })
      }
      columns={columns}
      actions={
        <>
          <AssignWaitingList where="Each offer appears below." />
          <RunMatching onDone={select} />
        </>
      }
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['completed', 'accepted', 'fulfilled', 'diverted', 'declined', 'expired'],
        },
      ]}
      detail={(id) => <MatchingDetail key={id} id={id} />}
      empty={{ title: 'No matchings', text: 'Run one to find a practitioner.', icon: Blend }}
    />
  )
}
