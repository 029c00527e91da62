// Simulated values: what to send in the sandbox to get a specific outcome.
import { Copy } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { ExportCsv } from '../../components/export_csv.tsx'
import { Icon } from '../../components/icon.tsx'
import { Page } from '../../components/page.tsx'
import { PlainTable } from '../../components/plain_table.tsx'
import type { Column } from '../../components/table.tsx'
import { useToast } from '../../components/toast.tsx'
import groups from './sandbox_values.json'

type SimulatedValue = { value: string; outcome: string }

export function SimulateScreen() {
  const { show } = useToast()
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value)
    show({ text: 'Copied.' })
  }
  const columns: readonly Column<SimulatedValue>[] = [
    { name: 'Value', cell: ({ value }) => value, look: 'mono', phone: 'a' },
    { name: 'Outcome', cell: ({ outcome }) => plain(outcome), look: 'wrap', phone: 'c' },
    {
      name: 'Copy',
      cell: ({ value }) => (
        <button
          className="btn ghost sm"
          type="button"
          aria-label={`Copy ${value}`}
          onClick={() => void copy(value)}
        >
          <Icon of={Copy} />
        </button>
      ),
      numeric: true,
      phone: 'b',
      buttons: true,
    },
  ]
  return (
    <Page
      title="Simulated values"
      summary="Values that trigger specific outcomes in the sandbox. Any other value succeeds."
    >
      {groups.map(({ name, where, values }) => (
        <Card
          key={name}
          title={name}
          note={plain(where)}
          flush
          actions={<ExportCsv name="simulated_values" columns={columns} rows={values} />}
        >
          <PlainTable label={name} columns={columns} rows={values} keyOf={({ value }) => value} />
        </Card>
      ))}
    </Page>
  )
}

const plain = (markdown: string) => markdown.replaceAll('`', '')
