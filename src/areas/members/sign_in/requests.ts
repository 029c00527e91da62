// What every request to the private sign-in API must fulfill: it comes from our own page, and its
// body is JSON, which no page of another site can send without being refused by the browser.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema, Static } from 'typebox'
import { ApiError } from '#catalogue/api_error.ts'
import { requireSameOrigin } from '#http/access/same_origin.ts'
import type { AppContext } from '#http/app_context.ts'
import { requestValidator } from '#http/parsing/validate_request.ts'
import type { Route } from '#http/routing/route.ts'
import { cookieIn } from './cookie.ts'
import type { Browser } from './sign_in.ts'

export const bodyLimit = 65_536

const most_user_agent = 300

type Input<Body> = { body: Body; cookie: string | undefined; browser: Browser }

// A handler of a POST that reads this body.
export function handlePost<Body extends TSchema>(
  { public_url }: Pick<AppContext, 'public_url'>,
  body: Body,
  run: (input: Input<Static<Body>>, reply: FastifyReply, request: FastifyRequest) => unknown,
) {
  const read = requestValidator({ method: 'POST', body } as unknown as Route)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireSameOrigin(request.headers, public_url)
    requireJson(request)
    const input = { body: read(request).body as Static<Body>, ...senderOf(request) }
    return await run(input, reply, request)
  }
}

export const senderOf = ({ id, headers }: FastifyRequest) => ({
  cookie: cookieIn(headers),
  browser: {
    user_agent: headers['user-agent']?.slice(0, most_user_agent) || null,
    request_id: id,
  },
})

function requireJson({ headers }: FastifyRequest) {
  if (/^application\/json\b/i.test(headers['content-type'] ?? '')) return
  throw new ApiError('unsupported_media_type', {})
}
