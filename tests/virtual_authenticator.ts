// A passkey in software, as a browser with an authenticator would answer.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

// Just enough CBOR: byte strings, short texts, small integers and maps.
const head = (major: number, n: number) =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

export function virtualAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rp_hash = sha256(new URL(origin).hostname)
  let counter = 0

  const client = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  // User present and verified; with the attested credential at registration.
  const authData = (attested?: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const flags = Buffer.from([attested ? 0x45 : 0x05])
    return Buffer.concat([rp_hash, flags, count, ...(attested ? [attested] : [])])
  }
  const cose = () =>
    map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x!, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y!, 'base64url'))],
    ])
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    register(challenge: string) {
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose()])
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData(attested))],
      ])
      const clientDataJSON = client('webauthn.create', challenge)
      return {
        ...named,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      }
    },
    assert(challenge: string, from = origin) {
      const data = authData()
      const clientDataJSON = client('webauthn.get', challenge, from)
      const signed = Buffer.concat([data, sha256(clientDataJSON)])
      return {
        ...named,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}
