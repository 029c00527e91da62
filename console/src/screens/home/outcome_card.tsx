// Clinical outcomes: the mean change of the PHQ-9 over all courses of care.
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { count, plural } from '../../components/format.ts'
import { RowBars } from '../../components/row_bars.tsx'

export function OutcomeCard() {
  const { data } = useRead(['assessment', 'outcomes'], (attune) =>
    attune.outcomeSummary.retrieve({ instrument: 'phq9' }),
  )
  if (!data) return null
  const { courses, mean_change, improved, deteriorated } = data
  if (mean_change === null)
    return (
      <Card title="Outcomes" note="PHQ-9">
        <p className="faint">
          {plural(courses, 'course')} of care so far. Means appear from five on, so that nobody can
          be identified.
        </p>
      </Card>
    )
  const unchanged = courses - (improved ?? 0) - (deteriorated ?? 0)
  const bar = (name: string, value: number, strong = false) => ({
    name,
    value,
    text: count(value),
    strong,
  })
  return (
    <Card title="Outcomes" note="PHQ-9, first to latest score">
      <p className="figure">
        <strong>{signed(mean_change)}</strong>
        <span className="faint">points on average, {plural(courses, 'course')} of care</span>
      </p>
      <RowBars
        label="Courses of care by reliable change"
        rows={[
          bar('improved', improved ?? 0),
          bar('no reliable change', unchanged),
          bar('deteriorated', deteriorated ?? 0, true),
        ]}
      />
    </Card>
  )
}

const points_format = new Intl.NumberFormat(undefined, {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
})
const signed = (points: number) => points_format.format(points).replace('-', '−')
