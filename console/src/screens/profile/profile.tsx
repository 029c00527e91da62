// The member's own settings: passkeys, appearance and keyboard shortcuts.
import { useQueryClient } from '@tanstack/react-query'
import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { Facts } from '../../components/facts.tsx'
import { SelectField } from '../../components/fields.tsx'
import { Icon } from '../../components/icon.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useToast } from '../../components/toast.tsx'
import { useSession } from '../../session/context.tsx'
import { addPasskey, deletePasskey } from '../../session/passkeys.ts'
import { passkeys_key, usePasskeys } from '../../session/use_passkeys.ts'
import { areShortcutsOn, turnShortcuts } from '../../shell/shortcuts.ts'
import { applyTheme, chosenTheme, type Theme } from '../../shell/theme.ts'

export function ProfileScreen() {
  const { session } = useSession()
  return (
    <Page title="Profile" summary={session.member.email}>
      <div className="halves">
        <Passkeys />
        <div className="stack">
          <Card title="Member">
            <Facts
              facts={[
                ['id', <IdChip key="id" id={session.member.id} />],
                ['role', session.role.name],
                ['practitioner_id', <IdChip key="prac" id={session.member.practitioner_id} />],
                ['session ends', <Time key="ends" at={session.expires_at} form="zoned" />],
              ]}
            />
          </Card>
          <Appearance />
        </div>
      </div>
    </Page>
  )
}

function Passkeys() {
  const queries = useQueryClient()
  const { data: passkeys = [] } = usePasskeys()
  const { show } = useToast()
  const [error, setError] = useState<Error | null>(null)
  const run = async (act: () => Promise<unknown>, done: string) => {
    setError(null)
    try {
      await act()
      await queries.invalidateQueries({ queryKey: passkeys_key })
      show({ text: done })
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)))
    }
  }
  const add = (
    <button
      className="btn sm"
      type="button"
      onClick={() => void run(() => addPasskey(deviceName()), 'The passkey was added.')}
    >
      <Icon of={Plus} />
      Add passkey
    </button>
  )
  return (
    <Card title="Passkeys" note="sign in without a link" actions={add} flush>
      {error && (
        <div className="card-body">
          <ErrorState error={error} />
        </div>
      )}
      {passkeys.length === 0 ? (
        <EmptyState title="No passkeys" icon={Fingerprint}>
          Add one to sign in with your fingerprint, face or security key, and to confirm sensitive
          actions.
        </EmptyState>
      ) : (
        <ul className="rows">
          {passkeys.map(({ id, name, created_at }) => (
            <li key={id}>
              <span className="glyph info">
                <Icon of={Fingerprint} />
              </span>
              <div>
                <p className="what">{name}</p>
                <p className="faint">
                  Added <Time at={created_at} form="day" />
                </p>
              </div>
              <button
                className="btn ghost sm"
                type="button"
                onClick={() => void run(() => deletePasskey(id), 'The passkey was deleted.')}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const deviceName = () => /\(([^;)]+)/.exec(navigator.userAgent)?.[1] ?? 'Passkey'

function Appearance() {
  const [theme, setTheme] = useState<Theme>(chosenTheme)
  const [shortcuts, setShortcuts] = useState(areShortcutsOn)
  return (
    <Card title="Appearance and keyboard">
      <div className="form">
        <SelectField
          label="Theme"
          value={theme}
          options={[
            ['system', 'Follow the system'],
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onChange={(value) => {
            setTheme(value as Theme)
            applyTheme(value as Theme)
          }}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => {
              setShortcuts(event.target.checked)
              turnShortcuts(event.target.checked)
            }}
          />
          Keyboard shortcuts of single keys
        </label>
      </div>
    </Card>
  )
}
