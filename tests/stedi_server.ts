// A local server that speaks Stedi's protocol: raw X12 claims with their 277CA, real-time claim
// status and eligibility, and polling with page tokens. The simulated payer writes the X12.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import type { OutgoingKind } from '#outside/ports/clearinghouse.ts'
import { answerEligibility } from '#outside/adapters/clearinghouse/simulated/eligibility.ts'
import { responsesTo } from '#outside/adapters/clearinghouse/simulated/payer.ts'

type Received = { path: string; key: string | undefined; idempotency_key: string | undefined }
type Transaction = { id: string; x12: string; direction: string }
type Answer = { status: number; body: object }
type Sent = { kind: OutgoingKind; text: string; sent_at: Temporal.Instant }

const test_key = 'test_stedi_key'
const set_of = /ST\*(\d{3})\*/

export async function startStediServer(api_key = test_key) {
  const requests: Received[] = []
  const transactions: Transaction[] = []
  const answers = new Map<string, { x12: string; answer: Answer }>() // By idempotency key.
  const submitted: Sent[] = []
  // What the next requests get instead: an outage, or a rejection.
  const failures: (Answer | 'cut')[] = []

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const failure = failures.shift()
      if (failure === 'cut') return request.socket.destroy()
      const { status, body } = failure ?? answerTo(request, text)
      if (body instanceof URL) {
        return response.writeHead(status, { location: body.href }).end()
      }
      const content = 'raw' in body ? String(body.raw) : JSON.stringify(body)
      return response.writeHead(status).end(content)
    })
  })

  function answerTo(request: http.IncomingMessage, text: string): Answer {
    const url = new URL(request.url!, base)
    const key = request.headers.authorization
    const idempotency_key = request.headers['idempotency-key'] as string | undefined
    requests.push({ path: url.pathname, key, idempotency_key })
    if (url.pathname.startsWith('/files/')) {
      // A signed URL of another host: it needs no key, and must not get one.
      return key ? refused(400, 'key_leaked') : { status: 200, body: { raw: fileOf(url) } }
    }
    if (key !== api_key) return refused(key ? 403 : 401, 'access_denied')
    if (url.pathname.endsWith('/polling/transactions')) return poll(url.searchParams)
    if (url.pathname.endsWith('/input')) {
      const id = url.pathname.split('/').at(-2)!
      return { status: 302, body: new URL(`/files/${id}`, base) }
    }
    const { x12 } = JSON.parse(text) as { x12?: string }
    if (!x12) return refused(400, 'x12_missing')
    if (url.pathname.endsWith('/eligibility/v3/raw-x12')) return checkEligibility(x12)
    if (url.pathname.endsWith('/claimstatus/v2/raw-x12')) return checkStatus(x12)
    return submit(x12, idempotency_key)
  }

  const fileOf = (url: URL) =>
    transactions.find(({ id }) => id === url.pathname.split('/').at(-1))!.x12

  function poll(query: URLSearchParams): Answer {
    const token = query.get('pageToken')
    if (!token && !query.get('startDateTime')) return refused(400, 'start_required')
    const from = Number(token ?? 0)
    const page = transactions.slice(from, from + Number(query.get('pageSize') ?? 100))
    const items = page.map(({ id, x12, direction }) => ({
      transactionId: id,
      direction,
      mode: 'test',
      status: 'succeeded',
      x12: { metadata: { transaction: { transactionSetIdentifier: set_of.exec(x12)?.[1] } } },
    }))
    // A token comes even without items.
    return { status: 200, body: { items, nextPageToken: `${from + page.length}` } }
  }

  function submit(x12: string, idempotency_key: string | undefined): Answer {
    const known = idempotency_key ? answers.get(idempotency_key) : undefined
    if (known) return known.x12 === x12 ? known.answer : refused(422, 'idempotency_mismatch')
    const sent_at = Temporal.Now.instant()
    const responses = responsesTo({ kind: '837P', text: x12, sent_at, earlier: [] })
    submitted.push({ kind: '837P', text: x12, sent_at })
    transactions.push({ id: `out-${transactions.length}`, x12, direction: 'OUTBOUND' })
    const [own, ...later] = responses.filter((each) => set_of.exec(each.x12)?.[1] !== '999')
    for (const each of later) announce(each.x12)
    const correlationId = `01STEDI${submitted.length}`
    const answer = {
      status: 200,
      body: { status: 'SUCCESS', claimReference: { correlationId }, x12: own!.x12 },
    }
    if (idempotency_key) answers.set(idempotency_key, { x12, answer })
    return answer
  }

  function checkStatus(x12: string): Answer {
    const sent_at = Temporal.Now.instant()
    const [first] = responsesTo({ kind: '276', text: x12, sent_at, earlier: submitted })
    return first ? { status: 200, body: { x12: first.x12 } } : refused(400, 'unknown_claim')
  }

  function checkEligibility(x12: string): Answer {
    const sent_at = Temporal.Now.instant()
    const inquiry = { id: '', account: '', text: x12, sent_at, attempt: 1 }
    return { status: 200, body: { x12: answerEligibility(inquiry) } }
  }

  const announce = (x12: string) =>
    void transactions.push({ id: `in-${transactions.length}`, x12, direction: 'INBOUND' })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  after(() => server.close())
  const urls = { healthcare: `${base}/2024-04-01`, core: `${base}/2023-08-01` }
  return { api_key, urls, requests, transactions, failures, submitted, announce }
}

const refused = (status: number, code: string): Answer => ({
  status,
  body: { code, message: 'Refused.' },
})
