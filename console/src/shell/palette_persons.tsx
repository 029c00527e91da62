// Persons in the command palette, by name. Searched for after a pause, so that a command that is
// typed isn't looked up letter by letter.
import { Command } from 'cmdk'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { useChoices } from '../components/use_choices.ts'

const least_letters = 3
const pause_ms = 250

type PalettePersonsProps = { text: string; onOpen(id: string): void }

export function PalettePersons({ text, onOpen }: PalettePersonsProps) {
  const typed = usePaused(text)
  const persons = useChoices('person', typed, typed === text && typed.length >= least_letters)
  if (!persons?.length) return null
  return (
    <Command.Group heading="Persons">
      {persons.map(({ id, name, note }) => (
        // The value has what is typed: the API finds names that the palette wouldn't.
        <Command.Item key={id} value={`${text} ${id}`} onSelect={() => onOpen(id)}>
          <Icon of={UserRound} />
          {name} <span className="faint">{note}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

/** The text when nothing was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause_ms)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
