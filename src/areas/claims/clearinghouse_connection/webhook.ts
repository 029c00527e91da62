// POST /clearinghouses/stedi/{id}/webhooks: Stedi's events, authenticated by signature instead of a
// key. An event only says that something arrived: the mailbox is read soon, and what is read there
// counts. A repeated or forged event can't do more than that.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { sql, stored_now } from '#db/sql.ts'
import type { AppContext } from '#http/app_context.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { signV1 } from '#outside/webhook/signature.ts'
import { decryptCredentials } from './credentials.ts'

const bodyLimit = 262_144
const tolerance_seconds = 300
const withheld_seconds = 16 // Stedi doesn't list the transactions of the last 15 seconds.

type Found = { account: string; id: string; mailbox: string; credentials: Buffer; now: number }

export function registerStediWebhook(server: FastifyInstance, app: AppContext) {
  server.post('/clearinghouses/stedi/:id/webhooks', { bodyLimit }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const [found] = await queryAsWorker<Found>(app.db, findConnection(id))
    const secret = found && decryptCredentials(app.secrets, found.account, found)?.webhook_secret
    if (!found || !secret || !isSigned(request, secret, Number(found.now))) throw unsigned()
    await queryAsWorker(app.db, readSoon(found.mailbox))
    return await reply.code(200).send({ received: true })
  })
}

// The same for a connection that doesn't exist.
const unsigned = () =>
  new ApiError('malformed_request', {
    reason: 'the `webhook-signature` header is missing or invalid.',
  })

const findConnection = (id: string) => sql`
  select account, id, mailbox, credentials, extract(epoch from now()) as now
  from clearinghouse_connections
  where id = ${id} and type = 'stedi' and mailbox is not null`

const readSoon = (mailbox: string) => sql`
  update mailboxes
  set poll_after = least(poll_after, ${stored_now} + ${withheld_seconds} * interval '1 second')
  where mailbox = ${mailbox}`

function isSigned({ headers, body }: FastifyRequest, secret: string, now: number) {
  const [id, at, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => String(headers[name] ?? ''),
  ) as [string, string, string]
  const isId = /^[\w-]{1,200}$/.test(id) // A dot would let two messages share a signature.
  if (!isId || !/^\d{1,12}$/.test(at) || Math.abs(now - Number(at)) > tolerance_seconds)
    return false
  const expected = Buffer.from(signV1(secret, id, Number(at), String(body ?? '')))
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
