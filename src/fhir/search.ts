// Searches: translates the parameters, reads one page of a list, and returns it as a Bundle.
import { type Api, RelayedError } from './api.ts'
import { type BundleParts, searchset } from './bundle.ts'
import { idsIn, isTerm, paramsOf, readSearch, type Search, type Sent } from './search_request.ts'
import type { ApiObject, FhirResource, Include, Page, ResourceType, Source } from './resource.ts'
import type { Mapped } from './resource_types.ts'

export const most_read_each = 20 // Each of them is a request.

export async function search(api: Api, mapped: Mapped, definition: ResourceType, sent: Sent) {
  const { sources } = definition
  const request = readSearch(definition, sent)
  const { source: first, place } = request.from
  const shown = sent.filter(([name]) => !isTerm(definition, name))
  const parts: BundleParts = { type: definition.type, sent: shown, matches: [], included: [] }

  // Sources are read one after the other. One that can't match, or that the key has no scope for,
  // is skipped.
  let refused: unknown
  for (let number = first; number < sources.length; number++) {
    const source = sources[number]!
    const query = queryOf(source, request)
    if (!query) continue
    const continued = number === first && place ? { ...query, cursor: place } : query
    const page = await pageOf(api, source, continued).catch(unlessRefused)
    if (page instanceof RelayedError) {
      refused ??= page
      continue
    }
    const objects = source.reads_each ? await readEach(api, source, page.data) : page.data
    const found = objects
      .map((object) => ({ object, resources: source.map(object, mapped.base) }))
      .map(({ object, resources }) => ({
        object,
        matches: resources.filter(isSearched(request, source)),
      }))
      .filter(({ matches }) => matches.length > 0)
    const included = includesOf(definition, source, request).flatMap((one) =>
      includedIn(
        mapped,
        found.map(({ object }) => object),
        one,
      ),
    )
    const after = followingSource(sources, number, request)
    const next = page.next_cursor ? `${number}.${page.next_cursor}` : after
    return searchset(mapped.base, {
      ...parts,
      matches: found.flatMap(({ matches }) => matches),
      included: unique(included),
      partial: page.has_more === true,
      ...(next !== undefined && { next }),
    })
  }
  // An earlier page came from a list that the key can read.
  if (refused && first === 0) throw refused
  return searchset(mapped.base, parts)
}

function unlessRefused(error: unknown): RelayedError {
  if (error instanceof RelayedError && error.response.status === 403) return error
  throw error
}

function queryOf(source: Source, { filters, count, order }: Search) {
  const query = filters(source)
  if (!query) return undefined
  const limit = String(source.reads_each ? Math.min(count, most_read_each) : count)
  const sorted = order(source)
  return { ...source.always, ...query, limit, ...(sorted && { order: sorted }) }
}

const followingSource = (sources: Source[], number: number, request: Search) => {
  const next = sources.findIndex((source, at) => at > number && queryOf(source, request))
  return next === -1 ? undefined : `${next}.`
}

export const pageOf = (api: Api, source: Source, query: Record<string, string>) =>
  source.page ? source.page(api, query) : api.get<Page>(source.list, query)

// Leaves out objects that the caller can list but not read.
export async function readEach(api: Api, { list, read_query }: Source, listed: ApiObject[]) {
  const found = await Promise.all(
    listed.map(({ id }) => api.get<ApiObject>(`${list}/${id}`, read_query).catch(leftOut)),
  )
  return found.filter((object) => object !== undefined)
}

function leftOut(error: unknown): undefined {
  const status = error instanceof RelayedError ? error.response.status : 0
  if (status !== 403 && status !== 404) throw error
}

// One object can be several resources, of which `_id` names some. Some parameters compare the
// resources instead of filtering the list.
function isSearched({ filtered }: Search, source: Source) {
  const ids = idsIn(filtered)
  const params = paramsOf(source)
  return (resource: FhirResource) =>
    (!ids || ids.includes(resource.id!)) &&
    filtered.every(([name, value]) => params[name]?.keeps?.(resource, value) ?? true)
}

const includesOf = ({ sources, provenance }: ResourceType, source: Source, request: Search) =>
  request.with_provenance && provenance && source === sources[0]
    ? [...request.includes, { type: 'Provenance' }]
    : request.includes

function includedIn({ base, types }: Mapped, objects: ApiObject[], { expand, type }: Include) {
  const [source] = types.get(type)!.sources
  return objects
    .map((object) => (expand ? (object as Record<string, unknown>)[expand] : object))
    .filter((object) => object !== undefined && object !== null)
    .flatMap((object) => source!.map(object, base))
}

const unique = (resources: FhirResource[]) => [
  ...new Map(resources.map((one) => [`${one.resourceType}/${one.id}`, one])).values(),
]
