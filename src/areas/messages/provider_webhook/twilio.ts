// Twilio's webhooks, authenticated by signature instead of a key: POST
// /messaging/twilio/messages/{id} reports what became of a message, and POST
// /messaging/twilio/inbound brings what people reply: STOP, START and HELP.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { AppContext } from '#http/app_context.ts'
import { inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { setMessageConsent } from '#areas/persons/person/message_consent.ts'
import { recordBounce, recordDelivery } from '#areas/messages/message/sending.ts'

const bodyLimit = 65_536
const longest = 64

type Target = { account: string }

// The keywords that carriers require, in English and Spanish.
const stop = /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout|alto|parar|cancelar)$/i
const start = /^(?:start|unstop|yes|empezar|comenzar)$/i
const help = /^(?:help|info|ayuda)$/i

export function registerTwilioWebhooks(server: FastifyInstance, app: AppContext) {
  server.post('/messaging/twilio/messages/:id', { bodyLimit }, async (request, reply) => {
    const form = requireSigned(app, request)
    const { id } = request.params as { id: string }
    const [found] = await queryAsWorker<Target>(
      app.db,
      sql`select account from messages where id = ${id}`,
    )
    if (found) await recordStatus(app, found.account, id, form)
    return await respond(reply)
  })

  server.post('/messaging/twilio/inbound', { bodyLimit }, async (request, reply) => {
    const form = requireSigned(app, request)
    const word = (form.get('Body') ?? '').trim()
    const [from, to] = [form.get('From') ?? '', form.get('To') ?? '']
    if (stop.test(word)) await setConsents(app, { from, to }, false)
    else if (start.test(word)) await setConsents(app, { from, to }, true)
    return await respond(reply, help.test(word) ? help_text : undefined)
  })
}

function requireSigned({ outside, public_url }: AppContext, request: FastifyRequest) {
  const form = new URLSearchParams(String(request.body ?? ''))
  const signature = String(request.headers['x-twilio-signature'] ?? '')
  const isSigned = outside.sms?.isSigned
  if (isSigned?.(`${public_url}${request.url}`, form, signature)) return form
  throw new ApiError('malformed_request', {
    reason: 'the `X-Twilio-Signature` header is missing or invalid.',
  })
}

// Statuses on the way say nothing new. Those at the end can come before the request that sent the
// message is recorded, and more than once.
const outcomes: Record<string, typeof recordDelivery> = {
  delivered: recordDelivery,
  undelivered: recordBounce,
  failed: recordBounce,
}

async function recordStatus(app: AppContext, account: string, id: string, form: URLSearchParams) {
  const reported = form.get('MessageStatus') ?? ''
  const record = Object.hasOwn(outcomes, reported) ? outcomes[reported] : undefined
  const provider_reference = (form.get('MessageSid') ?? '').slice(0, longest)
  const error_code = form.get('ErrorCode')?.slice(0, longest) ?? null
  if (!record) return
  await inAccount(app, account, (call) => record(call, id, { provider_reference, error_code }))
}

// In every account that sends messages from the number that was replied to.
async function setConsents(
  app: AppContext,
  { from, to }: { from: string; to: string },
  allowed: boolean,
) {
  const accounts = await queryAsWorker<Target>(
    app.db,
    sql`
      select account from accounts
      where message_settings is not null
        and coalesce(message_settings ->> 'sms_from', ${to}) = ${to}
      order by frozen_at is not null, account`,
  )
  for (const { account } of accounts) {
    await inAccount(app, account, (call) => setMessageConsent(call, from, allowed))
  }
}

const help_text =
  'Messages about your appointments and account. Msg&amp;data rates may apply. Reply STOP to opt ' +
  'out. Responda STOP para no recibir mensajes.'

const respond = (reply: FastifyReply, text?: string) =>
  reply
    .code(200)
    .type('text/xml; charset=utf-8')
    .send(`<Response>${text ? `<Message>${text}</Message>` : ''}</Response>`)
