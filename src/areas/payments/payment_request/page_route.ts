// GET and POST /pay/{token}: the page of a payment request, for people without a key. The link
// grants access; an unknown one returns 404. The form sends a token of the payment processor, never
// a card number.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound } from '#catalogue/api_error.ts'
import { Choice, Integer, Text } from '#kernel/fields.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { addressLimiter } from '#http/access/address_limit.ts'
import { requireSameOrigin } from '#http/access/same_origin.ts'
import type { AppContext } from '#http/app_context.ts'
import { requestValidator } from '#http/parsing/validate_request.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { errorHeaders } from '#http/responses/error_envelope.ts'
import type { Route } from '#http/routing/route.ts'
import { performPaymentOperations } from '#areas/payments/payment/handlers.ts'
import { ProcessorToken } from '#areas/payments/payment/method_input.ts'
import { hashLink, is_link_token } from './link.ts'
import { deadLinkPage, paymentPage, policyFor, problemPage } from './page.ts'
import { answerChallenge, payRequest, readPage } from './pay.ts'
import { findByLink } from './store.ts'

// Mail programs and the person's own reloads open the link too.
const limits = { per_hour: 120, all_per_minute: 1_200 }
const bodyLimit = 4_096

const Submission = Type.Object({
  amount: Integer('Amount that the page showed.', 1, 1_000_000_000_000),
  currency: Text('Currency that the page showed.', 3, { pattern: '^[a-z]{3}$' }),
  token: ProcessorToken("The processor's token. No card number."),
})
const Answer = Type.Object({ outcome: Choice(['authenticated', 'failed'], 'Simulated outcome.') })

const readerOf = (body: Route['body']) =>
  requestValidator({ method: 'POST', body, refuses_cards: true } as Route)
const readSubmission = readerOf(Submission)
const readAnswer = readerOf(Answer)

type Found = { account: string; id: string; path: string }

export function paymentPageRoutes(server: FastifyInstance, context: AppContext) {
  const { db, secrets, public_url } = context
  const limit = addressLimiter(limits)
  const form = () => context.outside.processors.payment_form

  const typeOf = (token: string) =>
    form()?.test_methods?.find((each) => each.token === token)?.type ?? 'card'

  async function find(request: FastifyRequest): Promise<Found> {
    limit(context.addressOf(request.raw))
    const { token } = request.params as { token: string }
    const found = is_link_token.test(token) && (await findByLink(db, hashLink(secrets, token)))
    if (!found) throw notFound('payment_request', 'path')
    return { ...found, path: `/pay/${token}` }
  }

  async function show(reply: FastifyReply, { account, id, path }: Found, is_changed = false) {
    const page = await inAccount(context, account, (call) => readPage(call, id, is_changed))
    return send(reply, paymentPage(page, form(), path))
  }

  const send = (reply: FastifyReply, text: string) =>
    reply
      .headers({
        'content-security-policy': policyFor(form()),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(text)

  // Server errors go to the error handler, which logs them.
  async function withErrorPage(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ) {
    try {
      return await work()
    } catch (cause) {
      const error = asApiError(cause)
      if (error.status >= 500) throw cause
      request.error_code = error.code
      reply.code(error.status).headers(errorHeaders(error))
      return send(reply, error.status === 404 ? deadLinkPage() : problemPage(error.message))
    }
  }

  // A reload after the redirect submits nothing again.
  async function submit(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (found: Found) => Promise<string | undefined>,
    is_form: boolean,
  ) {
    requireSameOrigin(request.headers, public_url)
    const found = await find(request)
    const payment_id = await act(found)
    if (!payment_id) return await show(reply, found, is_form)
    await performPaymentOperations(context, found.account, payment_id)
    return reply.header('referrer-policy', 'no-referrer').redirect(found.path, 303)
  }

  server.get('/pay/:token', (request, reply) =>
    withErrorPage(request, reply, async () => show(reply, await find(request))),
  )

  server.post('/pay/:token', { bodyLimit }, (request, reply) =>
    withErrorPage(request, reply, () =>
      submit(
        request,
        reply,
        ({ account, id }) => {
          const { token, ...shown } = readSubmission(request).body
          const method = { type: typeOf(token), token }
          return inAccount(context, account, (call) => payRequest(call, id, shown, method))
        },
        true,
      ),
    ),
  )

  server.post('/pay/:token/challenge', { bodyLimit }, (request, reply) =>
    withErrorPage(request, reply, () =>
      submit(
        request,
        reply,
        ({ account, id }) => {
          if (!form()?.test_methods) throw notFound('page', 'path')
          const { outcome } = readAnswer(request).body
          return inAccount(context, account, (call) => answerChallenge(call, id, outcome))
        },
        false,
      ),
    ),
  )
}
