// Envelope encryption: what is known of a person is encrypted under a data key of their own, and the
// keeper wraps that key. Whoever holds the database alone holds nothing; when a person's wrapped
// key is destroyed, what was encrypted under it can be read by nobody, in no copy.
import { createHash, randomBytes } from 'node:crypto'
import { encrypt, decrypt } from './encrypt.ts'

// What a key management service is asked to do. Ours is local; another one fits in its place.
export type KeyWrapper = {
  name: string // Of the key that is used now; it tells nothing of the key itself.
  wrap(key: Buffer, place: string): Promise<Buffer>
  unwrap(wrapped: Buffer, place: string): Promise<Buffer>
  isCurrent(wrapped: Buffer): boolean // Whether it was wrapped under the key that is used now.
}

const id_bytes = 4

export const newDataKey = () => randomBytes(32)

// Keys from the settings: the first one wraps, the others still unwrap, while one takes the place
// of another. A wrapped key begins with the id of the key that wrapped it.
export function localKeyWrapper(keys: Buffer[]): KeyWrapper {
  const known = keys.map((key) => ({ id: idOf(key), key }))
  const [current] = known as [(typeof known)[number]]
  const wrappedWith = (wrapped: Buffer) => wrapped.subarray(0, id_bytes)
  return {
    name: current.id.toString('hex'),
    async wrap(key, place) {
      return Buffer.concat([current.id, encrypt(current.key, place, key.toString('base64'))])
    },
    async unwrap(wrapped, place) {
      const wrapper = known.find(({ id }) => id.equals(wrappedWith(wrapped)))
      if (!wrapper) throw new Error('A data key was wrapped under a key this process has not.')
      return Buffer.from(decrypt([wrapper.key], place, wrapped.subarray(id_bytes)), 'base64')
    },
    isCurrent: (wrapped) => current.id.equals(wrappedWith(wrapped)),
  }
}

const idOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, id_bytes)
