// The request of a "Try it" form: read from its fields, written as curl, and sent with the token of
// the signed-in member. Nothing of it is stored.

/** The request as the fields describe it. Throws an Error that names what to correct. */
export function requestOf(form, { method, path, operation }) {
  const data = new FormData(form)
  const text = (name) => String(data.get(name) ?? '').trim()
  const id = text('path:id')
  if (operation.id && !id) throw new FieldError('path:id', 'Enter the ID of the object.')
  const query = new URLSearchParams()
  for (const { name, pairs, required } of operation.query) {
    const value = text(`query:${name}`)
    if (required && !value) throw new FieldError(`query:${name}`, `Enter ${name}.`)
    if (value && pairs) addPairs(query, name, value)
    else if (value) query.append(name, value)
  }
  const headers = {}
  if (operation.needs_if_match) headers['If-Match'] = `"${text('header:if_match')}"`
  if (text('header:on_behalf_of')) headers['On-Behalf-Of'] = text('header:on_behalf_of')
  if (data.has('header:dry_run')) headers['Dry-Run'] = 'true'
  const body = 'body' in operation ? jsonOf(text('body')) : undefined
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const address = path.replace('{id}', encodeURIComponent(id))
  const search = query.toString().replaceAll('%2C', ',')
  return { method, address: search ? `${address}?${search}` : address, headers, body }
}

/** What is wrong, and the field to correct. */
export class FieldError extends Error {
  constructor(field, message) {
    super(message)
    this.field = field
  }
}

function addPairs(query, name, value) {
  for (const pair of value.split(',')) {
    const [key, ...rest] = pair.split('=')
    if (rest.length === 0) {
      throw new FieldError(`query:${name}`, `Write ${name} as key=value, separated by commas.`)
    }
    query.append(`${name}[${key.trim()}]`, rest.join('=').trim())
  }
}

function jsonOf(text) {
  if (text === '') return undefined
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    throw new FieldError('body', 'The body must be valid JSON.')
  }
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

/** The same request as a server sends it, with an API key. */
export function curlOf({ method, address, headers, body }) {
  const implied = body === undefined ? 'GET' : 'POST'
  const sent = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return [
    'curl --cacert .attune/tls/ca.crt -H "Authorization: Bearer $KEY"',
    `${method === implied ? '' : `-X ${method} `}${quoted(`${location.origin}${address}`)}`,
    ...sent,
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}

/** The session of the signed-in member, or null. */
export async function readSession() {
  const response = await fetch('/console/session', { cache: 'no-store' })
  return response.ok ? await response.json() : null
}

// A new token for each request, so that none outlives it here. Null: nobody is signed in.
async function exchangeCookie() {
  const response = await fetch('/console/token', {
    method: 'POST',
    cache: 'no-store',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  return response.ok ? (await response.json()).token : null
}

const most_ms = 60_000
const most_characters = 200_000

/** Sends the request. Null if nobody is signed in. */
export async function send({ method, address, headers, body }) {
  const token = await exchangeCookie()
  if (!token) return null
  const written = method === 'GET' ? {} : { 'Idempotency-Key': crypto.randomUUID() }
  const started = performance.now()
  const response = await fetch(address, {
    method,
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(most_ms),
    headers: { ...headers, ...written, Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  return {
    status: response.status,
    took_ms: Math.round(performance.now() - started),
    headers: response.headers,
    text: formatted(text).slice(0, most_characters),
  }
}

function formatted(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** The newest object of a list, or undefined if there is none or the member can't read it. */
export async function newestOf(path) {
  const found = await send({ method: 'GET', address: `${path}?limit=1`, headers: {} })
  return found?.status === 200 ? JSON.parse(found.text).data[0] : undefined
}
