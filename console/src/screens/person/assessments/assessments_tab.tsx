// Assessments of a person: the trend, what is open, and filling one in.
import { useState } from 'react'
import type { ListedAssessment } from 'attune'
import { useList } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { ExportCsv, PlainTable } from '../../../components/plain_table.tsx'
import { EmptyState, ErrorState } from '../../../components/states.tsx'
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
  const { rows, error, isPending, refetch } = useList(
    ['assessment', 'of', person.id],
    (attune, cursor) =>
      attune.assessments.list({ person_id: person.id, limit: 100, ...cursor }, options),
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <>
      {chosen && <OpenAssessment key={chosen} id={chosen} onClose={() => setChosen(undefined)} />}
      <ProgressCard person_id={person.id} />
      <Card
        title="Assessments"
        flush
        actions={
          <>
            <ExportCsv name="assessments" columns={columns} rows={rows} />
            <AssignAssessment person_id={person.id} onAssigned={setChosen} />
          </>
        }
      >
        {!isPending && rows.length === 0 ? (
          <EmptyState title="No assessments">
            Assign one, and fill it in here or send it to the person.
          </EmptyState>
        ) : (
          <PlainTable
            label="Assessments"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            selected={chosen}
            onSelect={({ id }) => setChosen(id)}
          />
        )}
      </Card>
    </>
  )
}
