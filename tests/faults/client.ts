// A client that follows the guides: each write has an idempotency key, and a request without a
// response is retried with the same key and growing pauses.
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './random.ts'
import { type Answer, type Attempt, type Entry, isAnswered, type Journal } from './journal.ts'

// Longer than the slowest allowed response, so that a timeout means a hung request.
export const answer_limit_ms = 20_000
const first_pause_ms = 40
const longest_pause_ms = 400
const reads_at_once = 8

export type Reach = { host?: string; port: number; ca: Buffer; key: string }
export type Client = ReturnType<typeof clientOf>

export function clientOf(reach: Reach, journal: Journal, dice: Dice) {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 64, ca: reach.ca })
  let gives_up_at = Infinity

  const path = (entry: Entry) => `/v1${entry.path}`

  async function attempt(entry: Entry): Promise<Attempt> {
    const sent = journal.send(entry)
    const answer = await request(entry.method, path(entry), entry, sent)
    journal.answered(entry, sent, answer)
    return sent
  }

  // Retries until there is a response or the run ends. Returns the acknowledged response.
  async function insist(entry: Entry): Promise<any> {
    for (let pause_ms = first_pause_ms; ; pause_ms = Math.min(pause_ms * 2, longest_pause_ms)) {
      const { outcome, text } = await attempt(entry)
      if (outcome === 'acked') return JSON.parse(text!)
      if (isAnswered(entry) || performance.now() > gives_up_at) return undefined
      await sleep(dice.between(pause_ms / 2, pause_ms))
    }
  }

  function request(method: string, path: string, entry?: Entry, sent?: Attempt) {
    return new Promise<Answer>((resolve) => {
      const body = entry && JSON.stringify(entry.body)
      const request = https.request({
        host: reach.host ?? '127.0.0.1',
        servername: 'localhost',
        port: reach.port,
        method,
        path,
        agent,
        headers: {
          authorization: `Bearer ${reach.key}`,
          ...(entry && { 'content-type': 'application/json', 'idempotency-key': entry.key }),
          ...(body && { 'content-length': Buffer.byteLength(body) }),
        },
      })
      const late = setTimeout(() => request.destroy(hung()), answer_limit_ms)
      const settle = (answer: Answer) => {
        clearTimeout(late)
        resolve(answer)
      }
      const fail = (error: NodeJS.ErrnoException) => settle({ code: error.code ?? error.message })
      request.on('error', fail)
      request.on('finish', () => sent && (sent.arrived = true))
      request.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('error', fail)
        response.on('close', () => !response.complete && fail(hung('ABORTED')))
        response.on('end', () => settle(answerOf(response.statusCode!, text, response.headers)))
      })
      request.end(body)
    })
  }

  // Reads one object or page. Reads are retried too while the server is busy or down.
  async function read(path: string): Promise<any> {
    for (let patience = 100; patience > 0; patience--) {
      const { status, text } = await request('GET', path)
      if (status === 200) return JSON.parse(text!)
      if (status && status < 500 && status !== 429) return undefined
      await sleep(100)
    }
    throw new Error(`${path} cannot be read.`)
  }

  async function* readList(path: string) {
    for (let cursor = ''; ;) {
      const page = await read(`${path}?limit=100${cursor && `&cursor=${cursor}`}`)
      yield* page.data as { id: string; version: number }[]
      if (!page.has_more) return
      cursor = page.next_cursor
    }
  }

  async function readEach<T>(paths: string[], take: (path: string, found: T | undefined) => void) {
    const left = paths.values()
    const reader = async () => {
      for (const path of left) take(path, await read(path))
    }
    await Promise.all(Array.from({ length: reads_at_once }, reader))
  }

  return {
    attempt,
    insist,
    request,
    readList,
    readEach,
    giveUpIn: (ms: number) => void (gives_up_at = performance.now() + ms),
    close: () => agent.destroy(),
  }
}

const hung = (code = 'TIMEOUT') => Object.assign(new Error(code), { code })

function answerOf(status: number, text: string, headers: NodeJS.Dict<string | string[]>): Answer {
  if (status < 300) return { status, text, replayed: headers['idempotent-replayed'] === 'true' }
  const is_json = String(headers['content-type']).startsWith('application/json')
  return { status, text, code: is_json ? JSON.parse(text).error.code : 'no_envelope' }
}
