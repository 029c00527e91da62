// Sealed text: AES-256-GCM, bound to the place it belongs to, so that what is copied to another
// row cannot be opened there. The first byte names the form, so that it can change one day.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const form = 1

export function seal(key: Buffer, place: string, text: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([form]), nonce, cipher.getAuthTag(), sealed])
}

export function unseal(key: Buffer, place: string, bytes: Buffer) {
  if (bytes[0] !== form) throw new Error('This was sealed in a form this version does not know.')
  const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(13, 29))
  return Buffer.concat([opener.update(bytes.subarray(29)), opener.final()]).toString('utf8')
}
