// What goes on after a change is committed: what is outside is asked, and the answer tells what
// came of it, or that it is not known yet. A repeat goes on too, where the first could not.
import type { FastifyReply } from 'fastify'
import type { Call, CallingKey } from '#call.ts'
import type { House } from './house.ts'
import type { Route } from './route.ts'

export type Answer = {
  text: string
  version?: number | undefined
  replayed?: boolean
  goes_on?: { account: string; id: string; key: CallingKey }
}

export const goesOn = (route: Route, { account, key, made }: Call) =>
  route.follow && made ? { goes_on: { account, id: made, key: key! } } : {}

export async function followed(
  house: House,
  route: Route,
  serialize: (answer: object, key: CallingKey) => string,
  answer: Answer,
): Promise<Answer> {
  if (!answer.goes_on) return answer
  const { account, id, key } = answer.goes_on
  const later = (await route.follow!(house, account, id)) as { version?: number }
  return { ...answer, text: serialize(later, key), version: later.version }
}

export function tell(reply: FastifyReply, { text, version, replayed }: Answer) {
  if (version !== undefined) reply.header('etag', `"${version}"`)
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply.type('application/json; charset=utf-8').send(text)
}
