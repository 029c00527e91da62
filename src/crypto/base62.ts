// Random and encoded text in base 62: the digits of IDs and secret keys.
import { createPool, pooledByte } from './random_pool.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const codes = Buffer.from(digits, 'latin1')

// For secrets.
export const randomBase62 = (length: number) => drawDigits(length, createPool(length + 8))

// For IDs: their bytes were drawn earlier.
export const pooledBase62 = (length: number) => drawDigits(length, pooledByte)

// Bytes from 248 up are skipped: 248 is the largest multiple of 62 in a byte, and without this the
// first eight digits would be more likely than the others.
function drawDigits(length: number, nextByte: () => number) {
  const text = Buffer.allocUnsafe(length)
  for (let at = 0; at < length;) {
    const byte = nextByte()
    if (byte < 248) text[at++] = codes[byte % 62]!
  }
  return text.toString('latin1')
}

export function toBase62(number: number, length: number) {
  let text = ''
  for (let rest = number; text.length < length; rest = Math.floor(rest / 62)) {
    text = digits[rest % 62] + text
  }
  return text
}
