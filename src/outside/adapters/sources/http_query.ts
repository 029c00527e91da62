// Queries a source over HTTP, with limits on time and response size. Anything but a valid response
// counts as down and is retried later.
import { SourceDown } from '#outside/ports/source.ts'

const timeout_ms = 10_000
const max_bytes = 1_000_000

export async function fetchText(url: string) {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeout_ms),
      redirect: 'error',
      headers: { accept: 'application/json, text/plain' },
    })
    if (response.status !== 200)
      throw new SourceDown(`The source returned status ${response.status}.`)
    return await readLimited(response)
  } catch (error) {
    if (error instanceof SourceDown) throw error
    throw new SourceDown('The source is unreachable.')
  }
}

async function readLimited(response: Response) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > max_bytes) throw new SourceDown('The response of the source is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
