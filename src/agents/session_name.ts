// Clients of the protocol before 2026-07-28 say their name once, when they connect. No session is
// stored for them: its ID is that name, signed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { cleanName } from '#http/parsing/client_name.ts'

type Opening = { method?: unknown; params?: { clientInfo?: { name?: unknown } } } | null

// Undefined if the body doesn't open a session.
export function sessionOf(key: Buffer, body: unknown): string | undefined {
  const name = openingName(body)
  if (!name) return undefined
  const text = Buffer.from(name).toString('base64url')
  return `${text}.${signatureOf(key, text)}`
}

export function nameInSession(key: Buffer, id: string | string[] | undefined): string | null {
  const [text = '', signature = ''] = String(id ?? '').split('.')
  const expected = Buffer.from(signatureOf(key, text))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return cleanName(Buffer.from(text, 'base64url').toString()) || null
}

function openingName(body: unknown) {
  if (!Buffer.isBuffer(body) || !body.includes('"initialize"')) return undefined
  try {
    const opening = JSON.parse(body.toString()) as Opening
    if (opening?.method !== 'initialize') return undefined
    return cleanName(String(opening.params?.clientInfo?.name ?? ''))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined // The protocol reports it.
    throw error
  }
}

const signatureOf = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(`session ${text}`).digest('base64url')
