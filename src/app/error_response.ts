// Responds to a request that failed: with the envelope of its error, or with the response of the
// cell that serves its account now.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFrozen, movedTo } from '#kernel/frozen_accounts.ts'
import { admit } from '#http/access/admit.ts'
import type { AppContext } from '#http/app_context.ts'
import { asErrorResponse, describe } from '#http/responses/database_errors.ts'
import { errorBody, errorHeaders, standingHeaders } from '#http/responses/error_envelope.ts'
import type { forwarder } from '#http/transport/forward.ts'

type Cells = Pick<ReturnType<typeof forwarder>, 'forward'>

// Details of the request are returned only after its key was checked, even if Fastify found the
// error first.
export const errorResponder =
  (context: AppContext, cells: Cells) =>
  async (request: FastifyRequest, reply: FastifyReply, cause: unknown) => {
    let reason = cause
    if (request.key_hash && !request.admitted && asErrorResponse(cause).status < 500) {
      await admit(context, request, reply).catch((refusal: unknown) => (reason = refusal))
    }
    if (isFrozen(reason) && request.unknown_key) {
      context.admission.unknown_keys.giveBack(context.addressOf(request.raw)) // The key exists.
    }
    const other_cell = movedTo(reason)
    const forwarded = other_cell && (await cells.forward(request, other_cell))
    if (forwarded) {
      return reply.code(forwarded.status).headers(forwarded.headers).send(forwarded.body)
    }
    const error = asErrorResponse(reason)
    if (error.status === 500) {
      context.log.error({ request_id: request.id, error: describe(reason) }, 'a request failed')
    }
    request.error_code = error.code
    if (error.code === 'origin_refused') reply.removeHeader('access-control-allow-origin')
    const { type, text } = errorBody(request.url, error, context.public_url, request.id)
    return reply
      .code(error.status)
      .headers({ ...standingHeaders, 'request-id': request.id, ...errorHeaders(error) })
      .type(type)
      .send(text)
  }
