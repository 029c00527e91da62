// Writes a marker into every free text, all metadata and the Idempotency-Key of a request. Fields
// that refuse it are left out.
import { createHash } from 'node:crypto'
import type { TSchema } from 'typebox'
import type { Route } from '#http/routing/route.ts'
import { optionsFor, bodyFor, pathFor } from './examples.ts'
import { type ApiResponse, type RequestOptions, call } from './harness.ts'

type Words = {
  type?: string
  enum?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  anyOf?: Words[]
  properties?: Record<string, Words>
  patternProperties?: Record<string, Words>
  items?: Words
}

export const marker = 'Quartzfinch'

const isFreeText = ({ type, enum: choices, pattern, format, maxLength = Infinity }: Words) =>
  type === 'string' &&
  !choices &&
  !format &&
  maxLength >= marker.length &&
  (!pattern || new RegExp(pattern, 'u').test(marker))

// The body with the marker in all of its free text, but for the places that are left out.
function marked(schema: Words, value: unknown, place: string, without: Set<string>): unknown {
  if (without.has(place)) return value
  if (schema.anyOf) return marked(schema.anyOf[0]!, value, place, without)
  if (isFreeText(schema)) return marker
  if (schema.patternProperties) {
    const given = place === 'metadata' ? { [`note_${marker}`]: marker } : (value ?? {})
    const [each] = Object.values(schema.patternProperties)
    const entries = Object.entries(given).map(([name, value]) => [
      name,
      marked(each!, value, joined(place, name), without),
    ])
    return value || place === 'metadata' ? Object.fromEntries(entries) : value
  }
  if (schema.properties) {
    const given = (value ?? {}) as Record<string, unknown>
    const fields = Object.entries(schema.properties)
      // What an object needs beside its text is not known: only those of the example are changed.
      .filter(([name, field]) => !/_ids?$/.test(name) && (name in given || isText(field)))
      .map(([name, field]) => [name, marked(field, given[name], joined(place, name), without)])
    return { ...given, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) }
  }
  if (schema.items && Array.isArray(value)) {
    return value.map((item, at) => marked(schema.items!, item, `${place}[${at}]`, without))
  }
  return value
}

const isText = (field: Words): boolean =>
  field.anyOf ? isText(field.anyOf[0]!) : isFreeText(field) || Boolean(field.patternProperties)

const joined = (place: string, name: string) => (place ? `${place}.${name}` : name)

// The text of a consent comes with its hash.
function hashText(body: { document?: { text?: string; sha256?: string } } = {}) {
  const { document } = body
  if (document?.text) document.sha256 = createHash('sha256').update(document.text).digest('hex')
}

const most_tries = 15
let sent = 0

export type Marked = { route: Route; answer: ApiResponse; key: string; places: number }

// Sends the example of a route, marked. What a refusal names is left out of the next try.
export async function sendMarked(
  route: Route,
  options: RequestOptions,
  more: object = {},
): Promise<Marked> {
  const [path, example] = [await pathFor(route, options), await bodyFor(route, options)]
  const asking = await optionsFor(route, options)
  const without = new Set<string>()
  for (let tries = 0; ; tries++) {
    const key = `${marker}-${route.name}-${++sent}.`
    const schema = route.body as TSchema as Words | undefined
    const value = schema && (marked(schema, { ...example, ...more }, '', without) as object)
    hashText(value)
    const answer = await call(route.method, path, value, { ...asking, idempotency_key: key })
    const { param, details = [] } = answer.body.error ?? {}
    const named: string[] = [param, ...details.map((each: any) => each.param)].filter(Boolean)
    const known = without.size
    for (const place of named) without.add(place)
    const places = value ? JSON.stringify(value).split(marker).length - 1 : 0
    if (answer.status === 200) return { route, answer, key, places }
    if (without.size === known || tries === most_tries) {
      throw new Error(`${route.name} answered ${answer.text}`)
    }
  }
}
