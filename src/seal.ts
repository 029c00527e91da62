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

// Opens it with the one of the keys it was sealed with: while a key is being replaced there are
// several. Where none fits, the last refusal is told.
export function unseal(keys: Buffer[], place: string, bytes: Buffer): string {
  if (bytes[0] !== form) throw new Error('This was sealed in a form this version does not know.')
  const [key, ...others] = keys
  const opener = createDecipheriv('aes-256-gcm', key!, bytes.subarray(1, 13))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(13, 29))
  try {
    return Buffer.concat([opener.update(bytes.subarray(29)), opener.final()]).toString('utf8')
  } catch (error) {
    if (others.length === 0) throw error
    return unseal(others, place, bytes)
  }
}
