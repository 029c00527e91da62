// PUT and GET /files/{token}: files go through short-lived links. The link grants access; an
// unknown or expired one returns 404.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { audit } from '#kernel/audit.ts'
import { isIn } from '#kernel/state_sets.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import type { AppContext } from '#http/app_context.ts'
import { extendBodyTime } from '#http/transport/body_time.ts'
import { linkCorsHeaders } from '#http/transport/cors.ts'
import { readFile, storeOf } from './file_content.ts'
import { documentKind } from './lifecycle.ts'
import { openLink, requireUnexpired } from './link.ts'
import { most_file_bytes } from './schema.ts'
import { findVersionById } from './store.ts'
import { receiveFile } from './upload.ts'
import type { VersionRow } from './version_schema.ts'
import { versionStates } from './version_states.ts'

const longest_pause_ms = 60_000

type Params = { Params: { token: string } }

export function fileRoutes(server: FastifyInstance, context: AppContext) {
  void server.register(async (files) => {
    // The body isn't collected: it is encrypted while it arrives.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_, body, done) => done(null, body))
    files.addHook('onRequest', (_, reply, done) => {
      reply.headers(linkCorsHeaders)
      done()
    })

    files.put<Params>(
      '/files/:token',
      { bodyLimit: most_file_bytes },
      async ({ params, headers, body, raw }, reply) => {
        const grant = openLink(context.secrets, params.token, 'upload')
        if (Number(headers['content-length'] ?? 0) > most_file_bytes) {
          // The rest of the body isn't read, so the connection can't be used again.
          throw new ApiError('payload_too_large', {}, { headers: { connection: 'close' } })
        }
        const content_type = headers['content-type'] ?? ''
        const open = () => {
          extendBodyTime(raw)
          return (body as Readable | undefined) ?? raw
        }
        const received = await receiveFile(context, grant, { open, content_type })
        const livemode = context.secrets.environment === 'production'
        return reply.type('application/json; charset=utf-8').send({ ...received, livemode })
      },
    )

    files.get<Params>('/files/:token', async ({ params }, reply) => {
      const link = openLink(context.secrets, params.token, 'download')
      const { account, version_id, variant } = link
      const version = await inAccount(context, account, async (call) => {
        requireUnexpired(call, link)
        const found = await findVersionById(call, version_id)
        if (!found || !isIn(versionStates, 'available', found.status) || !found.file_key) {
          throw notFound(documentKind.object, 'path')
        }
        const { document_id: object_id, person_id } = found
        audit(call, { action: 'document.downloaded', object_id, person_id, fields: [variant] })
        return found
      })
      return await sendFile(reply, context, account, version, variant)
    })
  })
}

export async function sendFile(
  reply: FastifyReply,
  { outside }: Pick<AppContext, 'outside'>,
  account: string,
  version: VersionRow,
  variant: 'original' | 'thumbnail',
) {
  const is_original = variant === 'original'
  const file_id = is_original ? version.file_id : version.thumbnail_id
  const key = Buffer.from(version.file_key!, 'base64')
  const content = file_id && (await readFile(storeOf(outside), account, file_id, key))
  if (!content) throw notFound(documentKind.object, 'path')
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(version.file_name!)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    ...(is_original && { 'content-length': String(version.size_bytes) }),
  })
  reply.raw.setTimeout(longest_pause_ms) // A reader that stops doesn't keep the file open.
  const type = is_original ? version.content_type! : 'image/jpeg'
  return reply.type(type).send(Readable.from(content, { objectMode: false }))
}
