// An SDK client of the test server, which records the requests it sends and can make some fail.
import { Attune } from '#sdk/attune.ts'
import { fetchWithCa } from '#sdk/custom_ca.ts'
import type { ClientOptions, Fetch } from '#sdk/options.ts'
import { ca, expectFailedRequest, own_account, port } from '../harness.ts'

export type SentRequest = { method: string; path: string; headers: Record<string, string> }

// What happens to an attempt: a value of Attune-Simulate, or anything instead of sending it.
export type Mishap = string | ((send: () => Promise<Response>) => Promise<Response>) | undefined

type Options = Partial<ClientOptions> & {
  port?: () => number
  mishaps?: Mishap[] // Of the first attempt, the second, and so on.
}

export function sdkClient({ port: portNow = () => port, mishaps = [], ...options }: Options = {}) {
  const sent: SentRequest[] = []
  const overTls = fetchWithCa(String(ca))
  const fetch: Fetch = (url, init) => {
    const mishap = mishaps[sent.length]
    const { pathname, search } = new URL(url)
    const headers = { ...(init.headers as Record<string, string>) }
    if (typeof mishap === 'string') headers['attune-simulate'] = mishap
    sent.push({ method: init.method!, path: pathname + search, headers })
    const here = `https://localhost:${portNow()}${pathname}${search}`
    const attempt = () => overTls(here, { ...init, headers })
    const send = mishap === 'error_500' ? () => expectFailedRequest(attempt) : attempt
    return typeof mishap === 'function' ? mishap(send) : send()
  }
  return { attune: new Attune({ apiKey: own_account.key, fetch, ...options }), sent }
}

export const practitioner = {
  name: { given: 'Ada', family: 'Okafor' },
  profession: 'psychologist',
}
