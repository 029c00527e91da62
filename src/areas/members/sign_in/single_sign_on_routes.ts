// The part of the private sign-in API for single sign-on: to the provider's page, and back. Both
// are navigations, so a failure leads back to the sign-in page, the same for every reason.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { addressLimiter } from '#http/access/address_limit.ts'
import type { AppContext } from '#http/app_context.ts'
import { SingleSignOnError } from '#outside/ports/single_sign_on.ts'
import { challengeIn, clearChallengeCookie, setChallengeCookie, setCookie } from './cookie.ts'
import { senderOf } from './requests.ts'
import { signOut } from './session.ts'
import { callback_path, finishSingleSignOn, startSingleSignOn } from './single_sign_on.ts'

const attempt_limits = { per_hour: 240, all_per_minute: 1_200 }

export function singleSignOnRoutes(server: FastifyInstance, context: AppContext) {
  const limit = addressLimiter(attempt_limits)

  function provider(request: FastifyRequest) {
    limit(context.addressOf(request.raw))
    const found = context.single_sign_on()
    if (!found) throw notFound('page', 'path')
    return found
  }

  // The reason is for the operator's log. The person learns only that it failed.
  function leadBack(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    context.log.warn({ request_id: request.id, reason }, 'single sign-on failed')
    return reply
      .header('set-cookie', clearChallengeCookie())
      .redirect('/console/sign-in#error=sign_in_failed', 303)
  }

  server.get('/console/sign-in/oidc/start', async (request, reply) => {
    const confirm = (request.query as { confirm?: unknown }).confirm === 'true'
    const chosen = provider(request)
    try {
      const { url, challenge } = await startSingleSignOn(context, chosen, confirm)
      return reply.header('set-cookie', setChallengeCookie(challenge)).redirect(url.href, 303)
    } catch (error) {
      return leadBack(request, reply, error)
    }
  })

  server.get(callback_path, async (request, reply) => {
    const chosen = provider(request)
    const { browser, cookie } = senderOf(request)
    const search = new URL(request.url, context.public_url).search
    const returned = { challenge: challengeIn(request.headers), search }
    try {
      const { secret } = await finishSingleSignOn(context, chosen, returned, browser)
      await signOut(context, cookie)
      const cookies = [setCookie(secret), clearChallengeCookie()]
      return reply.header('set-cookie', cookies).redirect('/console', 303)
    } catch (error) {
      return leadBack(request, reply, error)
    }
  })
}

function reasonOf(error: unknown) {
  if (error instanceof SingleSignOnError) return error.message
  return error instanceof ApiError && error.code === 'sign_in_failed' ? error.message : undefined
}
