// A program of a customer, with nothing but the packed SDK: it books, retries, pages, receives
// webhooks and follows the feed. It prints what it found as one JSON object.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { Attune, ConflictError } from 'attune'

const { ATTUNE_API_KEY, ATTUNE_BASE_URL, ATTUNE_CA_FILE } = process.env
const attune = new Attune({
  apiKey: ATTUNE_API_KEY,
  baseUrl: ATTUNE_BASE_URL,
  ca: readFileSync(ATTUNE_CA_FILE, 'utf8'),
  maxRetries: 6,
})

// Receives webhooks.
let secret
const received = Promise.withResolvers?.() ?? withResolvers()
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  try {
    const event = await attune.webhooks.unwrap(body, request.headers, secret)
    response.writeHead(200).end()
    if (event.type === 'session.created') received.resolve(event)
  } catch (error) {
    response.writeHead(400).end(error.message)
  }
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const endpoint = await attune.webhookEndpoints.create({
  url: `http://127.0.0.1:${server.address().port}/hooks`,
  event_types: ['session.*'],
})
secret = endpoint.secret

// Books, and finds the time taken.
const practitioner = await attune.practitioners.create({
  name: { given: 'Ada', family: 'Okafor' },
  profession: 'psychologist',
})
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
await attune.practitioners.availability.update(practitioner.id, {
  published: true,
  rules: [{ days, start_time: '09:00', end_time: '17:00' }],
})
const slots = await attune.practitioners.slots.list(practitioner.id)
const booking = { practitioner_id: practitioner.id, starts_at: slots.data.at(-1).starts_at }
const session = await attune.sessions.create(booking)
const taken = await attune.sessions.create(booking).catch((error) => error)

// Creates more at once than the rate limit allows: the SDK waits and tries again.
const metadata = { run: crypto.randomUUID() }
const many = Array.from({ length: 40 }, (_, i) =>
  attune.practitioners.create({
    name: { given: `Number ${i}`, family: 'Example' },
    profession: 'psychologist',
    metadata,
  }),
)
await Promise.all(many)

// Pages.
const ids = new Set()
for await (const { id } of attune.practitioners.list({ metadata, limit: 15 })) ids.add(id)

// Follows the feed to the session, and again from there.
const control = new AbortController()
const sequences = []
const last = await attune.events.follow({
  signal: control.signal,
  onEvent(event) {
    sequences.push(event.sequence)
    if (event.data.object.id === session.id) control.abort()
  },
})

const delivered = await received.promise
server.closeAllConnections()
server.close()
console.log(
  JSON.stringify({
    session: session.status,
    taken: taken instanceof ConflictError && taken.code,
    practitioners: ids.size,
    followed: sequences.length === last && sequences.every((number, i) => number === i + 1),
    delivered: delivered.data.object.id === session.id,
  }),
)

// Node.js 20 has no Promise.withResolvers.
function withResolvers() {
  const parts = {}
  parts.promise = new Promise((resolve) => (parts.resolve = resolve))
  return parts
}
