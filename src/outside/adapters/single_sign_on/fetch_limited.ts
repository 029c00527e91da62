// Requests to the provider: no redirects are followed, and a response has a limit.
import type { CustomFetch } from 'openid-client'

const max_bytes = 1_000_000

export const fetchLimited: CustomFetch = async (url, options) => {
  const { body = null, ...rest } = options
  const response = await fetch(url, { ...rest, body, redirect: 'manual' })
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > max_bytes) throw new Error('The response of the provider is too large.')
    parts.push(part)
  }
  const { status, statusText, headers } = response
  const has_body = ![204, 205, 304].includes(status)
  return new Response(has_body ? Buffer.concat(parts) : null, { status, statusText, headers })
}
