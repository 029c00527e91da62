// Stedi as a clearinghouse: raw X12 claims with their immediate 277CA, real-time 276/277 and
// 270/271, and polling for 277CAs and 835s.
import {
  ClearinghouseDown,
  ClearinghouseRefused,
  type Outgoing,
  type RemoteClearinghouse,
  type RemoteMailbox,
} from '#outside/ports/clearinghouse.ts'
import { callStedi, downloadFrom, stedi_urls, type StediReply, type StediUrls } from './client.ts'

const page_size = 200
const received_sets = ['835', '277', '999'] // 271s were returned in real time.
const paths = {
  '837P': 'professionalclaims/v3/raw-x12-submission',
  '276': 'claimstatus/v2/raw-x12',
  '270': 'eligibility/v3/raw-x12',
}

export function stediClearinghouse(api_key: string, urls: StediUrls = stedi_urls) {
  const network = `${urls.healthcare}/change/medicalnetwork`

  async function exchange(kind: keyof typeof paths, x12: string, idempotency_key?: string) {
    const reply = await callStedi(api_key, `${network}/${paths[kind]}`, {
      body: { x12 },
      ...(idempotency_key && { idempotency_key }),
    })
    const answer = textOf(reply.body.x12)
    if (answer) return { ...reply, answer }
    throw refusalOf(reply)
  }

  const mailbox: RemoteMailbox = {
    async list(cursor, since) {
      const { items, nextPageToken } = await poll({
        ...(cursor ? { pageToken: cursor } : { startDateTime: since.toString() }),
        pageSize: `${page_size}`,
      })
      const page = asList(items)
      const files = page.flatMap((item) => (isReceived(item) ? [item.transactionId] : []))
      return { files, cursor: textOf(nextPageToken) ?? cursor, more: page.length >= page_size }
    },
    fetch: (id) =>
      downloadFrom(api_key, `${urls.core}/transactions/${encodeURIComponent(id)}/input`),
    async settle() {}, // Stedi keeps transactions; the page token has moved on.
  }

  const clearinghouse: RemoteClearinghouse = {
    name: 'stedi',
    async send({ id, kind, text }: Outgoing) {
      if (kind !== '837P' && kind !== '276') {
        throw new ClearinghouseRefused('letter_unsupported', letters_unsupported)
      }
      // Stedi's 277CA says whether the claim was accepted; a rejection has one as well.
      const { body, answer } = await exchange(kind, text, kind === '837P' ? id : undefined)
      const { correlationId } = (body.claimReference ?? {}) as Record<string, unknown>
      return { reference: textOf(correlationId) ?? null, responses: [], documents: [answer] }
    },
    checkEligibility: async ({ text }) => (await exchange('270', text)).answer,
    async check(now) {
      const startDateTime = now.subtract({ minutes: 2 }).toString()
      await poll({ startDateTime, pageSize: '1' })
    },
    read: (work) => work(mailbox),
  }
  return clearinghouse

  async function poll(query: Record<string, string>) {
    const url = `${urls.core}/polling/transactions?${new URLSearchParams(query)}`
    const { status, body } = await callStedi(api_key, url)
    if (status === 200) return body
    throw new ClearinghouseDown(`Stedi refused to list transactions (${status}).`)
  }
}

const letters_unsupported =
  "Stedi doesn't take letters. Send the letter to the payer by mail, fax or its portal."

const textOf = (value: unknown) =>
  typeof value === 'string' && value.length > 0 ? value : undefined

type Transaction = {
  transactionId: string
  direction?: string
  x12?: { metadata?: { transaction?: { transactionSetIdentifier?: string } } }
}

const asList = (items: unknown): Transaction[] => (Array.isArray(items) ? items : [])

const isReceived = ({ transactionId, direction, x12 }: Transaction) =>
  typeof transactionId === 'string' &&
  transactionId.length <= 200 &&
  direction === 'INBOUND' &&
  received_sets.includes(x12?.metadata?.transaction?.transactionSetIdentifier ?? '')

// A 2xx without X12 is an unreadable response; anything else will be refused again.
function refusalOf({ status, body }: StediReply) {
  if (status < 400) return new ClearinghouseDown("Stedi's response contained no X12.")
  const [first = {}] = (Array.isArray(body.errors) ? body.errors : []) as Record<string, unknown>[]
  const code = textOf(first.code) ?? textOf(body.code) ?? `${status}`
  const message = textOf(first.description) ?? textOf(first.message) ?? textOf(body.message)
  return new ClearinghouseRefused(code, message ?? `Stedi refused the document (${status}).`)
}
