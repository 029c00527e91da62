// Files of large exports: each object is in exactly one of them, also if many have the same time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FhirExport, Position } from '#areas/imports/fhir_export/fhir_export.ts'
import { type Api, RelayedError } from '#fhir/api.ts'
import { mappedAt } from '#fhir/resource_types.ts'
import { findFiles, linesOf, type Progress } from './export_files.ts'

const mapped = mappedAt('https://localhost:8443')
const first: Position = { type: 0, source: 0, cursor: null, count: 0, until: null }
const selection: Pick<FhirExport, 'types' | 'since'> = { types: ['Patient'], since: null }

const lists = ['names', 'contacts', 'addresses', 'race', 'ethnicity', 'identifiers', 'languages']
const others = ['emergency_contacts', 'care_team_ids']
const empty = Object.fromEntries([...lists, ...others].map((name) => [name, []]))

// A list of persons, newest first. `times` are when they were created.
function apiWith(times: number[]): Api & { largest: number } {
  const objects = times
    .map((time, number) => ({ id: `per_${number}`, created_at: new Date(time).toISOString() }))
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .map((object) => ({ ...object, ...empty }))
  const api = {
    largest: 0,
    async get(_path: string, query: Record<string, string> = {}) {
      const { limit, cursor = '0', 'created_at[gte]': from, 'created_at[lt]': until } = query
      const found = objects.filter(
        ({ created_at }) => (!from || created_at >= from) && (!until || created_at < until),
      )
      const end = Number(cursor) + Number(limit)
      const data = found.slice(Number(cursor), end)
      api.largest = Math.max(api.largest, data.length)
      return { data, next_cursor: end < found.length ? String(end) : null }
    },
    send: () => assert.fail('An export writes nothing.'),
    first: () => undefined,
  }
  return api as unknown as Api & { largest: number }
}

async function exportFrom(api: Api) {
  let progress: Progress = { files: [], position: first }
  let steps = 0
  for (; progress.position; steps++) {
    progress = await findFiles(api, mapped, selection, progress, 10)
  }
  const counts: number[] = []
  const ids = new Set<string>()
  for (const file of progress.files) {
    let count = 0
    for await (const lines of linesOf(api, mapped, file, null)) {
      for (const line of lines.split('\n').filter(Boolean)) {
        count++
        ids.add(JSON.parse(line).id)
      }
    }
    counts.push(count)
  }
  return { counts, ids, steps }
}

test('a large list becomes several files, a page at a time', async () => {
  const api = apiWith(Array.from({ length: 12_345 }, (_, number) => number * 1_000))
  const { counts, ids, steps } = await exportFrom(api)
  assert.equal(ids.size, 12_345)
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    12_345,
  )
  assert.equal(counts.length, 3)
  assert.ok(steps > 10)
  assert.equal(api.largest, 100)
})

test('objects that were created at the same time are in one file', async () => {
  const times = Array.from({ length: 11_000 }, (_, number) => Math.floor(number / 4_000) * 1_000)
  const { counts, ids } = await exportFrom(apiWith(times))
  assert.equal(ids.size, 11_000)
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    11_000,
  )
})

test('what was found before a rate limit is kept', async () => {
  const api = apiWith(Array.from({ length: 1_000 }, (_, number) => number * 1_000))
  const limited = { status: 429, text: '', replayed: false, headers: { 'retry-after': '3' } }
  let requests = 0
  const refusing: Api = {
    ...api,
    get: (path, query) => {
      if (++requests % 3 === 0) return Promise.reject(new RelayedError(limited))
      return api.get(path, query)
    },
  }
  const started = { files: [], position: first }
  const found = await findFiles(refusing, mapped, selection, started, 10)
  assert.deepEqual([found.wait_seconds, found.position?.count], [3, 200])
  assert.equal((await exportFrom(api)).ids.size, 1_000)
})
