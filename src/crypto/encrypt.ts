// Sealed text: AES-256-GCM, bound to the place it belongs to, so that what is copied to another
// row cannot be opened there. The first byte names the form, so that it can change one day.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

const forms = { plain: 1, pressed: 2 }
const long = 4_096 // What is longer is pressed first: encrypted, the database cannot.
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: -1 } }

const bound = (place: string, form: number) =>
  Buffer.from(form === forms.pressed ? `${place} pressed` : place)

export function encrypt(key: Buffer, place: string, text: string) {
  const nonce = randomBytes(12)
  const form = text.length > long ? forms.pressed : forms.plain
  const said = Buffer.from(text)
  const bytes = form === forms.pressed ? zstdCompressSync(said, quickly) : said
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(place, form))
  const encrypted = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([Buffer.from([form]), nonce, cipher.getAuthTag(), ...encrypted])
}

// Opens it with the one of the keys it was encrypted with: while a key is being replaced there are
// several. Where none fits, the last refusal is told.
export function decrypt(keys: Buffer[], place: string, bytes: Buffer): string {
  if (!Object.values(forms).includes(bytes[0]!)) {
    throw new Error('This was encrypted in a form this version does not know.')
  }
  const [key, ...others] = keys
  const opener = createDecipheriv('aes-256-gcm', key!, bytes.subarray(1, 13))
    .setAAD(bound(place, bytes[0]!))
    .setAuthTag(bytes.subarray(13, 29))
  try {
    const said = Buffer.concat([opener.update(bytes.subarray(29)), opener.final()])
    return (bytes[0] === forms.pressed ? zstdDecompressSync(said) : said).toString('utf8')
  } catch (error) {
    if (others.length === 0) throw error
    return decrypt(others, place, bytes)
  }
}
