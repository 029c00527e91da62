// Simulated values: what to send in the sandbox to get a specific outcome.
import { Copy } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { Page } from '../../components/page.tsx'
import { useToast } from '../../components/toast.tsx'
import groups from './sandbox_values.json'

export function SimulateScreen() {
  const { show } = useToast()
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value)
    show({ text: 'Copied.' })
  }
  return (
    <Page
      title="Simulated values"
      summary="Values that trigger specific outcomes in the sandbox. Any other value succeeds."
    >
      {groups.map(({ name, where, values }) => (
        <Card key={name} title={name} note={plain(where)} flush>
          <div className="table-wrap" tabIndex={0} role="region" aria-label={`Table: ${name}`}>
            <table className="cards-sm">
              <thead>
                <tr>
                  <th scope="col">Value</th>
                  <th scope="col">Outcome</th>
                  <th scope="col">
                    <span className="vh">Copy</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {values.map(({ value, outcome }) => (
                  <tr key={value}>
                    <td className="mono sm-a">{value}</td>
                    <td className="wrap muted sm-c">{plain(outcome)}</td>
                    <td className="num sm-b">
                      <button
                        className="btn ghost sm"
                        type="button"
                        aria-label={`Copy ${value}`}
                        onClick={() => void copy(value)}
                      >
                        <Icon of={Copy} />
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      ))}
    </Page>
  )
}

const plain = (markdown: string) => markdown.replaceAll('`', '')
