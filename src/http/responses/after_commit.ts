// Runs work after a change is committed: calls an external service, and returns the outcome or that
// it isn't known yet. A replay continues where the first request couldn't. An error here isn't
// returned unless the route says that a retry is safe: the change is committed, so an error would
// invite a duplicate.
import type { Call, Credential } from '#kernel/call.ts'
import type { AppContext } from '#http/app_context.ts'
import type { CommittedRequest, RequestInput, Route } from '#http/routing/route.ts'
import { describe } from './database_errors.ts'

export type HandlerResponse = {
  text: string
  version?: number | undefined
  is_empty?: boolean // Whether it is a list without items.
  replayed?: boolean
  goes_on?: { account: string; id: string; key: Credential; request: CommittedRequest }
}

export const isEmptyList = (body: { data?: unknown }) =>
  Array.isArray(body.data) && body.data.length === 0

export const afterCommitOf = (
  route: Route,
  { account, key, actor }: Call,
  { body }: RequestInput,
  id: string | null,
) =>
  route.afterCommit && id ? { goes_on: { account, id, key: key!, request: { actor, body } } } : {}

export async function runAfterCommit(
  context: AppContext,
  route: Route,
  serialize: (body: object, key: Credential) => string,
  response: HandlerResponse,
): Promise<HandlerResponse> {
  if (!response.goes_on) return response
  const { account, id, key, request } = response.goes_on
  try {
    const later: { version?: number } = await route.afterCommit!(context, account, id, request)
    return { ...response, text: serialize(later, key), version: later.version }
  } catch (error) {
    if (route.fails_after_commit) throw error
    const described = { account, object_id: id, error: describe(error) }
    context.log.error(described, 'the follow-up of a committed change failed')
    return response
  }
}
