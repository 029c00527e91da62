// Identifiers say what they name: ses_ and 22 letters and digits of chance. They do not sort by
// age, because an id that tells when care was sought tells too much.
import { randomBytes } from 'node:crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

// Whether it can be an id that was made here, of one of these kinds.
export function isIdOf(prefixes: ReadonlySet<string>, text: string) {
  const [, prefix] = /^([a-z]{2,8})_[0-9A-Za-z]{22}$/.exec(text) ?? []
  return prefix !== undefined && prefixes.has(prefix)
}

export const newId = (prefix: string) => `${prefix}_${randomBase62(22)}`

// Bytes from 248 up are passed over: 248 is the last multiple of 62, and without this the first
// eight digits would come more often than the others.
export function randomBase62(length: number) {
  const text = Buffer.allocUnsafe(length)
  for (let at = 0; at < length;) {
    const byte = randomByte()
    if (byte < 248) text[at++] = digits.charCodeAt(byte % 62)
  }
  return text.toString('latin1')
}

// Chance is fetched in bulk, because each fetch costs more than an id. What was used is wiped, so
// that the memory of this process does not tell the keys it made.
let chance = Buffer.alloc(0)
let used = 0
function randomByte() {
  if (used === chance.length) {
    chance = randomBytes(4_096)
    used = 0
  }
  const byte = chance[used]!
  chance[used++] = 0
  return byte
}

export function toBase62(number: number, length: number) {
  let text = ''
  for (let rest = number; text.length < length; rest = Math.floor(rest / 62)) {
    text = digits[rest % 62] + text
  }
  return text
}
