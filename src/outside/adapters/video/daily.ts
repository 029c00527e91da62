// Opens private video rooms with Daily's HTTP API, issues meeting tokens, and reads its webhooks.
// The key is sent to Daily only and appears in no error.
import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type RoomTimes,
  type Video,
  type VideoLogin,
  type VideoProvider,
  VideoRefused,
  VideoUnavailable,
} from '#outside/ports/video.ts'

type Fetch = (url: string, options: RequestInit) => Promise<Response>

const limit_ms = 10_000 // Shorter than the lease on the room.
const longest_wait_seconds = 60

const seconds = (time: Temporal.Instant) => Math.floor(time.epochMilliseconds / 1_000)

export function daily(
  { api_key }: VideoLogin,
  api_url: string,
  request: Fetch = fetch,
): Omit<VideoProvider, 'simulated'> {
  async function ask(method: string, path: string, body?: object) {
    const options = {
      method,
      headers: { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' },
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(limit_ms),
      ...(body && { body: JSON.stringify(body) }),
    }
    const answer = await request(`${api_url}${path}`, options)
      .then(async (response) => ({ response, fields: await readFields(response) }))
      .catch(() => {
        throw new VideoUnavailable("Daily can't be reached, or doesn't respond.")
      })
    const { status, headers } = answer.response
    if (status === 429 || status >= 500) {
      const wait = Number(headers.get('retry-after')) || undefined
      const most = wait && Math.min(longest_wait_seconds, Math.max(1, Math.ceil(wait)))
      throw new VideoUnavailable(`Daily responded with status ${status}.`, most)
    }
    if (status === 401 || status === 403) throw new VideoRefused('Daily refused the API key.')
    const { url, token } = answer.fields
    return { status, url, token }
  }

  // Nobody enters without a token, and nobody stays after the room's time. Recording is off in a
  // room that doesn't name it.
  const settingsOf = ({ opens_at, expires_at }: RoomTimes) => ({
    privacy: 'private',
    properties: {
      nbf: seconds(opens_at),
      exp: seconds(expires_at),
      eject_at_room_exp: true,
      enable_knocking: false,
    },
  })

  return {
    async openRoom(name, times) {
      const settings = settingsOf(times)
      const created = await ask('POST', '/rooms', { name, ...settings })
      // Daily refuses a second room with the same name: then this one gets the times.
      const room = created.status === 400 ? await ask('POST', `/rooms/${name}`, settings) : created
      if (room.status !== 200 || !isHttps(room.url)) throw refused(room.status)
      return room.url
    },

    async createLink({ name, url }, { id, is_host, expires_at }) {
      const properties = {
        room_name: name,
        user_id: id,
        is_owner: is_host,
        exp: seconds(expires_at),
        start_cloud_recording: false,
      }
      const { status, token } = await ask('POST', '/meeting-tokens', { properties })
      if (status !== 200 || typeof token !== 'string') throw refused(status)
      return `${url}?${new URLSearchParams({ t: token })}`
    },

    async deleteRoom(name) {
      const { status } = await ask('DELETE', `/rooms/${name}`)
      if (status !== 200 && status !== 404) throw refused(status)
    },
  }
}

const refused = (status: number) => new VideoRefused(`Daily responded with status ${status}.`)
const isHttps = (url: unknown): url is string =>
  typeof url === 'string' && URL.parse(url)?.protocol === 'https:'

async function readFields(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  return response.status < 400 ? (JSON.parse(text) as Record<string, unknown>) : {}
}

type Payload = {
  room?: unknown
  user_id?: unknown
  session_id?: unknown
  joined_at?: unknown
  duration?: unknown
}

const words = { 'participant.joined': 'joined', 'participant.left': 'left' } as const
const isWord = (type: unknown): type is keyof typeof words =>
  typeof type === 'string' && Object.hasOwn(words, type)
const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 128

export const dailyWebhooks: Pick<Video, 'readWebhook' | 'isSigned'> = {
  readWebhook(body) {
    const read = readJson(body) as { type?: unknown; payload?: Payload } | null | undefined
    if (!read || typeof read !== 'object') return undefined
    const { room, user_id, session_id, joined_at, duration = 0 } = read.payload ?? {}
    if (!isShort(room)) return { room: null }
    const times = typeof joined_at === 'number' && typeof duration === 'number'
    if (!isWord(read.type) || !isShort(user_id) || !isShort(session_id) || !times) return { room }
    const word = words[read.type]
    const at_ms = Math.round((joined_at + (word === 'left' ? duration : 0)) * 1_000)
    if (!(at_ms > 0 && at_ms < 4e12)) return { room }
    const at = Temporal.Instant.fromEpochMilliseconds(at_ms)
    return { room, connection: { word, id: session_id, guest_id: user_id, at } }
  },

  // HMAC-SHA256 over the timestamp and the body. What is sent twice is recorded once, so the age of
  // the timestamp doesn't matter.
  isSigned(secret, timestamp, body, signature) {
    const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
      .update(`${timestamp}.${body}`)
      .digest()
    const given = Buffer.from(signature, 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  },
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
