// The forms of a person: assign one, fill it in, and read the answers.
import type { ListedFormResponse } from 'attune'
import { useList } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { useActing } from '../../../session/acting.ts'
import { useSession } from '../../../session/context.tsx'
import type { TabProps } from '../person.tsx'
import { AssignForm } from './assign_form.tsx'
import { OpenResponse } from './open_response.tsx'

const columns: readonly Column<ListedFormResponse>[] = [
  {
    name: 'Form',
    cell: ({ form, form_id }) => (form ? `${form.title}, version ${form.number}` : form_id),
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Assigned', cell: ({ created_at }) => <Time at={created_at} />, phone: 'c' },
  { name: 'Due', cell: ({ due_at }) => <Time at={due_at} />, numeric: true },
  {
    name: 'Completed',
    cell: ({ completed_at }) => <Time at={completed_at} />,
    numeric: true,
    phone: 'd',
  },
]

export function FormsTab({ person }: TabProps) {
  const { options } = useActing()
  const { can } = useSession()
  const { search, change } = useAddress()
  const query = useList(['form_response', 'of', person.id], (attune, cursor) =>
    attune.formResponses.list(
      {
        person_id: person.id,
        limit: 100,
        ...(can('forms:read') && { expand: 'form' as const }),
        ...cursor,
      },
      options,
    ),
  )
  const open = (id: string | undefined) => change({ response: id })
  return (
    <>
      {search.response && (
        <OpenResponse
          key={search.response}
          id={search.response}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
      <ListCard
        title="Forms"
        file="form_responses"
        query={query}
        columns={columns}
        actions={<AssignForm person_id={person.id} onAssigned={open} />}
        empty={{
          title: 'No forms',
          text: 'Assign one, and fill it in here or let the person answer it in your app.',
        }}
        selected={search.response}
        onSelect={({ id }) => open(id)}
      />
    </>
  )
}
