// Offers a free time at once to the picked persons, out of turn.
import { useRead } from '../../api/context.tsx'
import { AssignWaitingList } from '../matchings/assign_waiting_list.tsx'
import { kept_place } from './terms.ts'

export function OfferTimes({ ids, clear }: { ids: readonly string[]; clear(): void }) {
  const { data } = useRead(['waiting_list_entry', 'picked', ids], (attune) =>
    attune.waitingListEntries.list({ id: [...ids].slice(0, 100), limit: 100 }).page(),
  )
  if (!data) return null
  const persons = [...new Set(data.data.map(({ person_id }) => person_id))]
  return (
    <AssignWaitingList
      key={persons.join()}
      label="Offer times now"
      where={kept_place}
      persons={persons}
      from={data.data.find(({ jurisdiction }) => jurisdiction)?.jurisdiction}
      onDone={clear}
    />
  )
}
