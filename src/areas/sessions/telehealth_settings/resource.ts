// Routes of telehealth settings.
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { TelehealthSettings, TelehealthSettingsUpdate } from './schema.ts'
import { readSettings, updateSettings } from './telehealth_settings.ts'

const actors: Route['actors'] = ['account']

const telehealthSettingsRoutes: Route[] = [
  route({
    name: 'telehealth_settings.retrieve',
    method: 'GET',
    path: '/v1/telehealth_settings',
    scope: 'telehealth_settings:read',
    summary: "Retrieve the account's telehealth settings.",
    returns: TelehealthSettings,
    actors,
    run: (call) => readSettings(call),
  }),
  route({
    name: 'telehealth_settings.update',
    method: 'PATCH',
    path: '/v1/telehealth_settings',
    scope: 'telehealth_settings:write',
    summary: "Update the account's telehealth settings. Omitted fields keep their values.",
    body: TelehealthSettingsUpdate,
    returns: TelehealthSettings,
    actors,
    run: (call, { body }) => updateSettings(call, body),
    replayDeleted: (call) => readSettings(call),
  }),
]

export const telehealthSettingsResource = defineResource({
  about: {
    telehealth_settings: 'Who provides the video rooms of telehealth sessions, and when they open.',
  },
  routes: telehealthSettingsRoutes,
})
