// J and K move through the rows of a list, Enter opens one, Escape closes the detail. When the open
// row left the list, because its work is done, J opens the one that took its place.
import { useEffect, useRef } from 'react'
import { useShortcuts } from '../shell/shortcuts.ts'

export function useRowKeys(
  rows: readonly { id: string }[],
  id: string | undefined,
  select: (id: string | undefined) => void,
  open?: (id: string) => void,
) {
  const at = rows.findIndex((row) => row.id === id)
  const last_place = useRef(0)
  useEffect(() => {
    if (at !== -1 || !id) last_place.current = Math.max(at, 0)
  }, [at, id])
  const move = (by: number) => {
    const to = at === -1 ? last_place.current + Math.min(by, 0) : at + by
    const next = rows[Math.min(Math.max(to, 0), rows.length - 1)]
    if (next) select(next.id)
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...(open && id && { Enter: () => open(id) }),
    Escape: () => id && select(undefined),
    '/': () => document.querySelector<HTMLElement>('[data-filter]')?.focus(),
  })
}
