// Key sets fetched over HTTPS. Each is cached for as long as its server allows, up to an hour, and
// read again for a key that it doesn't have, so that clients can change their keys at any time.
import { type KeySet, type KeySets, KeySetFault } from '#outside/ports/key_sets.ts'
import { FetchFault, fetchDocument, type FetchOptions } from './fetch_document.ts'

const most_bytes = 200_000
const most_sets = 1_000
const usual_seconds = 300
const longest_seconds = 3_600
// Anyone can send a JWT with a wrong key ID, which must not become a request each.
const shortest_seconds = 30

type Cached = { set: KeySet; read_at: number; seconds: number }

export function fetchedKeySets(options: FetchOptions, now = () => performance.now()): KeySets {
  const cached = new Map<string, Cached>()
  const attempts = new Map<string, { at: number; done: Promise<void> }>()
  const secondsSince = (at: number) => (now() - at) / 1_000

  return {
    known(url, kid) {
      const found = cached.get(url)
      if (!found || secondsSince(found.read_at) > found.seconds) return undefined
      return found.set.keys.some((key) => key.kid === kid) ? found.set : undefined
    },
    async read(url) {
      const last = attempts.get(url)
      if (last && secondsSince(last.at) < shortest_seconds) return await last.done
      const done = fetchKeySet(url, options).then((fetched) => {
        cached.set(url, { ...fetched, read_at: now() })
      })
      // The oldest one is forgotten.
      attempts.delete(url)
      attempts.set(url, { at: now(), done })
      if (attempts.size > most_sets) {
        const [oldest] = attempts.keys()
        attempts.delete(oldest!)
        cached.delete(oldest!)
      }
      await done
    },
  }
}

async function fetchKeySet(address: string, options: FetchOptions) {
  const headers = { accept: 'application/json', 'user-agent': 'Attune-Keys/1' }
  const fetched = await fetchDocument({ address, headers, most_bytes }, options).catch((error) => {
    throw error instanceof FetchFault ? new KeySetFault(error.code) : error
  })
  return { set: keySetIn(fetched.body!), seconds: secondsIn(fetched.headers['cache-control']) }
}

function keySetIn(body: Buffer): KeySet {
  try {
    const { keys } = JSON.parse(body.toString()) as { keys?: unknown }
    if (Array.isArray(keys)) return { keys: keys.filter(isObject) }
  } catch {
    // Not JSON.
  }
  throw new KeySetFault('not_a_key_set')
}

const isObject = (key: unknown): key is Record<string, unknown> =>
  typeof key === 'object' && key !== null && !Array.isArray(key)

function secondsIn(cache_control = '') {
  const [, age] = /(?:^|[\s,])max-age=(\d+)/i.exec(cache_control) ?? []
  const seconds = age === undefined ? usual_seconds : Number(age)
  return Math.min(Math.max(seconds, shortest_seconds), longest_seconds)
}
