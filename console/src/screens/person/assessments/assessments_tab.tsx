// Assessments of a person: the trend, what is open, and filling one in.
import { useState } from 'react'
import type { ListedAssessment } from 'attune'
import { useList } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { useActing } from '../../../session/acting.ts'
import type { TabProps } from '../person.tsx'
import { AssignAssessment } from './assign_assessment.tsx'
import { OpenAssessment } from './open_assessment.tsx'
import { ProgressCard } from './progress_card.tsx'

const columns: readonly Column<ListedAssessment>[] = [
  {
    name: 'Instrument',
    cell: ({ instrument }) => instrument.toUpperCase(),
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Assigned', cell: ({ created_at }) => <Time at={created_at} />, phone: 'c' },
  {
    name: 'Completed',
    cell: ({ completed_at }) => <Time at={completed_at} />,
    numeric: true,
    phone: 'd',
  },
]

export function AssessmentsTab({ person }: TabProps) {
  const { options } = useActing()
  const [chosen, setChosen] = useState<string>()
  const query = useList(['assessment', 'of', person.id], (attune, cursor) =>
    attune.assessments.list({ person_id: person.id, limit: 100, ...cursor }, options),
  )
  return (
    <>
      {chosen && <OpenAssessment key={chosen} id={chosen} onClose={() => setChosen(undefined)} />}
      <ProgressCard person_id={person.id} />
      <ListCard
        title="Assessments"
        file="assessments"
        query={query}
        columns={columns}
        actions={<AssignAssessment person_id={person.id} onAssigned={setChosen} />}
        empty={{
          title: 'No assessments',
          text: 'Assign one, and fill it in here or send it to the person.',
        }}
        selected={chosen}
        onSelect={({ id }) => setChosen(id)}
      />
    </>
  )
}
