// Reads the request that a curl command sends to the API.
import type { Json } from '../json_schema.ts'

export type Request = {
  method: string
  path: string
  query: [string, string][]
  body: Json
  options: Json
}

const option_names: Record<string, string> = {
  'on-behalf-of': 'onBehalfOf',
  'idempotency-key': 'idempotencyKey',
  'if-match': 'ifMatch',
  'dry-run': 'dryRun',
}
const plain_flags = ['-s', '-g']
const without_meaning = ['authorization', 'content-type']

// At any address: the site shows that of its own deployment.
const of_the_api = /^https:\/\/[^/]+\/v1(?=[/?]|$)/

// Undefined for a command that isn't a call of the API.
export function requestOf([program, ...words]: string[]): Request | undefined {
  if (program !== 'curl') return undefined
  const request: Request = { method: '', path: '', query: [], body: {}, options: {} }
  const fields: [string, string][] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (plain_flags.includes(word)) continue
    if (word === '--cacert') at++
    else if (word === '-X') request.method = words[++at] ?? ''
    else if (word === '-H') {
      if (!setHeader(request, words[++at] ?? '')) return undefined
    } else if (word === '-d') {
      if (!setBody(request, fields, words[++at] ?? '')) return undefined
    } else if (of_the_api.test(word)) {
      const { pathname, searchParams } = new URL(word)
      request.path = decodeURIComponent(pathname)
      request.query = [...searchParams]
    } else return undefined
  }
  request.body = { ...request.body, ...nested(fields) }
  request.method ||= Object.keys(request.body).length > 0 ? 'POST' : 'GET'
  return request.path ? request : undefined
}

function setHeader({ options }: Request, line: string) {
  const [name = '', value = ''] = line.split(/:\s*/, 2)
  const option = option_names[name.toLowerCase()]
  if (option === 'dryRun') options[option] = value === 'true'
  else if (option === 'ifMatch') options[option] = Number(value.replaceAll('"', ''))
  else if (option) options[option] = value
  return option !== undefined || without_meaning.includes(name.toLowerCase())
}

function setBody(request: Request, fields: [string, string][], text: string) {
  if (!text.startsWith('{')) {
    const [, name, value] = /^([^=]+)=([^]*)$/.exec(text) ?? []
    if (name !== undefined) fields.push([name, value!])
    return name !== undefined
  }
  try {
    request.body = JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// a[b]=c and a[]=b as objects and lists.
export function nested(fields: [string, string][]): Json {
  const whole: Json = {}
  for (const [name, value] of fields) {
    const [first = ''] = name.split('[')
    const path = [first, ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!)]
    let place: any = whole // `any`: lists and objects, by key.
    for (const [at, key] of path.entries()) {
      const last = at === path.length - 1
      const next = path[at + 1] === '' || /^\d+$/.test(path[at + 1] ?? '') ? [] : {}
      const own = Array.isArray(place) ? (key === '' ? place.length : Number(key)) : key
      if (last) place[own] = value
      else place = place[own] ??= next
    }
  }
  return whole
}
