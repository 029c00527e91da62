// Bundles: the page of resources that a search returns, with a link to the next one.
import type { Bundle, Resource } from '@medplum/fhirtypes'
import type { FhirResource } from './resource.ts'
import type { Sent } from './search_request.ts'

export type BundleParts = {
  type: string
  sent: Sent
  matches: FhirResource[]
  included: FhirResource[]
  partial?: boolean // True if it isn't all that was found.
  next?: string // Where the next page starts, if there is one.
}

export function searchset(base: string, parts: BundleParts): Bundle {
  const { type, sent, matches, included, next, partial } = parts
  const url = (params: Sent) => {
    const query = String(new URLSearchParams(params))
    return `${base}/${type}${query ? `?${query}` : ''}`
  }
  const first = sent.filter(([name]) => name !== '_cursor')
  const whole = !partial && next === undefined && first.length === sent.length
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...(whole && { total: matches.length }),
    link: [
      { relation: 'self', url: url(sent) },
      ...(next === undefined
        ? []
        : [{ relation: 'next', url: url([...first, ['_cursor', next]]) }]),
    ],
    ...(matches.length > 0 && {
      entry: [
        ...matches.map((one) => entryOf(base, one, 'match' as const)),
        ...included.map((one) => entryOf(base, one, 'include' as const)),
      ],
    }),
  } as Bundle
}

const entryOf = (base: string, resource: FhirResource, mode: 'match' | 'include') => ({
  fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
  resource: resource as Resource,
  search: { mode },
})
