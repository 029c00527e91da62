// Sends the request of a command and returns the response.
import type { ClientSettings } from '#settings/client_settings.ts'
import { apiOf } from './api_client.ts'
import { findConnection } from './api_connection.ts'
import { type Arguments, type Row, UsageError } from './command.ts'
import { requestOf } from './request_options.ts'

export async function sendTo(
  settings: ClientSettings,
  method: string,
  path: string,
  args: Arguments,
): Promise<Row> {
  return await apiOf(settings).send<Row>(await requestOf(method, path, args))
}

// The path below /v1 of what a caller typed: sessions, /sessions, /v1/sessions or a whole URL.
export function pathOf(settings: ClientSettings, typed: string): string {
  const { base_url } = findConnection(settings)
  const { origin } = new URL(base_url)
  const below = typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed
  if (/^[a-z]+:\/\//i.test(below)) {
    throw new UsageError(`${typed} isn't at ${base_url}. Set ATTUNE_API_URL, or pass a path.`)
  }
  const path = below.replace(/^\/*(v1(?=$|[/?]))?\/*/, '')
  return path === '' || path.startsWith('?') ? path : `/${path}`
}
