// Routes of message settings.
import { route, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { readSettings, updateSettings } from './message_settings.ts'
import { MessageSettings, MessageSettingsUpdate } from './schema.ts'

const actors: Route['actors'] = ['account']

const messageSettingsRoutes: Route[] = [
  route({
    name: 'message_settings.retrieve',
    method: 'GET',
    path: '/v1/message_settings',
    scope: 'messages:read',
    summary: "Retrieve the account's message settings.",
    returns: MessageSettings,
    actors,
    run: (call) => readSettings(call),
  }),
  route({
    name: 'message_settings.update',
    method: 'PATCH',
    path: '/v1/message_settings',
    scope: 'messages:write',
    summary: "Update the account's message settings. Omitted fields keep their values.",
    body: MessageSettingsUpdate,
    returns: MessageSettings,
    actors,
    run: (call, { body }) => updateSettings(call, body),
    replayDeleted: (call) => readSettings(call),
  }),
]

export const messageSettingsResource = defineResource({
  about: {
    message_settings:
      'Which messages the account sends to persons, when, over which channels and in whose name.',
  },
  routes: messageSettingsRoutes,
})
