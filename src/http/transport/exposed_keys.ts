// Finds API keys in bytes that crossed the network unencrypted, however the sender encoded them.
import { keyPattern } from '#crypto/key_pattern.ts'
import { isWellFormed } from '#crypto/secret_key.ts'
import type { Environment } from '#settings/environment.ts'

export const most_bytes = 65_536 // Per request; a header block ends well before.
const longest_encoding = 1_024 // A key can be split between two packets.

export type KeyScanner = ReturnType<typeof keyScanner>

export function keyScanner(environment: Environment, onKey: (key: string) => void) {
  let scanned = 0
  let tail = ''

  function scan(bytes: Buffer) {
    if (scanned >= most_bytes) return
    const next = bytes.subarray(0, most_bytes - scanned)
    scanned += next.length
    const text = tail + next.toString('latin1')
    tail = text.slice(-longest_encoding)
    for (const reading of readingsOf(text)) {
      for (const [key] of reading.matchAll(keyPattern)) {
        if (isWellFormed(key, environment)) onKey(key)
      }
    }
  }

  return {
    scan,
    isFull: () => scanned >= most_bytes,
    // The next request on the connection has its own allowance.
    renew: () => void (scanned = 0),
  }
}

function* readingsOf(text: string) {
  yield text
  if (text.includes('%')) yield decodeBytes(text, /%([0-9a-f]{2})/gi)
  if (text.includes('\\u00')) yield decodeBytes(text, /\\u00([0-9a-f]{2})/gi)
  yield* decodeBase64(text)
}

const decodeBytes = (text: string, escapes: RegExp) =>
  text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

// A key of 46 characters takes at least 62 in base64. The run may begin before the encoded text,
// so all four alignments are read.
function* decodeBase64(text: string) {
  for (const run of text.split(/[^A-Za-z0-9+/_-]+/)) {
    if (run.length < 62) continue
    for (const offset of [0, 1, 2, 3]) {
      yield Buffer.from(run.slice(offset), 'base64').toString('latin1')
    }
  }
}
