// The public keys of a client that authenticates with signed JWTs instead of a secret.
import { createPublicKey, type KeyObject, type webcrypto } from 'node:crypto'
import { invalid } from '#catalogue/api_error.ts'

export type Jwks = { keys: Record<string, unknown>[] }
export type PublicKey = webcrypto.JsonWebKey & { kid: string }

export const signature_algorithms = { RSA: 'RS384', EC: 'ES384' } as const

const least_rsa_bits = 2_048
const least_rsa_exponent = 65_537n
// The parts of a public key. Others, such as certificates, aren't stored.
const parts = ['kty', 'kid', 'n', 'e', 'crv', 'x', 'y'] as const

// Keeps what is needed of each key, and refuses keys that can't be used.
export function readPublicKeys({ keys }: Jwks): { keys: PublicKey[] } {
  const read = keys.map((key, at) => readPublicKey(key, `jwks.keys[${at}]`))
  const repeated = read.findIndex(({ kid }, at) => read.findIndex((one) => one.kid === kid) !== at)
  if (repeated >= 0) throw invalid(`jwks.keys[${repeated}].kid`, 'must be different for each key.')
  return { keys: read }
}

// The keys of a published set that can be used: others can be in it too.
export const usableKeys = ({ keys }: Jwks): PublicKey[] => keys.filter(isUsable)

const isUsable = (key: Record<string, unknown>): key is Record<string, unknown> & PublicKey =>
  (key.use ?? 'sig') === 'sig' && typeof key.kid === 'string' && isStrong(importKey(key))

function readPublicKey(key: Record<string, unknown>, param: string): PublicKey {
  if ('d' in key) throw invalid(param, 'is a private key. Send only public keys.')
  if (typeof key.kid !== 'string' || key.kid === '' || key.kid.length > 200) {
    throw invalid(`${param}.kid`, 'must be a text of up to 200 characters.')
  }
  if (!isStrong(importKey(key))) {
    throw invalid(
      param,
      'must be an RSA key of 2,048 bits or more with an exponent of 65,537 or more, or an EC key ' +
        'with P-384.',
    )
  }
  const known = parts.flatMap((name) => (name in key ? [[name, key[name]]] : []))
  return Object.fromEntries(known) as PublicKey
}

// Null if the key can't be read.
export function importKey(key: webcrypto.JsonWebKey): KeyObject | null {
  try {
    return createPublicKey({ key, format: 'jwk' })
  } catch {
    return null
  }
}

function isStrong(key: KeyObject | null) {
  const { modulusLength, publicExponent, namedCurve } = key?.asymmetricKeyDetails ?? {}
  return key?.asymmetricKeyType === 'rsa'
    ? modulusLength! >= least_rsa_bits && publicExponent! >= least_rsa_exponent
    : namedCurve === 'secp384r1'
}
