// A table of any length: only the visible rows are in the document. On a phone, rows become cards.
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'

export type Column<T> = {
  name: string
  cell(row: T): ReactNode
  /** Right-aligned, with tabular figures. */
  numeric?: boolean
  /** Where the value goes on a phone: a top left, b top right, c and e below left, d below right. */
  phone?: 'a' | 'b' | 'c' | 'd' | 'e'
  /** Says its name on a phone, where the value alone says nothing. */
  labelled?: true
  look?: 'mono' | 'muted' | 'what' | 'id' | 'wrap'
  /** The value in an export, where the cell shows less of it. */
  text?(row: T): string
  /** Has buttons, which an export leaves out. */
  buttons?: true
}

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
    overscan: 12,
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
              <tr
                key={key}
                data-index={index}
                data-id={row.id}
                ref={virtual.measureElement}
                aria-rowindex={index + 2}
                aria-selected={onSelect ? row.id === selected : undefined}
                className={onSelect ? 'opens' : undefined}
                onClick={() => onSelect?.(row.id)}
              >
                {picks && (
                  <td className="pick-cell hide-sm" onClick={(event) => event.stopPropagation()}>
                    <input
                      type="checkbox"
                      aria-label={`Select ${row.id}`}
                      checked={picks.ids.has(row.id)}
                      onChange={() => picks.toggle(row.id)}
                    />
                  </td>
                )}
                {columns.map((column, at) => (
                  <td
                    key={column.name}
                    className={cellClass(column)}
                    data-label={column.labelled && column.name}
                  >
                    {at === 0 && onSelect ? (
                      <button className="row-link" type="button">
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
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

const cellClass = <T,>({ numeric, phone, look }: Column<T>) =>
  [numeric && 'num', phone ? `sm-${phone}` : 'hide-sm', look].filter(Boolean).join(' ')

const headClass = <T,>({ numeric, phone }: Column<T>) =>
  [numeric && 'num', !phone && 'hide-sm'].filter(Boolean).join(' ')

const Spacer = ({ height }: { height: number }) => (
  <tr className="spacer" aria-hidden="true" style={{ height }}>
    <td />
  </tr>
)
