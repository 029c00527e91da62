// A server to measure, as a small description file: where it is, its headers, and one request for
// each kind of work. Words in <angle brackets> are filled in for each request: those of
// requests.ts, and the description's own.
import { readFileSync } from 'node:fs'
import { fill } from './requests.ts'

type PeerRequest = {
  method?: string // Default: GET, or POST with a body.
  path: string
  headers?: Record<string, string>
  body?: object
  refuses?: boolean // Whether a refusal is what is measured.
}

export type Peer = {
  name: string
  url: string // For example https://localhost:8103
  headers?: Record<string, string>
  words?: Record<string, string[]> // All values of a word have the same length.
  processes?: { node: number; postgres: number } // IDs, to measure their CPU time.
  kinds: Record<string, PeerRequest>
}

export function readPeer(file: string): Peer {
  const peer = JSON.parse(readFileSync(file, 'utf8')) as Partial<Peer>
  const { name, url, kinds } = peer
  if (!name || !url || !kinds) throw new Error(`${file}: name, url and kinds are required.`)
  return { ...peer, name, url, kinds }
}

// The request as bytes.
export function templateOf(peer: Peer, request: PeerRequest) {
  const { path, body } = request
  const text = body ? JSON.stringify(body) : ''
  const method = request.method ?? (body ? 'POST' : 'GET')
  const headers: Record<string, string> = {
    Host: new URL(peer.url).host,
    ...peer.headers,
    ...(body && { 'Content-Type': 'application/json' }),
    ...request.headers,
    ...(body && { 'Content-Length': String(lengthOf(text, peer)) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n')
}

function lengthOf(text: string, { words = {} }: Peer) {
  const own = text.replaceAll(/<(\w+)>/g, (all, name: string) => words[name]?.[0] ?? all)
  return Buffer.byteLength(fill(own))
}
