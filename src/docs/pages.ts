// Prepares every public page before the server listens: built, compressed and given an ETag.
// Serving one is a lookup, so unauthenticated requests cost almost nothing.
import fastify from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ErrorCode, errors } from '#catalogue/errors.ts'
import { root } from '#settings/config.ts'
import { frontPage, type Signup } from '#areas/platform/waitlist/front_page.ts'
import { errorHtml, errorsHtml, referenceHtml, sandboxHtml } from './html.ts'
import { withServer } from './openapi_server.ts'

export type PageSource = {
  type: string
  policy?: string // Content-Security-Policy: only our own scripts.
  build(): string | Promise<string>
}

export type Page = {
  type: string
  policy?: string | undefined
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

export type Pages = ReadonlyMap<string, Page>

const closed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const policies = {
  text: `${closed}; form-action 'none'; style-src 'self'; img-src 'self'`,
  front: `${closed}; form-action 'self'; style-src 'self'; img-src 'self'`,
  // The reference adds its styles to the page itself.
  reference:
    `${closed}; form-action 'none'; script-src 'self'; connect-src 'self'; ` +
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'",
}

const html = (build: PageSource['build'], policy = policies.text): PageSource => ({
  type: 'text/html; charset=utf-8',
  policy,
  build,
})
const file = (type: string, name: string): PageSource => ({
  type,
  build: () => readFile(new URL(`./static/${name}`, import.meta.url), 'utf8'),
})
const css = 'text/css; charset=utf-8'
const javascript = 'text/javascript; charset=utf-8'

export function pageSources(public_url: string, signup: Signup): Map<string, PageSource> {
  const codes = Object.keys(errors) as ErrorCode[]
  return new Map([
    ['/', html(() => frontPage(signup, public_url), policies.front)],
    ['/docs', html(referenceHtml, policies.reference)],
    ['/docs/scalar.js', { type: javascript, build: scalarScript }],
    ['/docs/reference.js', file(javascript, 'reference.js')],
    ['/docs/style.css', file(css, 'style.css')],
    ['/docs/front.css', file(css, 'front.css')],
    ['/favicon.ico', file('image/svg+xml', 'icon.svg')],
    ['/docs/errors', html(errorsHtml)],
    ['/docs/sandbox', html(sandboxHtml)],
    ['/openapi.json', { type: 'application/json; charset=utf-8', build: openApiText(public_url) }],
    ...codes.map((code) => [`/docs/errors/${code}`, html(() => errorHtml(code))] as const),
  ])
}

export async function preparePages(sources: Map<string, PageSource>): Promise<Pages> {
  const prepared = [...sources].map(async ([url, source]) => [url, await prepare(source)] as const)
  return new Map(await Promise.all(prepared))
}

// Compression runs on libuv threads while the database starts.
async function prepare({ type, policy, build }: PageSource): Promise<Page> {
  const identity = Buffer.from(await build())
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  // Weak, because it covers every encoding of the content.
  return { type, policy, etag: `W/"${digest}"`, bodies: { br, gzip: gzipped, identity } }
}

// Building the document takes seconds, so the one written by "npm run generate" is served. A test
// compares it with the code.
const openApiText = (public_url: string) => async () =>
  withServer(await readFile(join(root, 'openapi.json'), 'utf8'), public_url)

// The plugin bundles its script and serves it only from its own route, whose page needs an inline
// script. So it's mounted on a private instance to extract the script.
async function scalarScript() {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const apart = fastify()
  await apart.register(plugin, { routePrefix: '/apart', configuration: { url: '/openapi.json' } })
  const { statusCode, body } = await apart.inject('/apart/js/scalar.js')
  await apart.close()
  if (statusCode !== 200) throw new Error('The API reference script was not found.')
  return body
}
