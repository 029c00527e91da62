// Sends the request of a command and returns the response.
import type { ClientSettings } from '#settings/client_settings.ts'
import { apiOf, resultOf } from './api_client.ts'
import { findConnection } from './api_connection.ts'
import { type Arguments, type Row, text, UsageError } from './command.ts'
import { requestOf } from './request_options.ts'

export async function sendTo(
  settings: ClientSettings,
  method: string,
  path: string,
  args: Arguments,
): Promise<Row> {
  return await apiOf(settings).send<Row>(await requestOf(method, path, args))
}

// Saves the PDF of an object, readable by its owner only, and returns the file's name.
export async function savePdf(
  settings: ClientSettings,
  path: string,
  args: Arguments,
): Promise<Row> {
  const request = await requestOf('GET', path, args)
  const headers = { ...request.headers, accept: 'application/pdf' }
  const { base_url, exchange } = apiOf(settings)
  const answer = await exchange({ ...request, headers })
  if (answer.status !== 200) resultOf(base_url, answer)
  const { writeFileSync } = await import('node:fs')
  const suggested = /filename="([\w.-]+)"/.exec(answer.headers['content-disposition'] ?? '')?.[1]
  const file = text(args, 'output') ?? suggested ?? 'document.pdf'
  writeFileSync(file, answer.bytes, { mode: 0o600 })
  return { file, size_bytes: answer.bytes.length }
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
