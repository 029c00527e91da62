// Sends a request within this process, as the caller of another one: agents' tools and the FHIR API
// call the API this way, so keys, scopes, consent, limits and the audit log apply to them.
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type InnerRequest = {
  method: string
  path: string
  headers: Record<string, string>
  json?: string
}
export type InnerResponse = {
  status: number
  text: string
  replayed: boolean
  headers: Record<string, string | string[] | number | undefined>
}

// The same caller: the key, the origin of a page, and the address behind a proxy.
const same_caller = ['authorization', 'x-api-key', 'origin', 'x-forwarded-for', 'x-forwarded-proto']

export async function sendWithin(
  server: FastifyInstance,
  outer: FastifyRequest,
  inner: InnerRequest,
): Promise<InnerResponse> {
  const { method, path, headers, json } = inner
  const known = same_caller.flatMap((name) =>
    outer.headers[name] === undefined ? [] : [[name, String(outer.headers[name])] as const],
  )
  const response = await server.inject({
    method: method as 'GET',
    url: path,
    headers: { ...Object.fromEntries(known), ...headers },
    remoteAddress: outer.raw.socket.remoteAddress ?? '',
    ...(json !== undefined && { payload: json }),
  })
  const replayed = response.headers['idempotent-replayed'] === 'true'
  return {
    status: response.statusCode,
    text: response.payload,
    replayed,
    headers: response.headers,
  }
}
