// Stores and reads the encrypted files of document versions in the file store.
import { createHash } from 'node:crypto'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { decryptFile, encryptFile, newFileKey } from '#crypto/file_encryption.ts'
import { newId } from '#kernel/ids.ts'
import { type FileStore, FileStoreError } from '#outside/ports/file_store.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { fileTypeOf, type FileType, head_bytes } from './file_type.ts'
import { most_file_bytes } from './schema.ts'

export type StoredFile = {
  file_id: string
  file_key: Buffer
  content_type: FileType
  size_bytes: number
  sha256: string
}

type Content = AsyncIterable<Uint8Array>
export type FilePlace = { account: string; file_id: string; key: Buffer }

export const newFileId = () => newId('dfil')

// Keys are IDs: the store learns nothing about the file.
const keyOf = (account: string, file_id: string) => `${account}/${file_id}`
const placeOf = (account: string, file_id: string) => `files ${account} ${file_id}`

export function storeOf({ file_store }: Pick<Outside, 'file_store'>): FileStore {
  if (!file_store) throw storeUnavailable()
  return file_store
}

// Encrypts the file while it arrives. Nothing is stored of a file that is refused or cut off.
export async function storeFile(
  store: FileStore,
  { account, file_id }: Pick<FilePlace, 'account' | 'file_id'>,
  content: Content,
  check: (type: FileType) => void,
): Promise<StoredFile> {
  const file_key = newFileKey()
  const hash = createHash('sha256')
  let size_bytes = 0
  let content_type: FileType | undefined

  async function* checked() {
    let head = Buffer.alloc(0)
    for await (const piece of content) {
      size_bytes += piece.length
      if (size_bytes > most_file_bytes) throw new ApiError('payload_too_large', {})
      hash.update(piece)
      if (content_type) yield piece
      else {
        head = Buffer.concat([head, piece])
        if (head.length < head_bytes) continue
        await determine(head)
        yield head
      }
    }
    if (content_type) return
    await determine(head)
    yield head
  }

  async function determine(head: Buffer) {
    content_type = await fileTypeOf(head.subarray(0, head_bytes))
    if (!content_type) throw invalid('file', `The file ${unsupported}`)
    check(content_type)
  }

  const encrypted = encryptFile(file_key, placeOf(account, file_id), checked())
  await reach(() => store.put(keyOf(account, file_id), encrypted))
  return { file_id, file_key, content_type: content_type!, size_bytes, sha256: hash.digest('hex') }
}

export const unsupported =
  'must be a PDF, PNG, JPEG, TIFF, WebP, Word (docx), ZIP or plain text file.'

// Stores a file that Attune created, such as a thumbnail, with the key of its version.
export async function storeBytes(store: FileStore, place: FilePlace, bytes: Buffer) {
  const { account, file_id, key } = place
  const whole = (async function* () {
    yield bytes
  })()
  const encrypted = encryptFile(key, placeOf(account, file_id), whole)
  await reach(() => store.put(keyOf(account, file_id), encrypted))
}

// The decrypted file. Undefined if the store has none.
export async function readFile(store: FileStore, account: string, file_id: string, key: Buffer) {
  const encrypted = await reach(() => store.get(keyOf(account, file_id)))
  return encrypted && decryptFile(key, placeOf(account, file_id), encrypted)
}

export const removeFile = (store: FileStore, account: string, file_id: string) =>
  reach(() => store.remove(keyOf(account, file_id)))

const storeUnavailable = () =>
  new ApiError('file_store_unavailable', {}, { retry_after_seconds: 10 })

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    throw storeUnavailable()
  }
}
