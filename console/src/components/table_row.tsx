// A row of a table. Rendered again only if something in it changes: a scrolled list has dozens.
import { memo, type ReactNode } from 'react'

export type Column<T> = {
  name: string
  cell(row: T): ReactNode
  /** Right-aligned, with tabular figures. */
  numeric?: boolean
  /** Where the value goes on a phone: a and b on top, c and d below, e on a line of its own. */
  phone?: 'a' | 'b' | 'c' | 'd' | 'e'
  /** Only where there is room for more than the other columns. */
  wide?: true
  /** Says its name on a phone, where the value alone says nothing. */
  labelled?: true
  look?: 'mono' | 'muted' | 'what' | 'id' | 'wrap'
  /** The value in an export, where the cell shows less of it. */
  text?(row: T): string
  /** Has buttons, which an export leaves out. */
  buttons?: true
}

type RowProps<T extends { id: string }> = {
  row: T
  index: number
  columns: readonly Column<T>[]
  /** Undefined if rows don't open. */
  selected: boolean | undefined
  onSelect: ((id: string) => void) | undefined
  /** Undefined if rows aren't picked. */
  picked: boolean | undefined
  onPick: ((id: string) => void) | undefined
  measure(row: HTMLTableRowElement | null): void
}

function PlainRow<T extends { id: string }>(props: RowProps<T>) {
  const { row, index, columns, selected, onSelect, picked, onPick, measure } = props
  return (
    <tr
      data-index={index}
      data-id={row.id}
      ref={measure}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={onSelect && 'opens'}
      onClick={() => onSelect?.(row.id)}
    >
      {onPick && (
        <td className="pick-cell hide-sm" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={`Select ${row.id}`}
            checked={picked ?? false}
            onChange={() => onPick(row.id)}
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
}

export const Row = memo(PlainRow) as typeof PlainRow

export const cellClass = <T,>({ numeric, phone, look, wide }: Column<T>) =>
  [numeric && 'num', phone ? `sm-${phone}` : 'hide-sm', wide && 'hide-lg', look]
    .filter(Boolean)
    .join(' ')

export const headClass = <T,>({ numeric, phone, wide }: Column<T>) =>
  [numeric && 'num', !phone && 'hide-sm', wide && 'hide-lg'].filter(Boolean).join(' ')
