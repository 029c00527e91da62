// The public keys of a client: those it was created with, or those it publishes at a URL.
import type { Client } from '#areas/persons/scoped_token/client_token.ts'
import { type PublicKey, usableKeys } from '#areas/platform/api_key/public_keys.ts'
import { type KeySets, KeySetFault } from '#outside/ports/key_sets.ts'

// No transaction waits for another server: the keys are read between two attempts.
class KeysNeeded extends Error {
  readonly url: string

  constructor(url: string) {
    super('The public keys of a client must be read.')
    this.url = url
  }
}

type Tools = { key_sets: KeySets; report(fault: KeySetFault): void }
export type KeysOf = (client: Client | undefined) => PublicKey[]

// Runs an attempt with the keys that are known, and once more after reading those that it needs.
export async function withClientKeys<T>(
  { key_sets, report }: Tools,
  kid: unknown,
  attempt: (keysOf: KeysOf) => Promise<T>,
): Promise<T> {
  const publishedAt = (url: string) =>
    typeof kid === 'string' ? key_sets.known(url, kid) : undefined
  const keysOf =
    (missing: (url: string) => PublicKey[]): KeysOf =>
    (client) => {
      const { jwks, jwks_url } = client ?? {}
      if (!jwks_url) return jwks?.keys ?? []
      const published = publishedAt(jwks_url)
      return published ? usableKeys(published) : missing(jwks_url)
    }
  try {
    return await attempt(
      keysOf((url) => {
        throw new KeysNeeded(url)
      }),
    )
  } catch (error) {
    if (!(error instanceof KeysNeeded)) throw error
    await key_sets.read(error.url).catch((fault: unknown) => {
      if (!(fault instanceof KeySetFault)) throw fault
      report(fault)
    })
    return await attempt(keysOf(() => []))
  }
}
