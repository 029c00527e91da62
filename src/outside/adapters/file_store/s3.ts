// Stores files in an S3-compatible bucket. A large file is sent in parts, so that no more than one
// part is in memory.
import { S3mini } from 's3mini'
import { type FileStore, FileStoreError, requireFileKey } from '#outside/ports/file_store.ts'

export type S3Settings = {
  endpoint: string // With the bucket: https://s3.us-east-1.amazonaws.com/my-bucket
  region: string
  access_key_id: string
  secret_access_key: string
}

const part_bytes = 8 * 1_048_576 // S3 requires at least 5 MiB.
const timeout_ms = 30_000
const octets = 'application/octet-stream'

export function s3Store(settings: S3Settings): FileStore {
  const bucket = new S3mini({
    endpoint: settings.endpoint,
    region: settings.region,
    accessKeyId: settings.access_key_id,
    secretAccessKey: settings.secret_access_key,
    requestAbortTimeout: timeout_ms,
  })

  async function putParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>) {
    const upload_id = await reach(() => bucket.getMultipartUploadId(key, octets))
    const parts: { partNumber: number; etag: string }[] = []
    try {
      for (let part: Buffer | undefined = first; part;) {
        const [data, number] = [part, parts.length + 1]
        parts.push(await reach(() => bucket.uploadPart(key, upload_id, data, number)))
        const next: IteratorResult<Buffer> = await rest.next()
        part = next.done ? undefined : next.value
      }
      await reach(() => bucket.completeMultipartUpload(key, upload_id, parts))
    } catch (error) {
      // Best effort: the store may be away. Its lifecycle rules remove what is left.
      await bucket.abortMultipartUpload(key, upload_id).catch(() => {})
      throw error
    }
  }

  return {
    name: 's3',

    async put(key, content) {
      requireFileKey(key)
      const parts = inParts(content)
      const first = await parts.next()
      const start = first.done ? Buffer.alloc(0) : first.value
      if (start.length === part_bytes) return await putParts(key, start, parts)
      await reach(() => bucket.putObject(key, start, octets))
    },

    async get(key) {
      requireFileKey(key)
      const response = await reach(() => bucket.getObjectResponse(key))
      if (!response) return undefined
      return readBody(response)
    },

    async remove(key) {
      requireFileKey(key)
      await reach(() => bucket.deleteObject(key))
    },
  }
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of content) {
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + part_bytes - size)
      pieces.push(taken)
      size += taken.length
      at += taken.length
      if (size < part_bytes) continue
      yield Buffer.concat(pieces)
      pieces = []
      size = 0
    }
  }
  if (size > 0) yield Buffer.concat(pieces)
}

async function* readBody(response: Response) {
  try {
    for await (const piece of response.body!) yield piece
  } catch (cause) {
    throw new FileStoreError('unavailable', cause)
  }
}

// Every failure of the client, from a refused connection to an invalid key, is the store's.
async function reach<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (cause) {
    throw new FileStoreError('unavailable', cause)
  }
}
