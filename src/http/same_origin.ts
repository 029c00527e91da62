// Whether a form that needs no key was posted by one of our own pages. A browser says where a post
// comes from; a program says nothing and cannot be made to post by a page.
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '#catalogue/api_error.ts'

export function requireSameOrigin(headers: IncomingHttpHeaders, public_url: string) {
  const { origin, host, 'sec-fetch-site': site } = headers
  const ours = [public_url, `https://${host}`]
  const isForeign = origin === undefined ? isCrossSite(site) : !ours.includes(origin)
  if (!isForeign) return
  const reason = 'the form was sent by a page of another site.'
  throw new ApiError('origin_refused', { reason })
}

const isCrossSite = (site: IncomingHttpHeaders[string]) =>
  site !== undefined && site !== 'same-origin' && site !== 'none'
