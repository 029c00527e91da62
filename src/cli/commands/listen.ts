// attune listen and attune trigger: develop against webhooks.
import type { Command } from '#cli/command.ts'
import type { ForwardedEvent } from '#cli/listen.ts'

export const listenCommands: Command[] = [
  {
    name: 'listen',
    takes: '[url]',
    summary: 'Forward events to a local URL, signed like webhooks.',
    about: { '[url]': 'URL that receives the events, for example http://localhost:4000/hooks.' },
    options: {
      'forward-to': {
        summary: 'The same as [url].',
        type: 'string',
        value: '<url>',
      },
      events: {
        summary: 'Comma-separated event types, for example session.*,claim.paid. Default: all.',
        type: 'string',
        value: '<types>',
      },
      after: {
        summary:
          'Start after this sequence number. 0 starts at the first event. Default: the latest.',
        type: 'string',
        value: '<sequence>',
      },
    },
    details: [
      'Each event is sent as a webhook endpoint receives it (Standard Webhooks). The signing ' +
        'secret is printed at the start, and is the same every time you use the same API key.',
      "If the API or your server isn't reachable, the command waits and continues where it " +
        'stopped. Press Ctrl-C to stop.',
    ],
    examples: [
      'listen http://localhost:4000/hooks',
      'listen http://localhost:4000/hooks --events "session.*" --after 0',
    ],
    async *follow(config, args) {
      yield* (await import('#cli/listen.ts')).listen(config, args)
    },
    line: (row) => lineOf(row as ForwardedEvent),
  },
  {
    name: 'trigger',
    takes: '[type]',
    summary: 'Trigger an event with the requests that cause it (sandbox).',
    about: { '[type]': 'Event type, for example session.completed.' },
    options: {
      list: { summary: 'List event types, and which can be triggered.', type: 'boolean' },
    },
    details: [
      'Creates what the event needs: practitioners, persons, consents, sessions, claims. Some ' +
        'events need time to pass: they advance the test clock of the account.',
    ],
    examples: ['trigger session.completed', 'trigger --list'],
    run: async (config, args) => (await import('#cli/trigger.ts')).trigger(config, args),
  },
]

function lineOf({
  sequence,
  type,
  object_id,
  status,
  error,
  duration_ms,
  response,
}: ForwardedEvent) {
  const answer = `${status ?? error}  ${duration_ms} ms`
  const accepted = status !== null && status >= 200 && status < 300
  const excerpt = accepted ? '' : response.split('\n', 1)[0]!.slice(0, 200)
  return [`#${sequence}`, type, object_id, '->', answer, excerpt].filter(Boolean).join('  ')
}
