// The rows of a list that are picked for an action on several of them.
import { useEffect, useMemo, useState } from 'react'
import type { Picks } from './table.tsx'

export function usePicks(rows: readonly { id: string }[], part: string | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => setIds(new Set()), [part])
  const picks = useMemo<Picks>(
    () => ({
      ids,
      toggle: (id) =>
        setIds((before) => {
          const after = new Set(before)
          if (!after.delete(id)) after.add(id)
          return after
        }),
      toggleAll: () =>
        setIds((before) =>
          before.size === rows.length ? new Set() : new Set(rows.map(({ id }) => id)),
        ),
    }),
    [ids, rows],
  )
  return { picks, picked: [...ids], clearPicks: () => setIds(new Set()) }
}
