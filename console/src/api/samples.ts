// Writes a recorded call as curl and as TypeScript, ready to paste.
import type { RecordedCall } from './recording.ts'

const quoted = (text: string) => `'${text.replace(/'/g, `'\\''`)}'`

// What every server sends for itself; the rest is part of the call.
const shown_headers = ['if-match', 'on-behalf-of', 'dry-run', 'attune-simulate']

export function curlSample({ method, path, body, headers }: RecordedCall): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$BASE_URL${decodeURI(path)}"`,
    `-H "Authorization: Bearer $ATTUNE_API_KEY"`,
  ]
  if (/[[\]{}]/.test(decodeURI(path))) lines[0] = lines[0]!.replace('curl', 'curl -g')
  if (method !== 'GET') lines.push('-H "Idempotency-Key: $(uuidgen)"')
  if (headers.accept === 'application/pdf') lines.push(`-H 'Accept: application/pdf' -OJ`)
  for (const name of shown_headers) {
    if (headers[name]) lines.push(`-H ${quoted(`${name}: ${headers[name]}`)}`)
  }
  if (body !== undefined) {
    lines.push(`-H 'content-type: application/json'`)
    lines.push(`-d ${quoted(JSON.stringify(JSON.parse(body), null, 2))}`)
  }
  return lines.join(' \\\n  ')
}

export function typescriptSample({ typescript }: RecordedCall): string {
  const page = /\.(list|search|\w*List)\(/.test(typescript) ? '.page()' : ''
  return [
    `import { Attune } from 'attune'`,
    '',
    'const attune = new Attune({ apiKey: process.env.ATTUNE_API_KEY })',
    `const ${page ? 'page' : 'result'} = await ${typescript}${page}`,
  ].join('\n')
}
