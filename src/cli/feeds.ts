// Follows the request logs and the events of an account.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientSettings } from '#settings/client_settings.ts'
import type { Config } from '#settings/config.ts'
import { type Api, apiOf, type Query } from './api_client.ts'
import { type Arguments, type Row, text, wholeNumber } from './command.ts'

const pause_ms = 1_000
const overlap = { seconds: 5 } // Logs are written in batches, so an older one can arrive later.
const page = 100

export type Log = {
  id: string
  created_at: string
  status: number
  method: string
  path: string
  error_code: string | null
}
export type Event = {
  id: string
  created_at: string
  sequence: number
  type: string
  data: { object: { id: string; url: string } }
}
export type Page<T> = { data: T[]; has_more: boolean; next_cursor: string | null }

export async function* followLogs(config: Config, args: Arguments) {
  const api = apiOf(config)
  const filters = {
    status: text(args, 'status'),
    path: text(args, 'path'),
    api_key_id: text(args, 'key'),
    idempotency_key: text(args, 'idempotency-key'),
  }
  const start = text(args, 'since')
  let since = start
  let seen = new Set<string>()
  for (let first = true; ; first = false) {
    const limit = first && !start ? 10 : page
    const logs = await everyPage(
      api,
      { ...filters, 'created_at[gte]': since, limit },
      first && !start,
    )
    for (const log of logs.reverse()) if (!seen.has(log.id)) yield log
    if (args.options.once) return
    const newest = logs.at(-1)?.created_at
    if (newest) {
      since = Temporal.Instant.from(newest).subtract(overlap).toString()
      seen = new Set([...seen, ...logs.map(({ id }) => id)].slice(-10_000))
    }
    await sleep(pause_ms)
  }
}

async function everyPage(api: Api, query: Query, only_one: boolean) {
  const rows: Log[] = []
  let cursor: string | undefined
  do {
    const list = await api.get<Page<Log>>('/request_logs', { ...query, cursor })
    rows.push(...list.data)
    cursor = only_one ? undefined : (list.next_cursor ?? undefined)
  } while (cursor)
  return rows
}

export async function* followEvents(config: Config, args: Arguments) {
  const api = apiOf(config)
  const type = text(args, 'type')
  let after = wholeNumber(args, 'after', 999_999_999) ?? (await newestSequence(api))
  for (;;) {
    const { data, has_more } = await api.get<Page<Event>>('/events', { after, type, limit: page })
    yield* data
    after = data.at(-1)?.sequence ?? after
    if (has_more) continue
    if (args.options.once) return
    await sleep(pause_ms)
  }
}

export async function newestSequence(api: Api): Promise<number> {
  const { data } = await api.get<Page<Event>>('/events', { limit: 1 })
  return data[0]?.sequence ?? 0
}

export async function resendEvent(settings: ClientSettings, args: Arguments): Promise<Row> {
  const endpoint = text(args, 'endpoint')
  const path = `/events/${encodeURIComponent(args.words[0]!)}/resend`
  const body = endpoint ? { webhook_endpoint_id: endpoint } : {}
  const { id, type, sequence } = await apiOf(settings).post<Event>(path, body)
  return { id, type, sequence }
}
