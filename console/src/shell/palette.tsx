// The command palette: screens, actions, and any ID.
import { Command } from 'cmdk'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, CalendarPlus, Clock, Code, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { useSession } from '../session/context.tsx'
import { visibleGroups } from './areas.ts'
import { placeOf } from './id_places.ts'
import { PalettePersons } from './palette_persons.tsx'

export function Palette({ onClose }: { onClose(): void }) {
  const { session, can } = useSession()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  const go = (to: string, search = {}) => {
    onClose()
    void navigate({ to, search })
  }
  const place = placeOf(text.trim(), can)
  const looks_like_id = /^[a-z]+_[A-Za-z0-9]{8,}$/.test(text.trim())
  return (
    <dialog
      className="palette"
      ref={element}
      aria-label="Command palette"
      onCancel={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <Command label="Commands" loop>
        <Command.Input
          className="input"
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder="Type an ID, a name or a command"
        />
        <Command.List>
          <Command.Empty>
            {looks_like_id ? 'No screen shows objects of this type yet.' : 'Nothing matches.'}
          </Command.Empty>
          {place && (
            <Command.Group heading="Object">
              <Command.Item value={text} onSelect={() => go(place.to, place.search)}>
                <Icon of={Search} />
                Open {text.trim()} in {place.label}
              </Command.Item>
            </Command.Group>
          )}
          {can('persons:read') && !looks_like_id && (
            <PalettePersons text={text.trim()} onOpen={(id) => go(`/persons/${id}`)} />
          )}
          <Command.Group heading="Commands">
            <Command.Item
              onSelect={() => {
                onClose()
                document.getElementById('api')?.showPopover()
              }}
            >
              <Icon of={Code} />
              Show API call
              <Keys keys={['A']} />
            </Command.Item>
            {can('sessions:write') && (
              <Command.Item onSelect={() => go('/calendar', { book: 'new' })}>
                <Icon of={CalendarPlus} />
                Book a session
                <Keys keys={['B']} />
              </Command.Item>
            )}
            {session.environment === 'sandbox' && can('test_clock:write') && (
              <Command.Item onSelect={() => go('/clock')}>
                <Icon of={Clock} />
                Advance the sandbox clock
                <Keys keys={['.']} />
              </Command.Item>
            )}
          </Command.Group>
          <Command.Group heading="Screens">
            {visibleGroups(can, session).flatMap(({ areas }) =>
              areas.map(({ to, label }) => (
                <Command.Item key={to} onSelect={() => go(to)}>
                  <Icon of={ArrowRight} />
                  Go to {label}
                </Command.Item>
              )),
            )}
          </Command.Group>
        </Command.List>
      </Command>
      <footer>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> Select
        </span>
        <span>
          <kbd>↵</kbd> Run
        </span>
        <span>
          <kbd>Esc</kbd> Close
        </span>
      </footer>
    </dialog>
  )
}

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="actions">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)
