// Public pages that need no key: the waitlist and invitation links. Responds in JSON unless the
// caller accepts HTML.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { entryStates } from './entry_states.ts'
import {
  deadLinkPage,
  frontPage,
  invitationPage,
  keyPage,
  thanksPage,
  errorPage,
} from './front_page.ts'
import { Acceptance, WaitlistJoin } from './schema.ts'
import { acceptInvitation, isInvited, joinWaitlist } from './waitlist.ts'
import { addressLimiter } from '#http/access/address_limit.ts'
import { errorHeaders } from '#http/responses/error_envelope.ts'
import type { AppContext } from '#http/app_context.ts'
import type { Route } from '#http/routing/route.ts'
import { requireSameOrigin } from '#http/access/same_origin.ts'
import { requestValidator } from '#http/parsing/validate_request.ts'
import { asApiError } from '#http/responses/database_errors.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'"
const bodyLimit = 16_384

// Invitation links have a higher limit, because mail programs open them too.
const join_limits = { per_hour: 10, all_per_minute: 600 }
const link_limits = { per_hour: 60, all_per_minute: 600 }

const bodyReader = (body: Route['body']) => requestValidator({ method: 'POST', body } as Route)
const readJoin = bodyReader(WaitlistJoin)
const readAcceptance = bodyReader(Acceptance)

const wantsPage = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? '')

export function frontRoutes(server: FastifyInstance, context: AppContext) {
  const { db, secrets, signup, public_url } = context
  const limitJoins = addressLimiter(join_limits)
  const limitLinks = addressLimiter(link_limits)

  server.post('/waitlist', { bodyLimit }, async (request, reply) => {
    try {
      if (signup === 'closed') throw new ApiError('waitlist_closed', {})
      requireSameOrigin(request.headers, public_url)
      limitJoins(context.addressOf(request.raw))
      await joinWaitlist({ db, secrets }, readJoin(request).body)
      if (wantsPage(request)) return showPage(reply, thanksPage())
      return { object: 'waitlist_entry', status: entryStates.initial }
    } catch (cause) {
      if (!wantsPage(request)) throw cause
      return showError(request, reply, cause, (message) => frontPage(signup, public_url, message))
    }
  })

  const link = '/invitations/:token'
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token

  server.get(link, async (request, reply) => {
    try {
      limitLinks(context.addressOf(request.raw))
      if (await isInvited({ db, secrets }, tokenOf(request)))
        return showPage(reply, invitationPage())
      return showPage(reply.code(404), deadLinkPage())
    } catch (cause) {
      return showError(request, reply, cause, errorPage)
    }
  })

  server.post(link, { bodyLimit }, async (request, reply) => {
    try {
      requireSameOrigin(request.headers, public_url)
      limitLinks(context.addressOf(request.raw))
      const { account_name } = readAcceptance(request).body
      const accepted = acceptInvitation(context, tokenOf(request), account_name ?? 'Sandbox')
      return showPage(reply, keyPage((await accepted).secret, `${public_url}/v1`))
    } catch (cause) {
      const not_found = asApiError(cause).status === 404
      return showError(request, reply, cause, not_found ? deadLinkPage : errorPage)
    }
  })

  // The same error as in JSON, as a page. Server errors go to the error handler, which logs them.
  function showError(
    request: FastifyRequest,
    reply: FastifyReply,
    cause: unknown,
    page: (message: string) => string,
  ) {
    const error = asApiError(cause)
    if (error.status >= 500) throw cause
    request.error_code = error.code
    return showPage(reply.code(error.status).headers(errorHeaders(error)), page(error.message))
  }
}

const showPage = (reply: FastifyReply, text: string) =>
  reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(text)
