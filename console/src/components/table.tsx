// A table of any length: only the visible rows are in the document. On a phone, rows become cards.
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { type Column, headClass, Row } from './table_row.tsx'

export type { Column } from './table_row.tsx'

type TableProps<T extends { id: string }> = {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  selected?: string | undefined
  onSelect?: (id: string) => void
  /** Called when the end of the loaded rows is near. */
  onEnd?: (() => void) | undefined
  loading?: boolean
  /** Rows that are picked for an action on several of them. */
  picks?: Picks | undefined
}

export type Picks = { ids: ReadonlySet<string>; toggle(id: string): void; toggleAll(): void }

const row_height = 36
const loading_rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function Table<T extends { id: string }>(props: TableProps<T>) {
  const { label, columns, rows, selected, onSelect, onEnd, loading, picks } = props
  const region = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => row_height,
    overscan: 10,
    getItemKey: (index) => rows[index]!.id,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 15) onEnd?.()
  }, [last, rows.length, onEnd])
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div
      className="table-wrap"
      tabIndex={0}
      role="region"
      aria-label={`Table: ${label}`}
      ref={region}
    >
      <table className="cards-sm" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {picks && (
              <th scope="col" className="pick-cell hide-sm">
                <input
                  type="checkbox"
                  aria-label="Select all loaded rows"
                  checked={rows.length > 0 && picks.ids.size === rows.length}
                  disabled={rows.length === 0}
                  onChange={picks.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.name} scope="col" className={headClass(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {items.map(({ index, key }) => {
            const row = rows[index]!
            return (
              <Row
                key={key}
                row={row}
                index={index}
                columns={columns}
                selected={onSelect && row.id === selected}
                onSelect={onSelect}
                picked={picks?.ids.has(row.id)}
                onPick={picks?.toggle}
                measure={virtual.measureElement}
              />
            )
          })}
          {after > 0 && <Spacer height={after} />}
          {loading &&
            loading_rows.map((key) => (
              <tr className="loading" key={key} aria-hidden="true">
                {columns.map(({ name }) => (
                  <td key={name}>
                    <span />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

const Spacer = ({ height }: { height: number }) => (
  <tr className="spacer" aria-hidden="true" style={{ height }}>
    <td />
  </tr>
)
