// Envelope encryption: each person's data is encrypted with their own data key, which is wrapped
// with a key-encryption key. A copy of the database alone can't be decrypted. Destroying a person's
// wrapped key makes their data unreadable in every copy.
import { createHash, randomBytes } from 'node:crypto'
import { encrypt, decrypt } from './encrypt.ts'

// Interface of a key management service. The one below is local; others can replace it.
export type KeyWrapper = {
  name: string // Of the current key. Reveals nothing about it.
  wrap(key: Buffer, place: string): Promise<Buffer>
  unwrap(wrapped: Buffer, place: string): Promise<Buffer>
  isCurrent(wrapped: Buffer): boolean // Whether it was wrapped with the current key.
}

const id_bytes = 4

export const newDataKey = () => randomBytes(32)

// Keys from the settings: the first one wraps; the others only unwrap, during a rotation. A wrapped
// key begins with the ID of the key that wrapped it.
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
      if (!wrapper) throw new Error('A data key was wrapped with a key that is not configured.')
      return Buffer.from(decrypt([wrapper.key], place, wrapped.subarray(id_bytes)), 'base64')
    },
    isCurrent: (wrapped) => current.id.equals(wrappedWith(wrapped)),
  }
}

const idOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, id_bytes)
