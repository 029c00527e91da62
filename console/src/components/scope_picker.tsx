// A choice of scopes. A member can only give what their own role has.
import { useState } from 'react'
import type { Scope } from 'attune'
import { useSession } from '../session/context.tsx'

type ScopePickerProps = { chosen: readonly Scope[]; onChange(scopes: Scope[]): void }

export function ScopePicker({ chosen, onChange }: ScopePickerProps) {
  const { session } = useSession()
  const [text, setText] = useState('')
  const shown = session.scopes.filter((scope) => scope.includes(text.trim()))
  const toggle = (scope: Scope, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((other) => other !== scope))
  return (
    <fieldset className="field">
      <legend>Scopes</legend>
      <input
        className="input"
        aria-label="Filter scopes"
        placeholder="Filter, for example sessions"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="scopes" tabIndex={0} role="group" aria-label="Scopes">
        {shown.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
            />
            {scope}
          </label>
        ))}
      </div>
      <span className="help">{chosen.length} chosen</span>
    </fieldset>
  )
}
