// Simulates Daily: speaks its protocol and connects nobody.
import { randomBytes } from 'node:crypto'

type Settings = { privacy?: string; properties?: Record<string, unknown> }
export type SimulatedRoom = Settings & { name: string; url: string }
type Token = Record<string, unknown> & { token: string }

const most_kept = 1_000

const respond = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const invalid = (info: string) => respond(400, { error: 'invalid-request-error', info })

export function simulatedDaily() {
  const rooms = new Map<string, SimulatedRoom>()
  const tokens: Token[] = []

  function createRoom({ name, ...settings }: Settings & { name: string }) {
    if (rooms.has(name)) return invalid(`a room named ${name} already exists`)
    if (!/^[\w-]{1,41}$/.test(name)) return invalid('invalid room name')
    const room = { ...settings, name, url: `https://simulated.daily.invalid/${name}` }
    rooms.set(name, room)
    const [oldest] = rooms.keys()
    if (rooms.size > most_kept) rooms.delete(oldest!)
    return respond(200, room)
  }

  function createToken({ properties = {} }: Settings) {
    const token = { ...properties, token: randomBytes(16).toString('hex') }
    tokens.push(token)
    if (tokens.length > most_kept) tokens.shift()
    return respond(200, { token: token.token })
  }

  async function answer(url: string, { method = 'GET', body }: RequestInit = {}) {
    const path = new URL(url).pathname.replace(/^\/v1/, '')
    const sent = body ? (JSON.parse(String(body)) as Settings & { name: string }) : { name: '' }
    if (method === 'POST' && path === '/rooms') return createRoom(sent)
    if (method === 'POST' && path === '/meeting-tokens') return createToken(sent)
    const name = /^\/rooms\/([\w-]+)$/.exec(path)?.[1] ?? ''
    const room = rooms.get(name)
    if (!room) return respond(404, { error: 'not-found' })
    if (method === 'POST') Object.assign(room, sent, { name })
    if (method === 'DELETE') rooms.delete(name)
    return respond(200, method === 'DELETE' ? { deleted: true, name } : room)
  }

  return { answer, rooms, tokens }
}
