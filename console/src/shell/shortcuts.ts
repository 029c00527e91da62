// Keyboard shortcuts. Single keys are off inside inputs and dialogs, and can be turned off.
import { useEffect, useRef } from 'react'

export type Shortcuts = Record<string, () => void>

const setting = 'attune.shortcuts'

export const areShortcutsOn = () => localStorage.getItem(setting) !== 'off'
export const turnShortcuts = (on: boolean) => localStorage.setItem(setting, on ? 'on' : 'off')

/** Shortcuts of single keys, for example `j`. Two keys in a row are written `g h`. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    let first: string | undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForShortcuts(event)) return
      const pair = first && `${first} ${event.key}`
      const act = (pair && latest.current[pair]) ?? latest.current[event.key]
      first = event.key
      if (!act) return
      event.preventDefault()
      first = undefined
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isForShortcuts(event: KeyboardEvent) {
  if (event.metaKey || event.ctrlKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  const { target } = event
  if (!(target instanceof HTMLElement)) return true
  if (event.key === 'Escape') return true
  return (
    areShortcutsOn() &&
    !target.isContentEditable &&
    !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  )
}

/** What the list of shortcuts says. */
export const shortcut_help: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['⌘', 'K'], 'Open the command palette, which accepts any ID'],
  [['G', 'H'], 'Go to home'],
  [['G', 'L'], 'Go to the calendar'],
  [['G', 'P'], 'Go to persons'],
  [['G', 'C'], 'Go to claims'],
  [['G', 'D'], 'Go to developers'],
  [['G', 'A'], 'Go to the audit log'],
  [['G', 'M'], 'Go to members'],
  [['B'], 'Book a session'],
  [['J'], 'Next row'],
  [['K'], 'Previous row'],
  [['Esc'], 'Close the detail'],
  [['/'], 'Filter'],
  [['A'], 'Show the API call'],
  [['.'], 'Advance the sandbox clock'],
  [['?'], 'Show all shortcuts'],
]
