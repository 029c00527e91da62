// Exports every row of a table as CSV: the loaded ones, and the pages that aren't loaded yet.
import { useQueryClient } from '@tanstack/react-query'
import { Download, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { csvOf } from './csv.ts'
import { download } from './download.ts'
import { count, plural } from './format.ts'
import { Icon } from './icon.tsx'
import type { Column } from './table.tsx'
import { useToast } from './toast.tsx'
import { namesRead } from './use_names.ts'

export const most_exported = 10_000

type ExportProps<T> = {
  name: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** The pages after the loaded rows. */
  readRest?: () => AsyncGenerator<readonly T[]>
}

export function ExportCsv<T>({ name, columns, rows, readRest }: ExportProps<T>) {
  const { show } = useToast()
  const queries = useQueryClient()
  const [read, setRead] = useState<number>()
  const running = useRef<object>(undefined)
  useEffect(() => () => void (running.current = undefined), [])

  const run = async () => {
    const current = (running.current = {})
    const all = [...rows]
    setRead(all.length)
    try {
      if (all.length <= most_exported)
        for await (const page of readRest?.() ?? []) {
          if (running.current !== current) return
          all.push(...page)
          setRead(all.length)
          if (all.length > most_exported) break
        }
      csvOf(columns, all) // Asks for the names of rows that weren't shown.
      await namesRead(queries)
      save(all)
    } catch (error) {
      show({ text: `Nothing was exported. ${(error as Error).message}` })
    } finally {
      if (running.current === current) setRead(undefined)
    }
  }
  const save = (all: readonly T[]) => {
    download(`${name}.csv`, csvOf(columns, all.slice(0, most_exported)), 'text/csv')
    show({
      text:
        all.length > most_exported
          ? `The first ${count(most_exported)} rows were exported. Filter the list for the rest.`
          : `${plural(all.length, 'row')} exported.`,
    })
  }
  const stop = () => {
    running.current = undefined
    setRead(undefined)
  }
  if (read !== undefined)
    return (
      <button className="btn ghost sm" type="button" aria-busy="true" onClick={stop}>
        <Icon of={Square} />
        Stop export, {plural(read, 'row')} read
      </button>
    )
  return (
    <button
      className="btn ghost sm"
      type="button"
      title={`Export all rows as CSV, up to ${count(most_exported)}`}
      onClick={() => void run()}
    >
      <Icon of={Download} />
      CSV
    </button>
  )
}
