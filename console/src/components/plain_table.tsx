// A short table inside a card. Long lists use Table.
import type { Column } from './table.tsx'

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
            {columns.map(({ name, numeric, phone }) => (
              <th key={name} scope="col" className={classes(numeric && 'num', !phone && 'hide-sm')}>
                {name}
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
                  className={classes(
                    column.numeric && 'num',
                    column.phone ? `sm-${column.phone}` : 'hide-sm',
                    column.look,
                  )}
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

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
