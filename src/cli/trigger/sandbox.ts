// A sandbox account as the recipes see it: requests, the test clock, and waiting for what the
// service does automatically.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from '#cli/api_client.ts'
import { advance } from '#cli/clock.ts'
import { Failure } from '#cli/command.ts'

// The fields that recipes read. Others are left to the service.
export type Made = {
  id: string
  status: string
  starts_at: string
  ends_at: string
  person_id: string
  practitioner_id: string
  upload: { url: string } // Of a document.
  as?: string | undefined // The practitioner who acts on it.
}
type List = { data: Made[] }
type Body = Record<string, unknown>
type Headers = Record<string, string>

export type Sandbox = {
  get(path: string): Promise<Made>
  list(path: string): Promise<Made[]>
  when<T>(look: () => Promise<T | undefined>, failure: string): Promise<T>
  until(path: string, ...statuses: string[]): Promise<Made>
  first(path: string): Promise<Made>
  post(path: string, body?: Body, as?: string): Promise<Made>
  patch(path: string, body: Body, as?: string): Promise<Made>
  remove(path: string): Promise<Made>
  upload(url: string, text: string): Promise<unknown>
  advance(by: string): Promise<unknown>
  advanceTo(to: Temporal.Instant): Promise<unknown>
  now(): Promise<Temporal.Instant>
  withKey(api_key: string): Sandbox
}
export type Recipe = (sandbox: Sandbox) => Promise<unknown>
export type Maker = (sandbox: Sandbox) => Promise<Made>

const patience_ms = 30_000
const pause_ms = 100

export type OnMove = (moved_ms: number) => void // Of the test clock.

export function sandboxOf(api: Api, onMove: OnMove = () => {}): Sandbox {
  const send = (method: string, path: string, body?: Body, as?: string, headers: Headers = {}) =>
    api.send<Made>({
      method,
      path,
      ...(body && { json: JSON.stringify(body) }),
      headers: { ...headers, ...(as && { 'on-behalf-of': as }) },
    })
  const get = (path: string) => send('GET', path)
  const list = async (path: string) => (await api.get<List>(path)).data

  // Waits until something holds for an object, because the service works in the background.
  async function when<T>(look: () => Promise<T | undefined>, failure: string): Promise<T> {
    const end = performance.now() + patience_ms
    for (;;) {
      const seen = await look()
      if (seen) return seen
      if (performance.now() > end) throw new Failure(failure)
      await sleep(pause_ms)
    }
  }

  const until = (path: string, ...statuses: string[]) =>
    when(
      async () => {
        const object = await get(path)
        return statuses.includes(object.status) ? object : undefined
      },
      `${path} didn't become ${statuses.join(' or ')}.`,
    )

  const now = async () => Temporal.Instant.from((await api.get<{ now: string }>('/test_clock')).now)
  async function move(body: object) {
    const from = await now()
    const clock = await advance(api, body)
    onMove(Temporal.Instant.from(clock.now).since(from).total('milliseconds'))
    return clock
  }

  return {
    get,
    list,
    when,
    until,
    first: (path: string) => when(async () => (await list(path))[0], `${path} is empty.`),
    post: (path: string, body: Body = {}, as?: string) => send('POST', path, body, as),
    // Any version: no one else changes what a recipe created.
    patch: (path: string, body: Body, as?: string) =>
      send('PATCH', path, body, as, { 'if-match': '*' }),
    remove: (path: string) => send('DELETE', path),
    // Links are outside /v1.
    upload: (url: string, text: string) =>
      api.send({ method: 'PUT', path: `/..${new URL(url).pathname}`, form: text }),
    advance: (by: string) => move({ by }),
    advanceTo: (to: Temporal.Instant) => move({ to: to.toString() }),
    now,
    // The same account with another key, for steps that need two people.
    withKey: (api_key: string) => sandboxOf(api.withKey(api_key), onMove),
  }
}

export const metadata = { triggered_by: 'attune trigger' }

export const usd = (amount: number) => ({ amount, currency: 'usd' })

// Days in the account's time zone don't matter here: recipes use dates that are days away.
export const dayOf = (instant: Temporal.Instant) => instant.toString().slice(0, 10)
export const days = (count: number) => ({ hours: count * 24 })

// Makes an object and takes one step with it.
export const stepOf =
  (table: string, make: Maker, step: string, body: object = {}): Maker =>
  async (s) => {
    const { id, as } = await make(s)
    return { ...(await s.post(`/${table}/${id}/${step}`, { ...body }, as)), as }
  }

// Creates an object and updates it.
export const updateOf =
  (table: string, make: Maker, body: object = { metadata }): Recipe =>
  async (s) => {
    const { id, as } = await make(s)
    await s.patch(`/${table}/${id}`, { ...body }, as)
  }
