// Message routes, with their scopes.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { messageKind, messageLifecycle } from './lifecycle.ts'
import { cancelMessage, createMessage } from './message.ts'
import { noticeJobs } from './notices.ts'
import { Message, MessageCreate, messageFilters } from './schema.ts'
import { sessionNoticeWait } from './session_notices.ts'

const reading = { kind: messageKind, scope: 'messages:read' as const, item: Message }
const writing = { ...reading, scope: 'messages:write' as const }
const actors: Route['actors'] = ['account']

const messageRoutes: Route[] = [
  route({
    name: 'messages.create',
    method: 'POST',
    path: '/v1/messages',
    scope: writing.scope,
    summary: 'Send a message to a person, also if automatic messages are disabled.',
    body: MessageCreate,
    returns: Message,
    actors,
    errors: ['resource_not_found', 'invalid_transition', 'too_late'],
    run: (call, { body }) => createMessage(call, body),
  }),
  retrieveRoute({ ...reading, actors }),
  listRoute({
    ...reading,
    actors,
    summary: 'List messages, newest first.',
    fields: messageFilters,
  }),
  annotateRoute(writing),
  ...lifecycleRoutes(messageLifecycle, writing.scope, Message, {
    cancel: { run: cancelMessage, actors },
  }),
]

export const messageResource = defineResource({
  about: {
    messages:
      'Emails and text messages to persons: confirmations, reminders, changes and cancellations ' +
      'of sessions, offers of the waiting list, assigned forms, receipts and statements.',
  },
  kind: messageKind,
  lifecycle: messageLifecycle,
  jobs: noticeJobs,
  waits: [sessionNoticeWait],
  events: {
    'message.created': 'A message to a person was created.',
    'message.updated': "A message's recipient or metadata was updated.",
    'message.sent': 'The mail server or SMS provider accepted a message.',
    'message.failed': 'A message was refused, or not accepted in time.',
    'message.bounced': "A message was accepted but couldn't be delivered.",
    'message.suppressed': "A waiting message wasn't sent: see its `error_code`.",
  },
  routes: messageRoutes,
})
