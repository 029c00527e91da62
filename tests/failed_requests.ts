// Fails each test in which a request gets a 500, whatever the test asserts, and prints what the
// server logged about that request. A test that provokes one says so with expectFailedRequest().
import assert from 'node:assert/strict'
import { after, afterEach, type TestContext } from 'node:test'

type Lines = () => string[]

// Logged of each request that failed: first its error, at the end its status.
const is_failed = /"event":"request\.failed"|"msg":"a request failed"|"status":500\b/
const request_id = /"request_id":"(req_\w+)"/

const idsIn = (lines: string[]) =>
  lines.filter((line) => is_failed.test(line)).map((line) => request_id.exec(line)?.[1] ?? line)

/** Watches a log. Returns what runs work in which at least one request has to fail. */
export function failOnFailedRequests(lines: Lines) {
  const known = new Set<string>()
  let read = 0

  function failedSince(start: number): string[] {
    const ids = new Set(idsIn(lines().slice(start))).difference(known)
    for (const id of ids) known.add(id)
    return [...ids]
  }

  function report(): string | undefined {
    const ids = failedSince(read)
    read = lines().length
    if (ids.length === 0) return undefined
    const logged = lines().filter((line) => ids.some((id) => line.includes(id)))
    return [`${ids.length} requests got a 500. The log of them:`, ...logged].join('\n')
  }

  afterEach((context) => {
    const text = report()
    if (text === undefined) return
    // The runner shows the first error of a test, which would hide this one.
    if ((context as TestContext).error)
      console.error(`${(context as TestContext).fullName}: ${text}`)
    else assert.fail(text)
  })
  // What still ran when the last test had ended.
  after(() => assert.equal(report(), undefined))

  return async function expectFailedRequest<T>(work: () => Promise<T>): Promise<T> {
    const start = lines().length
    const result = await work()
    assert.ok(failedSince(start).length > 0, 'No request failed, as the test expects.')
    return result
  }
}
