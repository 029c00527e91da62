// Checks that a form that needs no key was submitted by one of our own pages. Browsers send the
// origin of a form submission; other clients don't, and no page can make them submit one.
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '#catalogue/api_error.ts'

export function requireSameOrigin(headers: IncomingHttpHeaders, public_url: string) {
  const { origin, host, 'sec-fetch-site': site } = headers
  const ours = [public_url, `https://${host}`]
  // Our pages send no referrer, so a browser hides their origin too, but not the relation.
  if (origin === 'null' && site === 'same-origin') return
  const isForeign = origin === undefined ? isCrossSite(site) : !ours.includes(origin)
  if (!isForeign) return
  const reason = 'The form was submitted by a page on another site.'
  throw new ApiError('origin_refused', { reason })
}

const isCrossSite = (site: IncomingHttpHeaders[string]) =>
  site !== undefined && site !== 'same-origin' && site !== 'none'
