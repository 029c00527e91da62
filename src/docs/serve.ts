// Serves the public documentation pages. No key is required, no external resources are loaded, and
// nothing is generated per request.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#catalogue/api_error.ts'
import type { Page, Pages } from './pages.ts'

export function documentationRoutes(server: FastifyInstance, pages: Pages) {
  for (const [url, page] of pages) server.get(url, async (...args) => serve(page, ...args))
  server.get('/docs/errors/:code', async () => {
    throw notFound('error code', 'code')
  })
}

function serve(page: Page, { headers }: FastifyRequest, reply: FastifyReply) {
  const { type, policy, etag, bodies } = page
  reply.headers({
    'cache-control': 'public, no-cache', // Cacheable, but revalidated each time.
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
    etag,
    ...(policy && { 'content-security-policy': policy }),
  })
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(bodies[encoding])
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const matches = (if_none_match: string | undefined, etag: string) =>
  if_none_match?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ??
  false

// The smallest encoding the caller accepts. A coding with q=0 isn't accepted.
function encodingFor(accepted = '') {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality = 'q=1']) => !/^q\s*=\s*0(?:\.0*)?$/.test(quality))
    .map(([coding]) => coding)
  return (['br', 'gzip'] as const).find((coding) => codings.includes(coding)) ?? 'identity'
}
