// Serves the public pages. No key is required, no external resources are loaded, and nothing is
// generated per request.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#catalogue/api_error.ts'
import type { Page, Pages } from './pages.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

// The index of the search takes a second to build, so it's built while a reader reads their first
// page.
export function documentationRoutes(server: FastifyInstance, pages: Pages) {
  const missing = notFoundHandler(pages, () => notFound('page', 'path'))
  const prepareSearch = async () => void (await pages.get('/docs/search.json')?.())
  const open = async (url: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(url)
    if (!page) return undefined
    const opened = await page()
    if (opened.type.startsWith('text/html')) prepareSearch().catch(() => {})
    return serve(opened, request, reply)
  }
  for (const url of pages.keys()) {
    if (!url.startsWith('/docs/')) server.get(url, (...args) => open(url, ...args))
  }
  // One route for the documentation, which has hundreds of addresses.
  server.get('/docs/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const url = path.replace(/\/$/, '')
    return pages.has(url) ? open(url, request, reply) : missing(request, reply)
  })
}

// A page for a browser that came by a wrong link, and the error envelope for any other caller.
export function notFoundHandler(
  pages: Pages,
  unknownPath: (request: FastifyRequest) => Error,
): Handler {
  return async (request, reply) => {
    const { method, url, headers } = request
    const from_browser = method === 'GET' && headers.accept?.includes('text/html')
    const page = pages.get('/docs/not_found')
    if (!page || !from_browser || url.startsWith('/v1/')) throw unknownPath(request)
    const { type, policy, bodies } = await page()
    reply.headers({ 'referrer-policy': 'no-referrer', 'content-security-policy': policy })
    return reply.code(404).type(type).send(bodies.identity)
  }
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
