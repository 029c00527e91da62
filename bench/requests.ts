// The measured requests as bytes. Values in <angle brackets> are filled in for each request, always
// in the same width.
import type { BenchService } from './bench_service.ts'

export const practitioner_count = 1_000

// Bookings are spread over so many slots that two hardly ever meet. Hours before ten are left to
// the sessions that are already stored: see seed.ts.
const from = (least: number, most: number) => () =>
  String(least + Math.floor(Math.random() * (most - least + 1)))

let sent = 0
const run = Math.floor(Math.random() * 1e9)

const makers: Record<string, () => string> = {
  practitioner: () => from(1, practitioner_count)().padStart(22, '0'),
  year: from(2030, 2999),
  month: from(10, 12),
  day: from(11, 28),
  hour: from(10, 23),
  once: () => String(run).padStart(9, '0') + String(++sent).padStart(11, '0'),
}

// Persons are created through the API, so their IDs are known only then: see seed_persons.ts.
const any_person = [`per_${'0'.repeat(22)}`]

export const fill = (template: string, persons = any_person) =>
  template.replaceAll(/<(\w+)>/g, (_, name: string) =>
    name === 'person' ? persons[Math.floor(Math.random() * persons.length)]! : makers[name]!(),
  )

export const booking = {
  practitioner_id: 'prac_<practitioner>',
  starts_at: '<year>-<month>-<day>T<hour>:00:00Z',
}

const lines = (service: BenchService, first: string, more: string[]) =>
  [`${first} HTTP/1.1`, `Host: localhost:${service.port}`, ...more].join('\r\n')

export const createSession = (service: BenchService) => createWith(service, booking)
export const createSessionForPerson = (service: BenchService) =>
  createWith(service, { ...booking, person_id: '<person>' })

function createWith(service: BenchService, fields: object) {
  const body = JSON.stringify(fields)
  const head = lines(service, 'POST /v1/sessions', [
    `Authorization: Bearer ${service.key}`,
    'Idempotency-Key: bench-<once>',
    'Content-Type: application/json',
    `Content-Length: ${fill(body).length}`,
  ])
  return `${head}\r\n\r\n${body}`
}

export const listPath = '/v1/practitioners?limit=10'

export const listPractitioners = (service: BenchService) =>
  `${lines(service, `GET ${listPath}`, [`Authorization: Bearer ${service.key}`])}\r\n\r\n`

export const withoutKey = (service: BenchService) =>
  `${lines(service, `GET ${listPath}`, [])}\r\n\r\n`

// The first practitioner is the one with a full calendar: see seed.ts.
const first = `prac_${'1'.padStart(22, '0')}`

export const readPath = (service: BenchService, path: string) =>
  `${lines(service, `GET ${path}`, [`Authorization: Bearer ${service.key}`])}\r\n\r\n`

export const readPractitioner = (service: BenchService) =>
  readPath(service, `/v1/practitioners/${first}`)

export const readPerson = (service: BenchService) => readPath(service, '/v1/persons/<person>')

export function readSlots(service: BenchService) {
  const now = Temporal.Now.instant()
  const [from, to] = [now, now.add({ hours: 31 * 24 })].map((time) =>
    time.toString({ smallestUnit: 'second' }),
  )
  return readPath(service, `/v1/practitioners/${first}/slots?from=${from}&to=${to}`)
}

export function findCandidates(service: BenchService) {
  const body = JSON.stringify({ location: { jurisdiction: 'US-CA' }, concerns: ['anxiety'] })
  const head = lines(service, 'POST /v1/matchings', [
    `Authorization: Bearer ${service.key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ])
  return `${head}\r\n\r\n${body}`
}

export const readBalances = (service: BenchService, person_id: string) =>
  readPath(service, `/v1/balances?person_id=${person_id}`)
