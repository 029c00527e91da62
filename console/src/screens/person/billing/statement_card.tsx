// What the person owes, and for which sessions.
import { useRead } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { Card } from '../../../components/card.tsx'
import type { Statement } from 'attune'
import { PdfButton } from '../../../components/pdf_button.tsx'
import { PrintButton } from '../../../components/print_button.tsx'
import { ExportCsv } from '../../../components/export_csv.tsx'
import { PlainTable } from '../../../components/plain_table.tsx'
import { EmptyState, ErrorState } from '../../../components/states.tsx'
import type { Column } from '../../../components/table.tsx'

type Item = Statement['items'][number]

const columns: readonly Column<Item>[] = [
  { name: 'Service', cell: ({ service_date }) => service_date ?? '—', phone: 'a' },
  { name: 'Practitioner', cell: ({ practitioner_name }) => practitioner_name ?? '—', phone: 'c' },
  {
    name: 'Insurance paid',
    cell: ({ insurance }) => <Amount amount={insurance?.paid} />,
    numeric: true,
  },
  {
    name: 'Responsibility',
    cell: ({ responsibility }) => <Amount amount={responsibility} />,
    numeric: true,
  },
  { name: 'Paid', cell: ({ paid }) => <Amount amount={paid} />, numeric: true, phone: 'b' },
  { name: 'Owed', cell: ({ owed }) => <Amount amount={owed} />, numeric: true, phone: 'd' },
]

export function StatementCard({ person_id }: { person_id: string }) {
  const { data, error } = useRead(['charge', 'statement', person_id], (attune) =>
    attune.persons.statement(person_id),
  )
  const items = data?.items ?? []
  return (
    <Card
      title="Statement"
      note={data && `${data.from.slice(0, 10)} to ${data.as_of.slice(0, 10)}`}
      flush
      actions={
        <>
          {items.length > 0 && <ExportCsv name="statement" columns={columns} rows={items} />}
          <PdfButton
            read={(attune) => attune.persons.statementPdf(person_id)}
            name="statement.pdf"
          />
          <PrintButton />
        </>
      }
    >
      {error && <ErrorState error={error} />}
      {data && data.totals.length > 0 && (
        <dl className="stats">
          {data.totals.map(({ currency, owed, credit, insurance_pending }) => (
            <div className="stat" key={currency}>
              <dt>Owed</dt>
              <dd>
                <strong>
                  <Amount amount={owed} />
                </strong>
                <small>
                  credit <Amount amount={credit} />, insurance pending{' '}
                  <Amount amount={insurance_pending} />
                </small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {data && items.length === 0 ? (
        <EmptyState title="Nothing was charged">Charges of sessions appear here.</EmptyState>
      ) : (
        <PlainTable
          label="Statement"
          columns={columns}
          rows={items}
          keyOf={({ session_id, claim_id, currency }) => `${session_id} ${claim_id} ${currency}`}
        />
      )}
    </Card>
  )
}
