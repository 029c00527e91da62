// Tests the encryption of files: every size, and every way to damage one.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { decryptFile, encryptFile, newFileKey } from './file_encryption.ts'

const key = newFileKey()

async function* pieces(file: Buffer, size: number) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size)
}

const collect = async (content: AsyncIterable<Uint8Array>) =>
  Buffer.concat(await Array.fromAsync(content))

const encrypted = (file: Buffer, size = 10_007) =>
  collect(encryptFile(key, 'one', pieces(file, size)))
const decrypted = (file: Buffer, size = 9_973, place = 'one') =>
  collect(decryptFile(key, place, pieces(file, size)))

test('A file of any size is decrypted as it was', async () => {
  for (const size of [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]) {
    const file = randomBytes(size)
    for (const piece of [1 + (size >> 6), 65_536, 1_000_000]) {
      assert.ok(file.equals(await decrypted(await encrypted(file, piece), piece)), `${size} bytes`)
    }
  }
})

test('A file that was changed, cut off, reordered or copied is refused', async () => {
  const file = randomBytes(150_000)
  const bytes = await encrypted(file)
  const chunk = 65_536 + 16
  const [head, first, second, rest] = [
    bytes.subarray(0, 8),
    bytes.subarray(8, 8 + chunk),
    bytes.subarray(8 + chunk, 8 + 2 * chunk),
    bytes.subarray(8 + 2 * chunk),
  ]
  const damaged = [
    Buffer.concat([head, second, first, rest]),
    Buffer.concat([head, first, second]),
    Buffer.concat([head, first, rest]),
    Buffer.concat([head, first, second, rest, rest]),
    bytes.subarray(0, -1),
    bytes.subarray(0, 4),
    Buffer.from(bytes.map((byte, at) => (at === 70_000 ? byte ^ 1 : byte))),
  ]
  for (const each of damaged) await assert.rejects(() => decrypted(each))
  await assert.rejects(() => decrypted(bytes, 9_973, 'other'))
  await assert.rejects(() => collect(decryptFile(newFileKey(), 'one', pieces(bytes, 9_973))))
})
