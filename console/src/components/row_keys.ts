// J and K move through the rows of a list, Enter opens one, Escape closes the detail.
import { useShortcuts } from '../shell/shortcuts.ts'

export function useRowKeys(
  rows: readonly { id: string }[],
  id: string | undefined,
  select: (id: string | undefined) => void,
  open?: (id: string) => void,
) {
  const move = (by: number) => {
    const at = rows.findIndex((row) => row.id === id)
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
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
