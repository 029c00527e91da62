// A client that uses only HTTP and follows the guides: each write has an idempotency key, and a
// request without a response is retried with the same key.
import assert from 'node:assert/strict'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

export type Reach = { port: number; ca: Buffer; key: string }
export type Answer = { status: number; body: any; headers: Record<string, string | undefined> }
export type Traveler = ReturnType<typeof traveler>

const answer_limit_ms = 20_000
const patience_ms = 240_000
const longest_pause_ms = 400

// The idempotency keys derive from the name, so an interrupted journey can be resumed.
export function traveler({ port, ca, key }: Reach, name: string) {
  const agent = new https.Agent({ keepAlive: true, ca })
  let writes = 0
  const count = { answered: 0, unanswered: 0, written: 0 }

  function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const bytes = body && JSON.stringify(body)
    return new Promise<Answer | undefined>((resolve) => {
      const none = () => resolve(undefined)
      const request = https.request({
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        method,
        path,
        agent,
        timeout: answer_limit_ms,
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          ...(bytes && { 'content-type': 'application/json' }),
          ...(bytes && { 'content-length': Buffer.byteLength(bytes) }),
          ...headers,
        },
      })
      request.on('error', none)
      request.on('timeout', () => request.destroy())
      request.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('error', none)
        response.on('end', () => {
          const json = response.headers['content-type']?.startsWith('application/json')
          const body = json ? JSON.parse(text) : text
          resolve({ status: response.statusCode!, body, headers: response.headers as never })
        })
      })
      request.end(bytes)
    })
  }

  // Retries until there is a final response: neither a temporary error nor a timeout.
  async function ask(method: string, path: string, body?: object, headers = {}): Promise<Answer> {
    const once = method === 'GET' ? {} : { 'idempotency-key': `${name}-${writes++}` }
    const until = performance.now() + patience_ms
    for (let pause_ms = 20; ; pause_ms = Math.min(pause_ms * 2, longest_pause_ms)) {
      const answer = await send(method, path, body, { ...once, ...headers })
      const stays = answer && answer.status < 500 && answer.status !== 429
      count[stays ? 'answered' : 'unanswered']++
      if (stays && method !== 'GET') count.written++
      if (stays) return answer
      const last = answer ? JSON.stringify(answer.body) : 'silence'
      assert.ok(performance.now() < until, `${method} ${path}: ${last}`)
      await sleep(pause_ms)
    }
  }

  async function granted(method: string, path: string, body?: object, headers = {}) {
    const answer = await ask(method, path, body, headers)
    assert.equal(answer.status, 200, `${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async function refused(code: string, path: string, body: object = {}, headers = {}) {
    const answer = await ask('POST', path, body, headers)
    assert.equal(answer.body.error?.code, code, `${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.error
  }

  // Waits for background work, such as the relay.
  async function eventually<Seen>(look: () => Promise<Seen>, holds: (seen: Seen) => boolean) {
    for (const until = performance.now() + patience_ms; ; await sleep(50)) {
      const seen = await look()
      if (holds(seen)) return seen
      assert.ok(performance.now() < until, `It never came to that: ${JSON.stringify(seen)}`)
    }
  }

  const does = (path: string, body: object = {}, headers = {}) =>
    granted('POST', path, body, headers)

  // On a busy machine the clock needs several requests to reach its target.
  async function advance(by: string) {
    const path = '/v1/test_clock/advance'
    let moved = await does(path, { by })
    while (moved.continue_to) {
      const { status, body } = await ask('POST', path, { to: moved.continue_to })
      // The clock keeps running, and can have passed the target.
      if (body.error?.code === 'test_clock_out_of_range') break
      assert.equal(status, 200, JSON.stringify(body))
      moved = body
    }
    return moved
  }

  return {
    ask,
    does,
    refused,
    eventually,
    reads: (path: string, headers = {}) => granted('GET', path, undefined, headers),
    changes: (path: string, body: object, headers = {}) => granted('PATCH', path, body, headers),
    advance,
    count,
    close: () => agent.destroy(),
  }
}
