// The private API of the console's sign-in page. Everything else the console does is a public API
// call with the token it gets here.
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { addressLimiter } from '#http/access/address_limit.ts'
import type { AppContext } from '#http/app_context.ts'
import { describe } from '#http/responses/database_errors.ts'
import { member_email } from '#areas/members/member/schema.ts'
import { clearCookie, setCookie } from './cookie.ts'
import { createLinks, redeemLink } from './link.ts'
import { passkeyRoutes } from './passkey_routes.ts'
import { bodyLimit, handlePost, senderOf } from './requests.ts'
import { singleSignOnRoutes } from './single_sign_on_routes.ts'
import { createToken, findSession, signOut } from './session.ts'
import { showMember, showSession, signInMethods } from './show.ts'
import type { SignedIn } from './sign_in.ts'

// Guessing is hopeless anyway; the limits keep one address from sending many emails.
const link_limits = { per_hour: 30, all_per_minute: 600 }
const attempt_limits = { per_hour: 120, all_per_minute: 1_200 }

const LinkRequest = Type.Object({ email: member_email })
const LinkRedemption = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })
const TokenRequest = Type.Object({ active: Type.Optional(Type.Boolean()) })

export function signInRoutes(server: FastifyInstance, context: AppContext) {
  const { mail, log, public_url } = context
  const limitLinks = addressLimiter(link_limits)
  const limitAttempts = addressLimiter(attempt_limits)
  const options = { bodyLimit }

  async function sendLinks(email: string) {
    const message = await createLinks(context, public_url, email)
    if (message) await mail(message)
  }

  server.post(
    '/console/sign-in/link',
    options,
    handlePost(context, LinkRequest, async ({ body }, reply, request) => {
      limitLinks(context.addressOf(request.raw))
      // After the response, so that its timing doesn't reveal whether the address is known.
      reply.raw.once('close', () =>
        sendLinks(body.email).catch((error: unknown) =>
          log.error({ error: describe(error) }, 'a sign-in email could not be sent'),
        ),
      )
      return reply.code(202).send({ object: 'sign_in_link', sent_to: body.email })
    }),
  )

  server.post(
    '/console/sign-in/link/redeem',
    options,
    handlePost(context, LinkRedemption, async ({ body, cookie, browser }, reply, request) => {
      limitAttempts(context.addressOf(request.raw))
      const signed_in = await redeemLink(context, body.token, browser)
      await signOut(context, cookie)
      reply.header('set-cookie', setCookie(signed_in.secret))
      return memberOf(signed_in)
    }),
  )

  server.get('/console/sign-in/methods', async () => signInMethods(context))
  passkeyRoutes(server, context)
  singleSignOnRoutes(server, context)

  server.get('/console/session', async (request) => {
    const { cookie } = senderOf(request)
    return showSession(context, await findSession(context, cookie))
  })

  server.post(
    '/console/token',
    options,
    handlePost(context, TokenRequest, async ({ body, cookie }) => {
      const { scopes } = showSession(context, await findSession(context, cookie))
      return { ...(await createToken(context, cookie, body.active ?? true)), scopes }
    }),
  )

  server.post(
    '/console/sign-out',
    options,
    handlePost(context, Type.Object({}), async ({ cookie }, reply) => {
      await signOut(context, cookie)
      reply.header('set-cookie', clearCookie())
      return { object: 'sign_out' }
    }),
  )
}

export const memberOf = ({ member }: SignedIn) => ({ member: showMember(member) })
