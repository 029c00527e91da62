// An SDK client of the test server, which records the requests it sends.
import { Attune } from '#sdk/attune.ts'
import { fetchWithCa } from '#sdk/custom_ca.ts'
import type { ClientOptions, Fetch } from '#sdk/options.ts'
import { ca, own_account, port } from '../harness.ts'

export type SentRequest = { method: string; path: string; headers: Record<string, string> }

type Options = Partial<ClientOptions> & {
  port?: number
  // Replaces one attempt, counted from 1: returns a response, or fails as a connection would.
  instead?: (attempt: number, send: () => Promise<Response>) => Promise<Response>
}

export function sdkClient({ port: other_port, instead, ...options }: Options = {}) {
  const sent: SentRequest[] = []
  const overTls = fetchWithCa(String(ca))
  const fetch: Fetch = (url, init) => {
    const { pathname, search } = new URL(url)
    const headers = init.headers as Record<string, string>
    sent.push({ method: init.method!, path: pathname + search, headers })
    const send = () => overTls(url, init)
    return instead ? instead(sent.length, send) : send()
  }
  const baseUrl = `https://localhost:${other_port ?? port}`
  return { attune: new Attune({ apiKey: own_account.key, baseUrl, fetch, ...options }), sent }
}
