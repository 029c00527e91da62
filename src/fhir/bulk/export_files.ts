// The files of a bulk export: finds out which there are, by looking through the lists, and reads
// the resources of one of them. Both are requests of the caller.
import type { ExportFile, FhirExport, Position } from '#areas/imports/fhir_export/fhir_export.ts'
import { type Api, RelayedError } from '#fhir/api.ts'
import type { ApiObject, Page, Query, Source } from '#fhir/resource.ts'
import type { Mapped } from '#fhir/resource_types.ts'
import { most_read_each, pageOf, readEach } from '#fhir/search.ts'
import { paramsOf } from '#fhir/search_request.ts'

const file_objects = 5_000
const page_objects = 100

type Listed = ApiObject & Record<string, string>
type Selection = Pick<FhirExport, 'types' | 'since'>
export type Progress = { files: ExportFile[]; position: Position | null }

// Entries of the audit log have only the time at which they were recorded.
const isRecorded = ({ search }: Source) => search._lastUpdated?.field === 'recorded_at'
// What has no time of change, such as an instrument, never changes.
const isBuiltIn = (source: Source) => !paramsOf(source)._lastUpdated
const timeField = (source: Source) => (isRecorded(source) ? 'recorded_at' : 'created_at')

// Looks through up to this many pages, or until the caller reaches a rate limit.
export async function findFiles(
  api: Api,
  { types }: Mapped,
  selection: Selection,
  start: Progress,
  pages: number,
): Promise<Progress & { wait_seconds: number }> {
  const files = [...start.files]
  let { position } = start
  let wait_seconds = 0
  for (let read = 0; position && read < pages && wait_seconds === 0; read++) {
    const { sources } = types.get(selection.types[position.type]!)!
    const source = sources[position.source]!
    const page = await pageAt(api, source, selection.since, position).catch(secondsToWait)
    if (typeof page === 'number') {
      wait_seconds = page
      continue
    }
    const found = position.count + page.data.length
    const { from, next }: Cut = cutAt(source, position, page, found)
    if (from !== undefined && found > 0) {
      const { until } = position
      files.push({ type: selection.types[position.type]!, source: position.source, from, until })
    }
    position = next ?? following(selection.types.length, sources.length, position)
  }
  return { files, position, wait_seconds }
}

// How long the caller must wait, if a rate limit was reached.
export function secondsToWait(error: unknown): number {
  if (!(error instanceof RelayedError) || error.response.status !== 429) throw error
  return Math.max(1, Number(error.response.headers['retry-after'] ?? 1))
}

type Cut = { from?: string | null; next?: Position }

// A file ends with enough objects, or with the list. `from` is undefined if it continues.
function cutAt(source: Source, position: Position, page: Page, count: number): Cut {
  const cursor = page.next_cursor
  if (!cursor) return { from: null }
  if (count < file_objects) return { next: { ...position, cursor, count } }
  const from = (page.data.at(-1) as Listed)[timeField(source)]!
  return { from, next: { ...position, cursor, count: 0, until: from } }
}

function following(types: number, sources: number, { type, source }: Position): Position | null {
  const empty = { cursor: null, count: 0, until: null }
  if (source + 1 < sources) return { type, source: source + 1, ...empty }
  return type + 1 < types ? { type: type + 1, source: 0, ...empty } : null
}

const nothing: Page = { data: [], next_cursor: null }

// A list that the caller can't read has no files.
async function pageAt(api: Api, source: Source, since: string | null, { cursor }: Position) {
  if (isBuiltIn(source)) return since ? nothing : await pageOf(api, source, {})
  const query = { ...rangeOf(source, since, null, null), ...(cursor && { cursor }) }
  return await pageOf(api, source, query).catch((error: unknown) => {
    if (error instanceof RelayedError && error.response.status === 403) return nothing
    throw error
  })
}

// The resources of a file as lines, page by page.
export async function* linesOf(
  api: Api,
  { base, types }: Mapped,
  { type, source: number, from, until }: ExportFile,
  since: string | null,
): AsyncGenerator<string> {
  const source = types.get(type)!.sources[number]!
  const limit = source.reads_each && { limit: String(most_read_each) }
  const query = isBuiltIn(source) ? {} : { ...rangeOf(source, since, from, until), ...limit }
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await pageOf(api, source, { ...query, ...(cursor && { cursor }) })
    const objects = source.reads_each ? await readEach(api, source, page.data) : page.data
    const resources = objects.flatMap((object) => source.map(object, base))
    yield resources.map((resource) => `${JSON.stringify(resource)}\n`).join('')
    cursor = page.next_cursor
  }
}

function rangeOf(
  source: Source,
  since: string | null,
  from: string | null,
  until: string | null,
): Query {
  const time = timeField(source)
  const changed = isRecorded(source) ? 'recorded_at' : 'updated_at'
  const bounds: [string, string | null][] = [
    [`${changed}[gte]`, since],
    [`${time}[gte]`, isRecorded(source) ? later(since, from) : from],
    [`${time}[lt]`, until],
  ]
  const known = bounds.filter((bound): bound is [string, string] => bound[1] !== null)
  return { ...source.always, limit: String(page_objects), ...Object.fromEntries(known) }
}

const later = (one: string | null, other: string | null) =>
  one && other
    ? Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0
      ? one
      : other
    : (one ?? other)
