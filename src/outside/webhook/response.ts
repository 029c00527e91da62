// Reads a receiver's response: status, excerpt, and retry instructions.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

export type WebhookResponse = {
  kind: 'answered'
  status: number
  /** At most 1,024 bytes of the body, as text that a database can hold. */
  excerpt: string
  retry_after_seconds: number | null
  control: 'disable' | 'abort' | null
}

const body_limit_bytes = 65_536
const excerpt_bytes = 1_024

// The status is what counts. A body that is too long, slow or incomplete doesn't change it, so
// `answered` can be called at any time; `done` is called when reading ends.
export function readResponse(response: IncomingMessage, done: () => void) {
  let excerpt = Buffer.alloc(0)
  let read_bytes = 0
  response.on('data', (part: Buffer) => {
    read_bytes += part.length
    if (excerpt.length < excerpt_bytes)
      excerpt = Buffer.concat([excerpt, part]).subarray(0, excerpt_bytes)
    if (read_bytes > body_limit_bytes) response.destroy()
  })
  response.on('error', done)
  response.on('close', done)
  const answered = (): WebhookResponse => ({
    kind: 'answered',
    status: response.statusCode!,
    excerpt: textOf(excerpt),
    retry_after_seconds: readRetryAfter(response.headers),
    control: readControl(response.headers['webhook-delivery']),
  })
  return answered
}

// Decoding as a stream drops a character that was cut in half. PostgreSQL doesn't accept U+0000.
const textOf = (bytes: Buffer) =>
  new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\uFFFD')

// A date is compared with the receiver's own clock, so clock skew doesn't matter.
export function readRetryAfter(headers: IncomingHttpHeaders): number | null {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const seconds = (readHttpDate(text) - readHttpDate(headers.date ?? '')) / 1_000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}

const readHttpDate = (text: string) =>
  /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(text) ? Date.parse(text) : NaN

function readControl(header: string | string[] | undefined): WebhookResponse['control'] {
  const words = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
  if (words.includes('disable')) return 'disable'
  return words.includes('abort-message') ? 'abort' : null
}
