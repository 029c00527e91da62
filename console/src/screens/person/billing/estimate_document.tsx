// A good faith estimate as the person receives it, with what was billed since.
import type { Estimate } from 'attune'
import { useRead } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { Card } from '../../../components/card.tsx'
import { Facts } from '../../../components/facts.tsx'
import { PdfButton } from '../../../components/pdf_button.tsx'
import { PlainTable } from '../../../components/plain_table.tsx'
import { PrintButton } from '../../../components/print_button.tsx'
import { ErrorState, Notice } from '../../../components/states.tsx'
import type { Column } from '../../../components/table.tsx'

type Item = Estimate['items'][number]

const columns: readonly Column<Item>[] = [
  {
    name: 'Code',
    cell: ({ procedure_code, modifiers }) => [procedure_code, ...modifiers].join(' '),
    phone: 'c',
    look: 'mono',
  },
  { name: 'Service', cell: ({ description }) => description, phone: 'a' },
  { name: 'From', cell: ({ starts_on }) => starts_on ?? '—' },
  {
    name: 'Every',
    cell: ({ every_weeks }) =>
      every_weeks === null ? '—' : every_weeks === 1 ? 'week' : `${every_weeks} weeks`,
  },
  { name: 'Quantity', cell: ({ quantity }) => quantity, numeric: true, phone: 'b' },
  { name: 'Price', cell: ({ price }) => <Amount amount={price} />, numeric: true },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

export function EstimateDocument({ id }: { id: string }) {
  const { data: estimate, error } = useRead(['estimate', id], (attune) =>
    attune.estimates.retrieve(id),
  )
  const { data: comparison } = useRead(['estimate', id, 'comparison'], (attune) =>
    attune.estimates.comparison(id),
  )
  if (error) return <ErrorState error={error} />
  if (!estimate) return null
  const { provider, practitioner, patient } = estimate
  return (
    <Card
      title="Good faith estimate"
      note={`${estimate.created_at.slice(0, 10)}, revision ${estimate.revision}`}
      actions={
        <>
          <PdfButton read={(attune) => attune.estimates.pdf(id)} name="estimate.pdf" />
          <PrintButton />
        </>
      }
    >
      {comparison?.disputable && (
        <Notice tone="warn">
          <Amount amount={comparison.difference} /> more than estimated was billed. From $400 on,
          the person can dispute the bill.
        </Notice>
      )}
      <div className="halves">
        <Facts
          facts={[
            ['Patient', patient?.name],
            ['Date of birth', patient?.birth_date],
            ['Service', estimate.primary_service],
            [
              'Diagnoses',
              estimate.diagnoses.map(({ code }) => code).join(', ') || 'Not determined',
            ],
            ['Estimate', id],
          ]}
        />
        <Facts
          facts={[
            ['Provider', provider?.name],
            ['NPI', provider?.npi],
            ['Practitioner', practitioner?.name],
            ['Due', estimate.due_on],
            ['Valid until', estimate.valid_until],
          ]}
        />
      </div>
      <PlainTable
        label="Expected services"
        columns={columns}
        rows={estimate.items}
        keyOf={(item) => `${item.procedure_code} ${item.starts_on} ${item.description}`}
      />
      <Facts
        facts={[
          ['Total', <Amount key="total" amount={estimate.total} />],
          ['Billed since', comparison && <Amount key="billed" amount={comparison.billed} />],
        ]}
      />
      {estimate.disclaimers.map((disclaimer) => (
        <p className="faint gap-top" key={disclaimer}>
          {disclaimer}
        </p>
      ))}
    </Card>
  )
}
