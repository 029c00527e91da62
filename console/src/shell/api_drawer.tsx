// "Show API call": the requests behind the current screen, as curl and TypeScript.
import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useApi } from '../api/context.tsx'
import { curlSample, typescriptSample } from '../api/samples.ts'
import { Icon } from '../components/icon.tsx'
import { useToast } from '../components/toast.tsx'

const languages = { curl: 'curl', ts: 'TypeScript' } as const
type Language = keyof typeof languages

export function ApiDrawer() {
  const { calls } = useApi()
  const { show } = useToast()
  const recorded = useSyncExternalStore(calls.subscribe, calls.current)
  const [language, setLanguage] = useState<Language>('curl')
  const [chosen, setChosen] = useState<string>()
  const call = recorded.find(({ typescript }) => typescript === chosen) ?? recorded[0]
  const sample = call && (language === 'curl' ? curlSample(call) : typescriptSample(call))
  return (
    <section className="drawer" id="api" popover="auto" aria-label="API calls of this screen">
      <header>
        {Object.entries(languages).map(([value, name]) => (
          <label key={value}>
            <input
              className="vh"
              type="radio"
              name="language"
              value={value}
              checked={language === value}
              onChange={() => setLanguage(value as Language)}
            />
            {name}
          </label>
        ))}
        <select
          className="input push"
          aria-label="Call"
          value={call?.typescript ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          {recorded.map(({ id, method, path, typescript }) => (
            <option key={id} value={typescript}>
              {method} {path.split('?', 1)[0]}
            </option>
          ))}
        </select>
        <button
          className="btn sm"
          type="button"
          aria-disabled={!sample}
          onClick={async () => {
            if (!sample) return
            await navigator.clipboard.writeText(sample)
            show({ text: 'Copied.' })
          }}
        >
          Copy
        </button>
        <button
          className="btn ghost icon"
          type="button"
          popoverTarget="api"
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon of={X} />
        </button>
      </header>
      <pre tabIndex={0}>
        <code>{sample ?? 'This screen has sent no request yet.'}</code>
      </pre>
      <footer className="faint">
        {call?.status && <>Answered with status {call.status}. </>}
        <code>$BASE_URL</code> is {location.origin}.
      </footer>
    </section>
  )
}
