// A long poll: a list that is empty waits for the next event and is read again, until it has an
// item or the time is up.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#http/app_context.ts'
import type { HandlerResponse } from '#http/responses/after_commit.ts'
import type { LongPoll } from '#http/routing/route.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

export async function longPoll(
  { event_watch }: AppContext,
  { request, reply }: Exchange,
  { after, wait_seconds }: LongPoll,
  read: () => Promise<HandlerResponse>,
): Promise<HandlerResponse> {
  const first = await read()
  if (!first.is_empty) return first
  const follower = { account: request.account!, key_id: request.key_id! }
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), wait_seconds * 1000)
  reply.raw.once('close', () => over.abort())

  // Reads again after each event. Events that a filter leaves out don't end the wait.
  async function waitForItem() {
    let response = first
    let seen: number | undefined = after
    while (response.is_empty) {
      const began = performance.now()
      seen = await event_watch.next(follower, seen, over.signal)
      request.waited_ms += performance.now() - began
      if (seen === undefined) break
      response = await event_watch.inTurn(read)
    }
    return response
  }

  const response = await event_watch.enter(follower, waitForItem).finally(() => clearTimeout(timer))
  // A server that stops waits for its connections.
  if (event_watch.load().stopped) reply.header('connection', 'close')
  return response
}
