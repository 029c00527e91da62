// Records each call to the API as a request and as TypeScript, for "Show API call".
import type { Attune } from 'attune'

export type RecordedCall = {
  id: number
  method: string
  path: string
  body: string | undefined
  headers: Record<string, string>
  typescript: string
  status: number | undefined
}

export type CallLog = {
  add(call: RecordedCall): void
  clear(): void
  current(): readonly RecordedCall[]
  subscribe(changed: () => void): () => void
  nextId(): number
}

const most_calls = 12

/** The calls of the current screen, the latest first. Only in memory. */
export function createCallLog(): CallLog {
  let calls: readonly RecordedCall[] = []
  let last_id = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly RecordedCall[]) => {
    calls = next
    for (const listener of listeners) listener()
  }
  // A repeated read replaces its earlier record, so that polling doesn't push out the rest.
  const same = (a: RecordedCall, b: RecordedCall) =>
    a.method === 'GET' && b.method === 'GET' && a.typescript === b.typescript
  return {
    add: (call) =>
      change([call, ...calls.filter((other) => !same(call, other))].slice(0, most_calls)),
    clear: () => change([]),
    current: () => calls,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    nextId: () => ++last_id,
  }
}

/** The client, reporting each method that is called as the TypeScript that calls it. */
export function observed(attune: Attune, report: (typescript: string) => void): Attune {
  return follow(attune, 'attune', report) as Attune
}

function follow(target: object, name: string, report: (typescript: string) => void): object {
  return new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property, object)
      const path = `${name}.${String(property)}`
      if (typeof value === 'function') {
        return (...args: unknown[]) => {
          report(
            `${path}(${args
              .filter((arg) => !isSignal(arg))
              .map(literal)
              .join(', ')})`,
          )
          return value.apply(object, args)
        }
      }
      return value !== null && typeof value === 'object' ? follow(value, path, report) : value
    },
  })
}

const isSignal = (value: unknown) =>
  typeof value === 'object' && value !== null && 'signal' in value

/** A value as TypeScript, without quotes around names. */
export function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, depth)).join(', ')}]`
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const fields = entries.map(([key, each]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`
    return `${name}: ${literal(each, depth + 1)}`
  })
  const line = `{ ${fields.join(', ')} }`
  if (fields.length === 0) return '{}'
  if (line.length < 60) return line
  const indent = '  '.repeat(depth + 1)
  return `{\n${indent}${fields.join(`,\n${indent}`)},\n${'  '.repeat(depth)}}`
}
