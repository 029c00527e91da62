// Reads the parameters of a search. Unknown ones are errors: a filter that is ignored would return
// more than the client asked for.
import { invalid } from '#catalogue/api_error.ts'
import { objectId } from './ids.ts'
import type { Include, Query, ResourceType, Source } from './resource.ts'
import { last_updated, type SearchParam } from './search_params.ts'

export type Sent = [string, string][]

export type Search = {
  filtered: Sent
  filters(source: Source): Query | undefined // Undefined if nothing of the source can match.
  order(source: Source): string | undefined
  includes: Include[]
  with_provenance: boolean // Whether the signatures of what is found are returned too.
  count: number
  from: { source: number; place: string | undefined }
}

const default_count = 10
const most = 100
const of_results = ['_count', '_cursor', '_include', '_revinclude', '_sort', '_format', '_pretty']

export function readSearch(definition: ResourceType, sent: Sent): Search {
  const filtered = sent.filter(([name]) => !of_results.includes(name))
  requireKnown(definition, filtered)
  const includes = readIncludes(definition, sent)
  const expand = [...new Set(includes.flatMap((one) => one.expand ?? []))].join(',')
  return {
    filtered,
    filters(source) {
      const query = filtersOf(source, filtered)
      return query && { ...query, ...(expand && { expand }) }
    },
    order: (source) => readSort(source, valueOf(sent, '_sort')),
    includes,
    with_provenance: readReverseIncludes(sent),
    count: readCount(valueOf(sent, '_count')),
    from: readCursor(valueOf(sent, '_cursor'), definition.sources.length),
  }
}

export const idsIn = (filtered: Sent) => valueOf(filtered, '_id')?.split(',')

// `_id` and `_lastUpdated` are parameters of every resource type.
const _id = (prefix: string): SearchParam => ({
  type: 'token',
  about: 'ID of the resource.',
  filter(value) {
    const ids = value.split(',').map((one) => objectId(one, prefix))
    const known = new Set(ids.filter((id) => id !== undefined))
    return known.size > 0 && { id: [...known].join(',') }
  },
})

export const paramsOf = (source: Source): Record<string, SearchParam> => ({
  _id: _id(source.prefix),
  ...(!source.page && { _lastUpdated: last_updated }),
  ...source.search,
})

// Whether a parameter is about a person, so that no URL can contain it.
export const isTerm = ({ sources }: ResourceType, name: string) =>
  sources.some((source) => paramsOf(source)[name]?.by_post)

function requireKnown({ type, sources }: ResourceType, filtered: Sent) {
  const known = new Set(sources.flatMap((source) => Object.keys(paramsOf(source))))
  for (const [name, value] of filtered) {
    if (!known.has(name)) {
      const names = [...known, ...of_results].join(', ')
      throw invalid(name.slice(0, 60), `A search for ${type} takes ${names}.`)
    }
    if (value === '') throw invalid(name, `\`${name}\` must not be empty.`)
  }
}

function filtersOf(source: Source, filtered: Sent): Query | undefined {
  const params = paramsOf(source)
  const query: Query = {}
  for (const [name, value] of filtered) {
    const filters = params[name]?.filter(value, name)
    if (!filters) return undefined
    const repeated = Object.keys(filters).find((field) => field in query)
    if (repeated && params[name]!.keeps) continue // The resources are compared with it.
    if (repeated) {
      throw invalid(name, `Send \`${name}\` once, with several values separated by commas.`)
    }
    Object.assign(query, filters)
  }
  return query
}

function readSort(source: Source, sort: string | undefined) {
  if (sort === undefined) return undefined
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const params = Object.entries(paramsOf(source)).filter(([, { field }]) => field !== undefined)
  const field = params.find(([one]) => one === name)?.[1].field
  if (field) return descending ? `-${field}` : field
  throw invalid('_sort', `\`_sort\` must be one of ${params.map(([one]) => one).join(', ')}.`)
}

function readIncludes({ type, includes = {} }: ResourceType, sent: Sent): Include[] {
  const named = sent
    .filter(([name]) => name === '_include')
    .flatMap(([, value]) => value.split(','))
  return named.map((value) => {
    const include = includes[value.replace(`${type}:`, '')]
    if (include && value.startsWith(`${type}:`)) return include
    const names = Object.keys(includes).map((name) => `${type}:${name}`)
    const known = names.length > 0 ? `must be one of ${names.join(', ')}` : `isn't supported here`
    throw invalid('_include', `\`_include\` ${known}.`)
  })
}

// Only notes have a Provenance. The other types can be asked for it, and have none.
function readReverseIncludes(sent: Sent) {
  const named = sent.filter(([name]) => name === '_revinclude').map(([, value]) => value)
  if (named.every((value) => value === 'Provenance:target')) return named.length > 0
  throw invalid('_revinclude', '`_revinclude` must be `Provenance:target`.')
}

function readCount(value: string | undefined) {
  if (value === undefined) return default_count
  if (/^[1-9]\d{0,5}$/.test(value)) return Math.min(Number(value), most)
  throw invalid('_count', '`_count` must be a whole number from 1. At most 100 are returned.')
}

// The list that the page continues, and where in it.
function readCursor(cursor: string | undefined, sources: number) {
  if (cursor === undefined) return { source: 0, place: undefined }
  const [, number, place] = /^(\d)\.(.*)$/s.exec(cursor) ?? []
  if (number !== undefined && Number(number) < sources) return { source: Number(number), place }
  throw invalid('_cursor', '`_cursor` must come from the `next` link of a page.')
}

function valueOf(sent: Sent, name: string) {
  const values = sent.filter(([one]) => one === name).map(([, value]) => value)
  if (values.length > 1) throw invalid(name, `Send \`${name}\` once.`)
  return values[0]
}
