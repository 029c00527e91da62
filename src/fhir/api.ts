// The API, as the FHIR API calls it: each call is a request of the same caller within this process.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientIn } from '#http/parsing/client_name.ts'
import { type InnerResponse, sendWithin } from '#http/inner_request.ts'
import type { Query } from './resource.ts'

// An error that the API answered with. The FHIR API passes it on.
export class RelayedError extends Error {
  readonly response: InnerResponse
  constructor(response: InnerResponse) {
    super(`The API answered with ${response.status}.`)
    this.response = response
  }
}

export type Api = {
  get<T>(path: string, query?: Query): Promise<T>
  send<T>(method: string, path: string, body: object): Promise<T>
  first(): InnerResponse | undefined // The first response, whose headers are passed on.
}

// Headers of a request that hold for the requests it leads to.
const of_reads = ['on-behalf-of', 'attune-simulate']
const of_writes = [...of_reads, 'idempotency-key']

export function apiFor(
  server: FastifyInstance,
  outer: FastifyRequest,
  own_headers: Record<string, string> = {},
): Api {
  let first: InnerResponse | undefined
  const client = clientIn(outer.headers)
  const named = client ? `${client} (FHIR)` : 'FHIR'

  async function request<T>(method: string, path: string, names: string[], body?: object) {
    const passed = names.flatMap((name) =>
      outer.headers[name] === undefined ? [] : [[name, String(outer.headers[name])] as const],
    )
    const response = await sendWithin(server, outer, {
      method,
      path,
      headers: {
        ...Object.fromEntries(passed),
        ...own_headers,
        'attune-client': named,
        ...(body && { 'content-type': 'application/json', ...versionIn(outer) }),
      },
      ...(body && { json: JSON.stringify(body) }),
    })
    first ??= response
    if (response.status !== 200) throw new RelayedError(response)
    return JSON.parse(response.text) as T
  }

  return {
    get: (path, query = {}) => {
      const text = String(new URLSearchParams(query))
      return request('GET', text ? `${path}?${text}` : path, of_reads)
    },
    send: (method, path, body) => request(method, path, of_writes, body),
    first: () => first,
  }
}

// FHIR marks versions as weak: W/"3".
const versionIn = ({ headers }: FastifyRequest) =>
  headers['if-match'] === undefined
    ? {}
    : { 'if-match': String(headers['if-match']).replaceAll('W/', '') }
