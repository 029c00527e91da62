// Imports a table of the sample practice as a client does: upload, validation, start.
import { setTimeout as sleep } from 'node:timers/promises'
import { partsOf } from '#cli/import_parts.ts'
import { linesOf, sampleColumns, type Table } from '#scripts/sample_practice.ts'
import type { Client } from './client.ts'

type Import = {
  id: string
  status: string
  started_at: string
  completed_at: string
  failed_count: number
}

export const send = async (client: Client, path: string, body?: object) => {
  const { status, text } = await client(path, body)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return JSON.parse(text) as Import
}

async function* asyncLines(table: Table) {
  yield* linesOf(table)
}

// Rows a second from the start of the import to its end.
export async function importTable(client: Client, table: Table, kind: string) {
  const columns = kind === 'person' ? sampleColumns : {}
  const { id } = await send(client, 'imports', { kind, format: 'csv', columns })
  const path = `imports/${id}`
  for await (const content of partsOf(asyncLines(table))) {
    await send(client, `${path}/add_part`, { content })
  }
  await send(client, `${path}/validate`, {})
  await until(client, path, 'validated')
  await send(client, `${path}/start`, {})
  const ended = await until(client, path, 'completed')
  if (ended.failed_count > 0) throw new Error(`${ended.failed_count} rows of ${kind} failed.`)
  return table.rows / ((timeOf(ended.completed_at) - timeOf(ended.started_at)) / 1_000)
}

const timeOf = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds

async function until(client: Client, path: string, status: string) {
  for (;;) {
    const state = await send(client, path)
    if (state.status === status) return state
    if (state.status === 'failed') throw new Error('The import failed.')
    await sleep(250)
  }
}
