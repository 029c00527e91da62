// Public pages that need no key: the waitlist and invitation links. Responds in JSON unless the
// caller accepts HTML.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import {
  deadLinkPage,
  frontPage,
  invitationPage,
  keyPage,
  thanksPage,
  troublePage,
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
const joining = { per_hour: 10, all_per_minute: 600 }
const opening = { per_hour: 60, all_per_minute: 600 }

const reads = (body: Route['body']) => requestValidator({ method: 'POST', body } as Route)
const readJoin = reads(WaitlistJoin)
const readAcceptance = reads(Acceptance)

const wantsPage = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? '')

export function frontRoutes(server: FastifyInstance, house: AppContext) {
  const { db, secrets, signup, public_url } = house
  const mayJoin = addressLimiter(joining)
  const mayOpen = addressLimiter(opening)

  server.post('/waitlist', { bodyLimit }, async (request, reply) => {
    try {
      if (signup === 'closed') throw new ApiError('waitlist_closed', {})
      requireSameOrigin(request.headers, public_url)
      mayJoin(house.addressOf(request.raw))
      await joinWaitlist({ db, secrets }, readJoin(request).body)
      if (wantsPage(request)) return show(reply, thanksPage())
      return { object: 'waitlist_entry', status: 'joined' }
    } catch (cause) {
      if (!wantsPage(request)) throw cause
      return refuse(request, reply, cause, (message) => frontPage(signup, public_url, message))
    }
  })

  const link = '/invitations/:token'
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token

  server.get(link, async (request, reply) => {
    try {
      mayOpen(house.addressOf(request.raw))
      if (await isInvited({ db, secrets }, tokenOf(request))) return show(reply, invitationPage())
      return show(reply.code(404), deadLinkPage())
    } catch (cause) {
      return refuse(request, reply, cause, troublePage)
    }
  })

  server.post(link, { bodyLimit }, async (request, reply) => {
    try {
      requireSameOrigin(request.headers, public_url)
      mayOpen(house.addressOf(request.raw))
      const { account_name } = readAcceptance(request).body
      const accepted = acceptInvitation(house, tokenOf(request), account_name ?? 'Sandbox')
      return show(reply, keyPage((await accepted).secret, `${public_url}/v1`))
    } catch (cause) {
      const dead = asApiError(cause).status === 404
      return refuse(request, reply, cause, dead ? deadLinkPage : troublePage)
    }
  })

  // The same error as in JSON, as a page. Server errors go to the error handler, which logs them.
  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    cause: unknown,
    page: (message: string) => string,
  ) {
    const error = asApiError(cause)
    if (error.status >= 500) throw cause
    request.error_code = error.code
    return show(reply.code(error.status).headers(errorHeaders(error)), page(error.message))
  }
}

const show = (reply: FastifyReply, text: string) =>
  reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(text)
