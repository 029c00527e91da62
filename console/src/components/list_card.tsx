// A list of a record as a card: its table, its export, and the pages after the first.
import type { ReactNode } from 'react'
import type { ListQuery } from '../api/context.tsx'
import { Card } from './card.tsx'
import { ExportCsv } from './export_csv.tsx'
import { PlainTable } from './plain_table.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import type { Column } from './table.tsx'

type ListCardProps<T extends { id: string }> = {
  title: string
  note?: ReactNode
  /** The name of the exported file. */
  file: string
  /** The label of the table, if it isn't the title. */
  label?: string
  query: ListQuery<T>
  columns: readonly Column<T>[]
  actions?: ReactNode
  empty: { title: string; text: ReactNode }
  selected?: string | undefined
  onSelect?: (row: T) => void
}

export function ListCard<T extends { id: string }>(props: ListCardProps<T>) {
  const { title, note, file, query, columns, actions, empty, selected, onSelect } = props
  const { rows, error, isPending, hasNextPage, isFetchingNextPage } = query
  return (
    <Card
      title={title}
      note={note}
      flush
      actions={
        <>
          {rows.length > 0 && (
            <ExportCsv name={file} columns={columns} rows={rows} readRest={query.readRest} />
          )}
          {actions}
        </>
      }
    >
      {error && <ErrorState error={error} retry={() => void query.refetch()} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      )}
      {rows.length > 0 && (
        <PlainTable
          label={props.label ?? title}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          selected={selected}
          {...(onSelect && { onSelect })}
        />
      )}
      {hasNextPage && (
        <p className="table-foot">
          <button
            className="btn sm"
            type="button"
            aria-busy={isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Load more
          </button>
        </p>
      )}
    </Card>
  )
}
