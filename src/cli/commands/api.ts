// attune logs, attune events and attune clock: commands that call the API.
import type { Command } from '#cli/command.ts'
import type { Event, Log } from '#cli/feeds.ts'

const once = {
  summary: 'Print what exists and exit, instead of streaming.',
  type: 'boolean',
} as const

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
    async *follow(config, args) {
      yield* (await import('#cli/feeds.ts')).followLogs(config, args)
    },
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
    async *follow(config, args) {
      yield* (await import('#cli/feeds.ts')).followEvents(config, args)
    },
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
    request: async (settings, args) => (await import('#cli/feeds.ts')).resendEvent(settings, args),
  },
  {
    name: 'clock show',
    summary: "Show the account's current time (sandbox).",
    examples: ['clock show'],
    request: async (settings) => (await import('#cli/clock.ts')).showClock(settings),
  },
  {
    name: 'clock advance',
    takes: '<duration>',
    summary: 'Advance the test clock and run scheduled jobs (sandbox).',
    about: {
      '<duration>': 'Duration, for example 14d, 2h30m, or P14D in ISO 8601.',
    },
    details: [
      'Every job scheduled before the new time runs: holds expire, reminders are sent and payers ' +
        "respond. The clock can't move backward or more than two years at once.",
    ],
    examples: ['clock advance 14d', 'clock advance PT36H'],
    request: async (settings, args) => (await import('#cli/clock.ts')).advanceClock(settings, args),
  },
]
