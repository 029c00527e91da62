// attune logs, attune events and attune clock: commands that call the API.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, apiOf, type Query } from './api_client.ts'
import { type Command, type Arguments, type Table, text, wholeNumber } from './command.ts'

const pause_ms = 1_000
const overlap = { seconds: 5 } // Logs are written in batches, so an older one can arrive later.
const page = 100

const once = {
  summary: 'Print what exists and exit, instead of streaming.',
  type: 'boolean',
} as const

type Log = {
  id: string
  created_at: string
  status: number
  method: string
  path: string
  error_code: string | null
}
type Event = {
  id: string
  created_at: string
  sequence: number
  type: string
  data: { object: { id: string } }
}
type Clock = { now: string; continue_to?: string | null }
type Page<T> = { data: T[]; has_more: boolean; next_cursor: string | null }

export const apiCommands: Command[] = [
  {
    name: 'logs tail',
    summary: 'Stream API requests.',
    options: {
      status: {
        summary: 'Filter by status code or class, for example 404 or 4xx.',
        type: 'string',
        value: '<status>',
      },
      path: {
        summary: 'Filter by path, for example /v1/sessions.',
        type: 'string',
        value: '<path>',
      },
      key: { summary: 'Filter by ID of the API key (key_…).', type: 'string', value: '<id>' },
      'idempotency-key': {
        summary: 'Filter by Idempotency-Key.',
        type: 'string',
        value: '<key>',
      },
      since: {
        summary: 'Start time, for example 2027-03-01T17:00:00Z. Default: the last 10 requests.',
        type: 'string',
        value: '<timestamp>',
      },
      once,
    },
    details: ['Press Ctrl-C to stop.'],
    examples: [
      'logs tail --status 4xx',
      'logs tail --path /v1/sessions --json',
      'logs tail --since 2027-03-01T17:00:00Z --once',
    ],
    follow: (config, args) => followLogs(apiOf(config), args),
    line: (log: Log) =>
      [log.created_at, log.status, log.method.padEnd(6), log.path, log.error_code, log.id]
        .filter(Boolean)
        .join('  '),
  },
  {
    name: 'events tail',
    summary: 'Stream events in order.',
    options: {
      type: {
        summary: 'Filter by type, for example session.created or session.*.',
        type: 'string',
        value: '<type>',
      },
      after: {
        summary:
          'Start after this sequence number. 0 starts at the first event. Default: the latest.',
        type: 'string',
        value: '<sequence>',
      },
      once,
    },
    details: ['Press Ctrl-C to stop.'],
    examples: ['events tail', 'events tail --after 0 --type "session.*" --json'],
    follow: (config, args) => followEvents(apiOf(config), args),
    line: (event: Event) =>
      [event.created_at, `#${event.sequence}`, event.type, event.data.object.id, event.id].join(
        '  ',
      ),
  },
  {
    name: 'events resend',
    takes: '<id>',
    summary: 'Redeliver an event to its webhook endpoints.',
    about: { '<id>': 'ID of the event, prefixed evt_.' },
    options: {
      endpoint: {
        summary: 'Deliver only to this webhook endpoint (we_…).',
        type: 'string',
        value: '<id>',
      },
    },
    examples: ['events resend evt_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    async run(config, args) {
      const endpoint = text(args, 'endpoint')
      const path = `/events/${encodeURIComponent(args.words[0]!)}/resend`
      const event = await apiOf(config).post<Event>(
        path,
        endpoint ? { webhook_endpoint_id: endpoint } : {},
      )
      return [{ id: event.id, type: event.type, sequence: event.sequence }]
    },
  },
  {
    name: 'clock show',
    summary: "Show the account's current time (sandbox).",
    examples: ['clock show'],
    run: async (config) => [await apiOf(config).get<Clock>('/test_clock')],
  },
  {
    name: 'clock advance',
    takes: '<duration>',
    summary: 'Advance the test clock and run scheduled jobs (sandbox).',
    about: { '<duration>': 'ISO 8601 duration, for example P14D (14 days) or PT36H (36 hours).' },
    details: [
      'Every job scheduled before the new time runs: holds expire, reminders are sent and payers ' +
        "respond. The clock can't move backward or more than two years at once.",
    ],
    examples: ['clock advance P14D', 'clock advance PT36H'],
    run: (config, { words: [by] }) => advance(apiOf(config), { by }),
  },
]

// Many scheduled jobs take several requests.
async function advance(api: Api, body: object): Promise<Table> {
  const clock = await api.post<Clock>('/test_clock/advance', body)
  const { continue_to: to } = clock
  return to ? [clock, ...(await advance(api, { to }))] : [clock]
}

async function* followLogs(api: Api, args: Arguments) {
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

async function* followEvents(api: Api, args: Arguments) {
  const type = text(args, 'type')
  let after = wholeNumber(args, 'after', 999_999_999) ?? (await newest(api))
  for (;;) {
    const { data, has_more } = await api.get<Page<Event>>('/events', { after, type, limit: page })
    yield* data
    after = data.at(-1)?.sequence ?? after
    if (has_more) continue
    if (args.options.once) return
    await sleep(pause_ms)
  }
}

async function newest(api: Api): Promise<number> {
  const { data } = await api.get<Page<Event>>('/events', { limit: 1 })
  return data[0]?.sequence ?? 0
}
