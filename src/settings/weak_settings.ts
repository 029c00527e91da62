// Rejects insecure production settings: guessable secrets and overly broad proxy ranges.
import { isIP } from 'node:net'
import { bad } from './values.ts'
import type { SettingName } from './settings.ts'

const advice = 'create it with "openssl rand -base64 32"'
const least_distinct = 16 // Of 32 random bytes, about 30 differ; fewer than 20 never happens.

export function requireStrongSecret(name: SettingName, secret: Buffer) {
  if (new Set(secret).size < least_distinct || isRepeated(secret) || isSequence(secret)) {
    throw bad(name, `isn't random; ${advice}`)
  }
  // Random bytes are all printable once in 10^14 times.
  if (secret.every((byte) => byte >= 0x20 && byte < 0x7f)) {
    throw bad(name, `is text, not random bytes; ${advice}`)
  }
}

// A leaked secret must not compromise another.
export function requireDistinctSecrets(secrets: [SettingName, Buffer][]) {
  for (const [i, [name, secret]] of secrets.entries()) {
    const equal = secrets.slice(i + 1).find(([, other]) => other.equals(secret))
    if (equal) throw bad(name, `must differ from ${equal[0]}; ${advice}`)
  }
}

const isRepeated = (secret: Buffer) => {
  const half = secret.length / 2
  return secret.subarray(0, half).equals(secret.subarray(half))
}

const isSequence = (secret: Buffer) => {
  const steps = secret.subarray(1).map((byte, i) => byte - secret[i]!)
  return new Set(steps).size < least_distinct / 2
}

// A private network is at most 10.0.0.0/8 or fc00::/7. With a much larger range, anyone could forge
// the address and the protocol of a request.
const largest_share = { ipv4: 1 / 64, ipv6: 1 / 64 }

export function requireFewProxies(name: SettingName, entries: readonly string[]) {
  const shares = { ipv4: 0, ipv6: 0 }
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const isMapped = /^::ffff:/i.test(address)
    const widest = isIP(address) === 6 ? 128 : 32
    const length = bits === undefined ? widest : Number(bits)
    // ::ffff:0:0/96 is every IPv4 address.
    if (isMapped) shares.ipv4 += 2 ** -Math.max(0, length - 96)
    else shares[widest === 128 ? 'ipv6' : 'ipv4'] += 2 ** -length
  }
  if (shares.ipv4 > largest_share.ipv4 || shares.ipv6 > largest_share.ipv6) {
    throw bad(name, 'is too broad; list only the addresses of your own proxies')
  }
}
