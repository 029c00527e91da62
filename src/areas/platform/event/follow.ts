// Lets a reader follow the event feed with long polls instead of asking again and again.
import Type, { type TObject } from 'typebox'
import { invalid } from '#catalogue/api_error.ts'
import type { RequestInput, Route } from '#http/routing/route.ts'

const wait = Type.Integer({
  description:
    'Seconds to wait for an event if there is none after `after`, 1 to 60. The response is sent ' +
    'as soon as there is one. Requires `after`.',
  minimum: 1,
  maximum: 60,
  examples: [30],
})

type FeedInput = RequestInput<{ after?: number; wait?: number }>

// The list knows nothing of the wait: it neither filters by it nor stores it in a cursor.
function withoutWait(input: FeedInput): FeedInput {
  const { wait: seconds, ...query } = input.query
  if (seconds !== undefined && query.after === undefined) {
    throw invalid('wait', 'must be sent with `after`, the `sequence` of the last event you have.')
  }
  return { ...input, query }
}

export function followable(list: Route): Route {
  const { properties } = list.query as TObject
  return {
    ...list,
    query: Type.Object({ ...properties, wait: Type.Optional(wait) }),
    longPoll: ({ query: { after, wait: wait_seconds } }: FeedInput) =>
      wait_seconds === undefined ? undefined : { after: after!, wait_seconds },
    read: (input: FeedInput, account) => list.read?.(withoutWait(input), account),
    run: (call, input: FeedInput) => list.run(call, withoutWait(input)),
  }
}
