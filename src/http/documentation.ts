// The documentation, for people and for machines: no key is needed, and nothing is loaded from
// elsewhere. What a page may do is said by its policy: no script but ours.
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { notFound } from '#catalogue/api_error.ts'
import { type ErrorCode, errors } from '#catalogue/errors.ts'
import { errorHtml, errorsHtml, referenceHtml, sandboxHtml } from '#docs/html.ts'
import { openApi } from '#docs/openapi.ts'
import type { House } from './house.ts'

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const policies = {
  text: `${closed}; style-src 'self'; img-src 'self'`,
  // The reference puts its styles into the page by itself.
  reference:
    `${closed}; script-src 'self'; connect-src 'self'; img-src 'self' data:; ` +
    "style-src 'self' 'unsafe-inline'",
}

type Page = { type: string; policy?: string; make(): string | Promise<string> }
type Made = { bytes: Buffer; zipped: Buffer; etag: string }

const html = (make: Page['make'], policy = policies.text): Page => ({
  type: 'text/html; charset=utf-8',
  policy,
  make,
})
const script = (make: Page['make']): Page => ({ type: 'text/javascript; charset=utf-8', make })
const file = (name: string) =>
  readFileSync(new URL(`../docs/static/${name}`, import.meta.url), 'utf8')

export function documentationRoutes(server: FastifyInstance, { public_url }: House) {
  const pages: Record<string, Page> = {
    '/docs': html(referenceHtml, policies.reference),
    '/docs/scalar.js': script(scalarScript),
    '/docs/reference.js': script(() => file('reference.js')),
    '/docs/style.css': { type: 'text/css; charset=utf-8', make: () => file('style.css') },
    '/docs/front.css': { type: 'text/css; charset=utf-8', make: () => file('front.css') },
    '/favicon.ico': { type: 'image/svg+xml', make: () => file('icon.svg') },
    '/docs/errors': html(errorsHtml),
    '/docs/sandbox': html(sandboxHtml),
    '/openapi.json': {
      type: 'application/json; charset=utf-8',
      make: () => `${JSON.stringify(openApi(public_url), null, 2)}\n`,
    },
  }
  for (const code of Object.keys(errors) as ErrorCode[]) {
    pages[`/docs/errors/${code}`] = html(() => errorHtml(code))
  }
  for (const [url, page] of Object.entries(pages)) server.get(url, handlerOf(page))
  server.get('/docs/errors/:code', async () => {
    throw notFound('error code', 'code')
  })
}

// A page is made when it is first asked for, and then kept.
function handlerOf(page: Page) {
  let made: Promise<Made> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= make(page)
    const { bytes, zipped, etag } = await made
    const zip = /\bgzip\b(?!\s*;\s*q=0)/i.test(request.headers['accept-encoding'] ?? '')
    reply.headers({
      'cache-control': 'public, no-cache', // May be kept, and is asked about each time.
      'referrer-policy': 'no-referrer',
      vary: 'accept-encoding',
      etag,
      ...(page.policy && { 'content-security-policy': page.policy }),
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type(page.type)
    return zip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(bytes)
  }
}

async function make(page: Page): Promise<Made> {
  const bytes = Buffer.from(await page.make())
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  // The mark is weak: it stands for the text, zipped or not.
  return { bytes, zipped: await promisify(gzip)(bytes), etag: `W/"${digest}"` }
}

// The plugin keeps its script inside its code and shows it only through a route of its own, whose
// page would need an inline script. So it is mounted where nobody else can reach it, and asked.
async function scalarScript() {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const apart = fastify()
  await apart.register(plugin, { routePrefix: '/apart', configuration: { url: '/openapi.json' } })
  const { statusCode, body } = await apart.inject('/apart/js/scalar.js')
  await apart.close()
  if (statusCode !== 200) throw new Error('The script of the reference was not found.')
  return body
}
