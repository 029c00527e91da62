// POST /telehealth/daily/webhooks: Daily's events, authenticated by signature instead of a key. The
// room says which account it is about. What is about other rooms is accepted and ignored: Daily
// stops sending after three refusals.
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { AppContext } from '#http/app_context.ts'
import { inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { decryptCredentials } from '#areas/sessions/telehealth_settings/credentials.ts'
import { recordConnection } from './connections.ts'

const bodyLimit = 65_536

type Found = { account: string; id: string; credentials: Buffer | null }

export function registerDailyWebhook(server: FastifyInstance, app: AppContext) {
  server.post('/telehealth/daily/webhooks', { bodyLimit }, async ({ headers, body }, reply) => {
    const text = String(body ?? '')
    const { video } = app.outside
    const webhook = video.readWebhook(text)
    if (!webhook) throw malformed('the body must be JSON.')
    const [found] = webhook.room ? await queryAsWorker<Found>(app.db, findRoom(webhook.room)) : []
    if (!found) return await reply.code(200).send({ received: true })
    const { account, id, credentials } = found
    const secret = decryptCredentials(app.secrets, account, credentials)?.webhook_secret
    const [at, signature] = ['x-webhook-timestamp', 'x-webhook-signature'].map((name) =>
      String(headers[name] ?? ''),
    ) as [string, string]
    if (!secret || !video.isSigned(secret, at, text, signature)) {
      throw malformed('the `X-Webhook-Signature` header is missing or invalid.')
    }
    const { connection } = webhook
    if (connection) await inAccount(app, account, (call) => recordConnection(call, id, connection))
    return await reply.code(200).send({ received: true })
  })
}

const malformed = (reason: string) => new ApiError('malformed_request', { reason })

const findRoom = (name: string) => sql`
  select video_rooms.account, video_rooms.id, credentials
  from video_rooms
  left join telehealth_settings on telehealth_settings.account = video_rooms.account
  where video_rooms.name = ${name}`
