// Identifiers say what they name: ses_ and 22 letters and digits of chance. They do not sort by
// age, because an id that tells when care was sought tells too much.
import { randomBytes } from 'node:crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const newId = (prefix: string) => `${prefix}_${randomBase62(22)}`

// Bytes from 248 up are passed over: 248 is the last multiple of 62, and without this the first
// eight digits would come more often than the others.
export function randomBase62(length: number) {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += digits[byte % 62]
    }
  }
  return text
}

export function toBase62(number: number, length: number) {
  let text = ''
  for (let rest = number; text.length < length; rest = Math.floor(rest / 62)) {
    text = digits[rest % 62] + text
  }
  return text
}
