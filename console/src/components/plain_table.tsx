// A short table inside a card, with its export. Long lists use Table.
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { csvOf } from './csv.ts'
import { download } from './download.ts'
import { Icon } from './icon.tsx'
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

type ExportProps<T> = { name: string; columns: readonly Column<T>[]; rows: readonly T[] }

export function ExportCsv<T>({ name, columns, rows }: ExportProps<T>): ReactNode {
  return (
    <button
      className="btn ghost sm"
      type="button"
      title={`Export ${rows.length} rows as CSV`}
      onClick={() => download(`${name}.csv`, csvOf(columns, rows), 'text/csv')}
    >
      <Icon of={Download} />
      CSV
    </button>
  )
}
