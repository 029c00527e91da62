// Encrypts and decrypts files piece by piece with AES-256-GCM, so that a large file needs little
// memory. Each chunk is bound to its place in the file, to whether it is the last, and to the file:
// chunks can't be reordered, and a file that was cut off isn't accepted.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const format = 1
const chunk_bytes = 65_536
const prefix_bytes = 7
const tag_bytes = 16

type Content = AsyncIterable<Uint8Array>

export const newFileKey = () => randomBytes(32)

export async function* encryptFile(key: Buffer, place: string, content: Content) {
  const prefix = randomBytes(prefix_bytes)
  yield Buffer.concat([Buffer.from([format]), prefix])
  for await (const { chunk, number, is_last } of inChunks(content, chunk_bytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number, is_last))
    cipher.setAAD(Buffer.from(place))
    const encrypted = [cipher.update(chunk), cipher.final()]
    yield Buffer.concat([...encrypted, cipher.getAuthTag()])
  }
}

// Throws if the file was changed or cut off. What was yielded before is authentic.
export async function* decryptFile(key: Buffer, place: string, content: Content) {
  const pieces = content[Symbol.asyncIterator]()
  const [head, rest] = await readHead(pieces, 1 + prefix_bytes)
  if (head[0] !== format) throw new Error('The file has a format that this version does not know.')
  const body = followedBy(rest, pieces)
  const prefix = head.subarray(1)
  for await (const { chunk, number, is_last } of inChunks(body, chunk_bytes + tag_bytes)) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number, is_last))
    decipher.setAAD(Buffer.from(place)).setAuthTag(chunk.subarray(-tag_bytes))
    yield Buffer.concat([decipher.update(chunk.subarray(0, -tag_bytes)), decipher.final()])
  }
}

function nonceOf(prefix: Buffer, number: number, is_last: boolean) {
  const place = Buffer.alloc(5)
  place.writeUInt32BE(number)
  place[4] = is_last ? 1 : 0
  return Buffer.concat([prefix, place])
}

// Chunks of one size. Only the last can be shorter; of an empty file it is empty.
async function* inChunks(content: Content, size: number) {
  let number = 0
  let waiting = Buffer.alloc(0)
  for await (const piece of content) {
    waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece])
    let at = 0
    // A full chunk waits until it is known whether another follows.
    for (; waiting.length - at > size; at += size) {
      yield { chunk: waiting.subarray(at, at + size), number: number++, is_last: false }
    }
    waiting = waiting.subarray(at)
  }
  yield { chunk: waiting, number, is_last: true }
}

async function readHead(pieces: AsyncIterator<Uint8Array>, size: number) {
  let head = Buffer.alloc(0)
  while (head.length < size) {
    const { value, done } = await pieces.next()
    if (done) throw new Error('The file is cut off.')
    head = Buffer.concat([head, value])
  }
  return [head.subarray(0, size), head.subarray(size)] as const
}

async function* followedBy(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}
