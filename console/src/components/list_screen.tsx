// The split view of every list: filters, a table that keeps its place, and the detail of one row.
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { Attune, List } from 'attune'
import { useList } from '../api/context.tsx'
import { DetailTools } from './detail_tools.tsx'
import { ExportCsv } from './export_csv.tsx'
import { plural } from './format.ts'
import { type Filter, FilterBar } from './filters.tsx'
import { PageHead } from './page.tsx'
import { useScreenState } from './screen_state.ts'
import { EmptyState, ErrorState } from './states.tsx'
import { type Column, Table } from './table.tsx'
import { usePicks } from './use_picks.ts'
import { useRowKeys } from './row_keys.ts'

// The filters and the page. Filters that the API doesn't know are refused by it.
type PageParams = { [filter: string]: string | number | undefined } & {
  cursor?: string
  limit: number
}

export type ListScreenProps<T extends { id: string }> = {
  title: string
  summary: ReactNode
  /** Type of the objects: the key of what events refresh. */
  type: string
  noun: string
  nouns?: string
  list(attune: Attune, params: PageParams): List<T>
  columns: readonly Column<T>[]
  filters?: readonly Filter[]
  /** The detail of a row. Null if the row isn't on the loaded pages. */
  detail?(id: string, row: T | undefined): ReactNode
  /** Opens a row on a screen of its own, instead of a detail. */
  open?: (id: string) => void
  /** Which part of the list is shown, for example the tab. */
  part?: string
  /** Actions on the rows that are picked. */
  bulk?: (ids: readonly string[], clear: () => void) => ReactNode
  /** What the member searches for. Not in the address, because it can name a person. */
  text?: string
  actions?: ReactNode
  tools?: ReactNode
  tabs?: ReactNode
  empty: { title: string; text: ReactNode; icon?: LucideIcon; action?: ReactNode }
  /** Milliseconds between two reads, for a list that is live. */
  refresh?: number | false
  /** An order that the API doesn't have. All pages are loaded for it, up to 1,000 rows. */
  sort?: ((one: T, other: T) => number) | undefined
}

const page_size = 100
const most_sorted = 1_000

export function ListScreen<T extends { id: string }>(props: ListScreenProps<T>) {
  const {
    title,
    summary,
    type,
    noun,
    nouns,
    list,
    columns,
    filters = [],
    empty,
    refresh,
    text = '',
    open,
    part,
    bulk,
    sort,
  } = props
  const { id, filter_values, select, setFilter } = useScreenState(filters)
  const query = useList<T>(
    [type, 'list', title, part, filter_values, text],
    (attune, cursor) => list(attune, { ...filter_values, limit: page_size, ...cursor }),
    { refetchInterval: refresh ?? false },
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const read = query.rows.length
  useEffect(() => {
    if (sort && read > 0 && read < most_sorted) onEnd()
  }, [sort, read, onEnd])
  const rows = useMemo(
    () => (sort ? query.rows.toSorted(sort) : query.rows),
    // The rows are another array at every render; the pages behind them aren't.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [sort, query.data],
  )
  useRowKeys(rows, id, select, open)
  const { picks, picked, clearPicks } = usePicks(rows, part)
  const filtered = text !== '' || Object.values(filter_values).some(Boolean)
  const loaded = !query.isPending && !query.error
  const clear = () => filters.forEach(({ name }) => setFilter(name, undefined))
  return (
    <div className={id && props.detail ? 'split open' : 'split closed'}>
      <section className="list" aria-label={title}>
        <PageHead title={title} summary={summary} actions={props.actions} />
        {props.tabs}
        {(filters.length > 0 || props.tools) && (
          <FilterBar filters={filters} values={filter_values} onChange={setFilter}>
            {props.tools}
          </FilterBar>
        )}
        {bulk && picked.length > 0 && (
          <div className="bulk" role="group" aria-label="Selected rows">
            <span>{picked.length} selected</span>
            {bulk(picked, clearPicks)}
            <button className="btn ghost sm push" type="button" onClick={clearPicks}>
              Clear selection
            </button>
          </div>
        )}
        {query.error && rows.length === 0 ? (
          <div className="card-body">
            <ErrorState error={query.error} retry={() => void query.refetch()} />
          </div>
        ) : loaded && rows.length === 0 ? (
          filtered ? (
            <EmptyState
              title="Nothing matches"
              action={
                <button className="btn sm" type="button" onClick={clear}>
                  Clear filters
                </button>
              }
            >
              No {noun} has these values.
            </EmptyState>
          ) : (
            <EmptyState title={empty.title} icon={empty.icon} action={empty.action}>
              {empty.text}
            </EmptyState>
          )
        ) : (
          <Table
            label={title}
            columns={columns}
            rows={rows}
            selected={id}
            onSelect={open ?? select}
            onEnd={onEnd}
            picks={bulk && picks}
            loading={query.isPending || isFetchingNextPage}
          />
        )}
        <p className="table-foot">
          <span>
            {plural(rows.length, noun, nouns)}
            {hasNextPage ? ' loaded, more below' : ''}
          </span>
          {rows.length > 0 && (
            <ExportCsv name={type} columns={columns} rows={rows} readRest={query.readRest} />
          )}
          <span className="push hide-sm">
            <kbd>J</kbd> <kbd>K</kbd> to move
          </span>
        </p>
      </section>
      {id && props.detail && (
        <aside className="detail" aria-label="Detail" tabIndex={0}>
          <DetailTools onClose={() => select(undefined)} />
          {props.detail(
            id,
            rows.find((row) => row.id === id),
          )}
        </aside>
      )}
    </div>
  )
}
