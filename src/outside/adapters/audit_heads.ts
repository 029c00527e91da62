// Writes heads of the audit log where the database's owner can't change them: a file that is only
// appended to, and an HTTPS store that keeps each object once (S3 with Object Lock, for example).
import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { headLine, type SignedHead } from '#crypto/audit_head.ts'

const limit_ms = 8_000
const already_exists = 412

export function appendHeads(file: string, heads: SignedHead[]): void {
  const descriptor = openSync(file, 'a', 0o600)
  try {
    writeSync(descriptor, heads.map((head) => `${headLine(head)}\n`).join(''))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export class NotStored extends Error {}

// One object for each head. Its name holds the number and the hash, so a head is never overwritten
// by another, and sending it twice does no harm.
export async function putHead(prefix: string, authorization: string | undefined, head: SignedHead) {
  const body = `${headLine(head)}\n`
  const response = await fetch(objectUrl(prefix, head), {
    method: 'PUT',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(limit_ms),
    headers: {
      'content-type': 'application/json',
      'content-md5': createHash('md5').update(body).digest('base64'), // Object Lock requires it.
      'if-none-match': '*',
      ...(authorization && { authorization }),
    },
  })
  await response.body?.cancel()
  if (response.ok || response.status === already_exists) return
  throw new NotStored(`The object store returned status ${response.status}.`)
}

function objectUrl(prefix: string, { account, last_sequence, head }: SignedHead) {
  const url = new URL(prefix)
  const number = String(last_sequence).padStart(15, '0')
  const name = `${account}/${number}-${head.toString('hex').slice(0, 16)}.json`
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`
  return url
}
