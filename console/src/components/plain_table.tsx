// A short table inside a card. Long lists use Table.
import { cellClass, type Column, headClass } from './table_row.tsx'

type PlainTableProps<T> = {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  keyOf(row: T): string
  selected?: string | undefined
  onSelect?: (row: T) => void
}

export function PlainTable<T>(props: PlainTableProps<T>) {
  const { label, columns, rows, keyOf, selected, onSelect } = props
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label={`Table: ${label}`}>
      <table className="cards-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={headClass(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={onSelect ? 'opens' : undefined}
              aria-selected={onSelect ? keyOf(row) === selected : undefined}
              onClick={() => onSelect?.(row)}
            >
              {columns.map((column, at) => (
                <td
                  key={column.name}
                  data-label={column.labelled && column.name}
                  className={cellClass(column)}
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
          ))}
        </tbody>
      </table>
    </div>
  )
}
