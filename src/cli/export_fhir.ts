// attune export --fhir: saves what a FHIR bulk export contains, in one file or in a folder with a
// file per resource type.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, type ApiAnswer, apiAt, type Connection } from './api_client.ts'
import { Failure } from './command.ts'

type Manifest = { output: { type: string; url: string }[] }
type Write = (type: string, text: string) => Promise<void>

const most_waits = 30 // In a row, at a rate limit.

// Returns the number of resources of each type.
export async function exportFhir(connection: Connection, types: string | undefined, write: Write) {
  const api = apiAt({ ...connection, base_url: connection.base_url.replace(/\/v1$/, '/fhir/R4') })
  const query = types ? `?_type=${encodeURIComponent(types)}` : ''
  const path = `/$export${query}`
  const started = await get(api, path, { prefer: 'respond-async' })
  const status_path = pathIn(started.headers['content-location'] ?? '')
  const { output } = await waitFor(api, status_path)
  const counts: Record<string, number> = {}
  for (const { type, url } of output) {
    const { text } = await get(api, pathIn(url))
    await write(type, text)
    counts[type] = (counts[type] ?? 0) + text.split('\n').length - 1
  }
  await api.exchange({ method: 'DELETE', path: status_path })
  return counts
}

// The server's own name for itself can be another than ours for it.
const pathIn = (url: string) => url.replace(/^.*\/fhir\/R4/, '')

async function waitFor(api: Api, path: string): Promise<Manifest> {
  for (;;) {
    const { status, headers, text } = await get(api, path)
    if (status === 200) return JSON.parse(text) as Manifest
    await sleep(Number(headers['retry-after'] ?? 1) * 1_000)
  }
}

async function get(api: Api, path: string, headers: Record<string, string> = {}) {
  for (let waits = 0; ; waits++) {
    const answer = await api.exchange({ method: 'GET', path, headers, timeout_ms: 600_000 })
    if (answer.status < 300) return answer
    if (answer.status !== 429 || waits === most_waits) throw failureOf(answer)
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1_000)
  }
}

type Outcome = { issue?: { details?: { text?: string } }[] }

function failureOf({ text }: ApiAnswer) {
  try {
    const { issue = [] } = JSON.parse(text) as Outcome
    return new Failure(issue[0]?.details?.text ?? 'The server returned an unexpected response.')
  } catch {
    return new Failure('The server returned an unexpected response.')
  }
}
