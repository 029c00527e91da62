// Serves the console from console/dist, as its build leaves it: with a compressed copy beside each
// asset that becomes smaller. Names of assets contain a hash of their content, so browsers keep
// them; the page itself is never kept.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { notFound } from '#catalogue/api_error.ts'
import { page } from '#http/responses/html.ts'
import { root } from '#settings/config.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const headers = {
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

type Asset = { identity: Buffer; br: Buffer | undefined }

export function consoleRoutes(server: FastifyInstance, folder = join(root, 'console', 'dist')) {
  const assets = new Map<string, Asset>() // By name, which changes with the content.

  async function openAsset(name: string): Promise<Asset | undefined> {
    const known = assets.get(name)
    if (known) return known
    const identity = await readOrNothing(join(folder, name))
    if (!identity) return undefined
    const br = await readOrNothing(join(folder, `${name}.br`))
    assets.set(name, { identity, br })
    return { identity, br }
  }

  async function serveAsset(name: string, request: FastifyRequest, reply: FastifyReply) {
    const asset = await openAsset(name)
    if (!asset) throw notFound('page', 'path')
    reply.headers({ ...headers, 'cache-control': 'public, max-age=31536000, immutable' })
    reply.header('vary', 'accept-encoding').type(types[extname(name)]!)
    const br = /\bbr\b/.test(String(request.headers['accept-encoding'])) && asset.br
    return br ? reply.header('content-encoding', 'br').send(br) : reply.send(asset.identity)
  }

  // Every other address is a page of the application, which reads the address itself.
  async function servePage(reply: FastifyReply) {
    const index = await readOrNothing(join(folder, 'index.html'))
    reply.headers(headers).type('text/html; charset=utf-8')
    return index ? reply.send(index) : reply.code(503).send(not_built)
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const path = (request.params as { '*'?: string })['*'] ?? ''
    if (!path.startsWith('assets/')) return await servePage(reply)
    if (!/^assets\/[\w-][\w.-]*$/.test(path) || !types[extname(path)]) {
      throw notFound('page', 'path')
    }
    return await serveAsset(path, request, reply)
  }

  server.get('/console', serve)
  server.get('/console/*', serve)
}

const not_built = page(
  'Console · Attune',
  `<main><h1>The console isn't built</h1>
<p>Run <code>npm start</code> in Attune's folder, which builds it, or
<code>npm run build --workspace console</code>. Then reload this page.</p></main>`,
)

async function readOrNothing(file: string) {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
