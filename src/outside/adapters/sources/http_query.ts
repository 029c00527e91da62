// Queries a source over HTTP, with limits on time and response size. Anything but a valid response
// counts as down and is retried later.
import { type SourceQuery, type Source, SourceDown } from '#outside/ports/source.ts'

const limit_ms = 10_000
const most_bytes = 1_000_000

export async function askSource(source: Source, base: string, question: SourceQuery) {
  try {
    const response = await fetch(source.address!(base, question), {
      signal: AbortSignal.timeout(limit_ms),
      redirect: 'error',
      headers: { accept: 'application/json, text/plain' },
    })
    if (response.status !== 200)
      throw new SourceDown(`The source returned status ${response.status}.`)
    return await bounded(response)
  } catch (error) {
    if (error instanceof SourceDown) throw error
    throw new SourceDown('The source is unreachable.')
  }
}

async function bounded(response: Response) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most_bytes) throw new SourceDown('The response of the source is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
