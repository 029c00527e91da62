// The settings of a command that only calls the API. Most commands do, and pay for what they read.
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { bad, protocolOf, type Reader, wholeNumber } from './values.ts'
import { environment, readerOf, root } from './variables.ts'

export type ClientSettings = ReturnType<typeof clientSettings>

export const readClientSettings = () => clientSettings(readerOf(environment()).read)

export function clientSettings(read: Reader) {
  const port = wholeNumber('PORT', read, 0, 65_535)!
  return {
    home: resolve(root, read('ATTUNE_HOME')!),
    port,
    public_url: publicUrl(read('PUBLIC_URL'), port),
    api_key: read('ATTUNE_API_KEY'),
    api_url: apiUrl(read('ATTUNE_API_URL')),
    login_file: resolve(read('ATTUNE_LOGIN_FILE')!.replace(/^~(?=\/)/, homedir())),
  }
}

function publicUrl(text: string | undefined, port: number) {
  const url = text ?? `https://localhost:${port}`
  if (/^https:\/\/[^/?#\s]+$/.test(url) && URL.canParse(url)) return url
  throw bad('PUBLIC_URL', 'must be an https:// URL without a path')
}

function apiUrl(text: string | undefined) {
  if (!text || (protocolOf(text) === 'https:' && text.endsWith('/v1'))) return text
  throw bad('ATTUNE_API_URL', 'must be an https:// URL that ends in /v1')
}
