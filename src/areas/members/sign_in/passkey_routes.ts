// The part of the private sign-in API for passkeys: sign in, register, list, delete, confirm.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { ApiError } from '#catalogue/api_error.ts'
import { addressLimiter } from '#http/access/address_limit.ts'
import { requireSameOrigin } from '#http/access/same_origin.ts'
import type { AppContext } from '#http/app_context.ts'
import { Text } from '#kernel/fields.ts'
import { setCookie } from './cookie.ts'
import {
  deletePasskey,
  listPasskeys,
  registerPasskey,
  registrationOptions,
  showPasskey,
} from './passkey.ts'
import { relyingParty } from './relying_party.ts'
import {
  confirmOptions,
  confirmWithPasskey,
  signInOptions,
  signInWithPasskey,
} from './passkey_sign_in.ts'
import { bodyLimit, handlePost, senderOf } from './requests.ts'
import { type CurrentSession, findSession, signOut } from './session.ts'
import { showMember } from './show.ts'

const attempt_limits = { per_hour: 240, all_per_minute: 1_200 }

const Nothing = Type.Object({})
// What a browser returns; the library validates it.
const Signed = Type.Object({
  response: Type.Unsafe<AuthenticationResponseJSON>({ type: 'object' }),
})
const Registration = Type.Object({
  name: Text('Name of the passkey.', 100),
  response: Type.Unsafe<RegistrationResponseJSON>({ type: 'object' }),
})

export function passkeyRoutes(server: FastifyInstance, context: AppContext) {
  const limit = addressLimiter(attempt_limits)
  const options = { bodyLimit }
  const party = ({ headers }: FastifyRequest) => relyingParty(context.public_url, headers.host)
  const limitAddress = (request: FastifyRequest) => limit(context.addressOf(request.raw))

  server.post(
    '/console/sign-in/passkey/options',
    options,
    handlePost(context, Nothing, async (_, __, request) => {
      limitAddress(request)
      return { options: await signInOptions(context, party(request)) }
    }),
  )
  server.post(
    '/console/sign-in/passkey/verify',
    options,
    handlePost(context, Signed, async ({ body, browser, cookie }, reply, request) => {
      limitAddress(request)
      const { response } = body
      const signed_in = await signInWithPasskey(context, party(request), response, browser)
      await signOut(context, cookie)
      reply.header('set-cookie', setCookie(signed_in.secret))
      return { member: showMember(signed_in.member) }
    }),
  )
  server.post(
    '/console/sign-in/fresh/options',
    options,
    handlePost(context, Nothing, async ({ cookie }, _, request) => {
      const current = await findSession(context, cookie)
      return { options: await confirmOptions(context, party(request), current) }
    }),
  )
  server.post(
    '/console/sign-in/fresh/verify',
    options,
    handlePost(context, Signed, async ({ body, cookie }, _, request) => {
      limitAddress(request)
      const current = await findSession(context, cookie)
      return await confirmWithPasskey(context, party(request), current, body.response)
    }),
  )
  server.post(
    '/console/sign-in/passkeys/options',
    options,
    handlePost(context, Nothing, async ({ cookie }, _, request) => {
      const current = await findFresh(context, cookie)
      return { options: await registrationOptions(context, party(request), current) }
    }),
  )
  server.post(
    '/console/sign-in/passkeys',
    options,
    handlePost(context, Registration, async ({ body, cookie }, _, request) => {
      const current = await findFresh(context, cookie)
      return await registerPasskey(context, party(request), current, body)
    }),
  )
  server.get('/console/sign-in/passkeys', async (request) => {
    const current = await findSession(context, senderOf(request).cookie)
    return { object: 'list', data: (await listPasskeys(context, current)).map(showPasskey) }
  })
  server.delete('/console/sign-in/passkeys/:id', options, async (request) => {
    requireSameOrigin(request.headers, context.public_url)
    const current = await findFresh(context, senderOf(request).cookie)
    return await deletePasskey(context, current, (request.params as { id: string }).id)
  })
}

// A stolen session must not be able to add or remove a way to sign in.
async function findFresh(context: AppContext, cookie: string | undefined): Promise<CurrentSession> {
  const current = await findSession(context, cookie)
  if (current.is_fresh) return current
  const how_to_resolve = 'Confirm with your passkey, or sign in with a new link, and retry.'
  throw new ApiError('fresh_sign_in_required', {}, { how_to_resolve })
}
