// Stores files outside the database. Attune encrypts them first, so a store sees only ciphertext.

export type FileStore = {
  name: 'disk' | 's3'
  // Stores the whole file under the key, or nothing. Reads the content once, piece by piece.
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  get(key: string): Promise<AsyncIterable<Uint8Array> | undefined> // Undefined if there is none.
  remove(key: string): Promise<void> // Does nothing if there is none.
}

// Keys are made of IDs and contain nothing about a person: `acct_1/dfil_1`.
const well_formed = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_]+)*$/

export function requireFileKey(key: string) {
  if (!well_formed.test(key)) throw new Error('A file key contains an unexpected character.')
}

// The store can't be reached, or has no space left. Nothing was stored.
export class FileStoreError extends Error {
  readonly reason: 'unavailable' | 'full'

  constructor(reason: 'unavailable' | 'full', cause: unknown) {
    super(`The file store is ${reason}.`, { cause })
    this.reason = reason
  }
}
