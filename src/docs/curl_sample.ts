// A request as a curl command, for the reference.
import type { Route } from '#http/routing/route.ts'
import { exampleOf } from './example.ts'
import { type Json, plain } from './json_schema.ts'
import { exampleId, requiredOf } from './sdk/method.ts'

const empty = (value: unknown) => Object.keys((value ?? {}) as Json).length === 0

export function curlSample(route: Route): string {
  const { method, path, query, body, needs_if_match } = route
  const shown_query = query && (exampleOf(requiredOf(route, plain(query))) as Json)
  const address = `https://localhost:8443${path.replace('{id}', exampleId(route))}`
  const url = empty(shown_query) ? address : `'${address}?${queryText(shown_query!)}'`
  const shown_body = body && exampleOf(plain(body))
  const sends_body = !empty(shown_body)
  const implied = sends_body ? 'POST' : 'GET'
  return [
    '```sh\ncurl --cacert .attune/tls/ca.crt -H "Authorization: Bearer $KEY" \\\n  ',
    method === implied ? '' : `-X ${method} `,
    url,
    needs_if_match ? ` \\\n  -H 'If-Match: "1"'` : '',
    sends_body ? ` \\\n  -H 'Content-Type: application/json' -d '${quoted(shown_body)}'` : '',
    '\n```',
  ].join('')
}

const queryText = (query: Json) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')

// A quote inside of single quotes ends them, is escaped, and begins them again.
const quoted = (value: unknown) => JSON.stringify(value, null, 2).replaceAll("'", "'\\''")
