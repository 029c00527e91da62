// Asks a source over HTTP, for a bounded time and a bounded answer. Whatever is not an answer means
// that it is down: it is asked again later.
import { type Question, type Source, SourceDown } from './source.ts'

const limit_ms = 10_000
const most_bytes = 1_000_000

export async function askSource(source: Source, base: string, question: Question) {
  try {
    const response = await fetch(source.address!(base, question), {
      signal: AbortSignal.timeout(limit_ms),
      redirect: 'error',
      headers: { accept: 'application/json, text/plain' },
    })
    if (response.status !== 200) throw new SourceDown(`It answered ${response.status}.`)
    return await bounded(response)
  } catch (error) {
    if (error instanceof SourceDown) throw error
    throw new SourceDown('It could not be reached.')
  }
}

async function bounded(response: Response) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most_bytes) throw new SourceDown('It does not stop answering.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
