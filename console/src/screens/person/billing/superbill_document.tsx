// A superbill as it is printed: patient, provider, practitioner, and a line for each service.
import type { Superbill } from 'attune'
import { useRead } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { Card } from '../../../components/card.tsx'
import { Facts } from '../../../components/facts.tsx'
import { PdfButton } from '../../../components/pdf_button.tsx'
import { PlainTable } from '../../../components/plain_table.tsx'
import { PrintButton } from '../../../components/print_button.tsx'
import { ErrorState, Notice } from '../../../components/states.tsx'
import type { Column } from '../../../components/table.tsx'

type Line = Superbill['lines'][number]

const columns: readonly Column<Line>[] = [
  { name: 'Service', cell: ({ service_date }) => service_date, phone: 'a' },
  {
    name: 'Code',
    cell: ({ procedure_code, modifiers }) => [procedure_code, ...modifiers].join(' '),
    phone: 'c',
    look: 'mono',
  },
  { name: 'Description', cell: ({ description }) => description },
  { name: 'Place', cell: ({ place_of_service }) => place_of_service, look: 'mono' },
  {
    name: 'Diagnoses',
    cell: ({ diagnoses }) => diagnoses.map(({ code }) => code).join(', '),
    look: 'mono',
  },
  { name: 'Units', cell: ({ units }) => units, numeric: true },
  { name: 'Fee', cell: ({ fee }) => <Amount amount={fee} />, numeric: true, phone: 'd' },
  { name: 'Paid', cell: (line) => <Amount amount={line.amount_paid} />, numeric: true, phone: 'b' },
]

export function SuperbillDocument({ id }: { id: string }) {
  const { data: superbill, error } = useRead(['superbill', id], (attune) =>
    attune.superbills.retrieve(id),
  )
  if (error) return <ErrorState error={error} />
  if (!superbill) return null
  return (
    <Card
      title="Superbill"
      note={superbill.created_at.slice(0, 10)}
      actions={
        <>
          <PdfButton read={(attune) => attune.superbills.pdf(id)} name="superbill.pdf" />
          <PrintButton />
        </>
      }
    >
      {superbill.incomplete.length > 0 && (
        <Notice tone="warn">
          Insurers usually also require: {superbill.incomplete.join(', ')}.
        </Notice>
      )}
      <div className="halves">
        <Facts facts={patientFacts(superbill)} />
        <Facts facts={providerFacts(superbill)} />
      </div>
      <PlainTable
        label="Services"
        columns={columns}
        rows={superbill.lines}
        keyOf={({ session_id, service_date, procedure_code }) =>
          `${session_id} ${service_date} ${procedure_code}`
        }
      />
      <Facts
        facts={[
          ['Total', <Amount key="total" amount={superbill.total} />],
          ['Paid by the patient', <Amount key="paid" amount={superbill.amount_paid} />],
        ]}
      />
      {superbill.statement && <p className="faint gap-top">{superbill.statement}</p>}
    </Card>
  )
}

const patientFacts = ({ id, patient, member_id }: Superbill) =>
  [
    ['Patient', patient?.name],
    ['Date of birth', patient?.birth_date],
    ['Address', patient?.address && addressText(patient.address)],
    ['Member ID', member_id],
    ['Superbill', id],
  ] as const

const providerFacts = ({ provider, practitioner }: Superbill) =>
  [
    ['Provider', provider?.name],
    ['NPI', provider?.npi],
    ['Tax ID', provider?.tax_id],
    ['Address', provider && addressText(provider.address)],
    ['Practitioner', [practitioner?.name, practitioner?.npi].filter(Boolean).join(', NPI ')],
    [
      'Licenses',
      practitioner?.licenses
        .map(({ jurisdiction, title, number }) => `${title} ${number} (${jurisdiction})`)
        .join(', '),
    ],
  ] as const

type Address = Pick<
  NonNullable<Superbill['provider']>['address'],
  'line1' | 'line2' | 'city' | 'state' | 'postal_code'
>

const addressText = ({ line1, line2, city, state, postal_code }: Address) =>
  [line1, line2, city, `${state} ${postal_code}`].filter(Boolean).join(', ')
