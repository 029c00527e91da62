// The cookies of sign-in. Browsers accept the `__Host-` prefix only with Secure, without Domain and
// with the root path, so no other host can set or read them.
import type { IncomingHttpHeaders } from 'node:http'

const session = '__Host-attune_session'
const single_sign_on = '__Host-attune_single_sign_on'
const attributes = 'Path=/; Secure; HttpOnly'
const strict = `${attributes}; SameSite=Strict`

export const setCookie = (secret: string) => `${session}=${secret}; ${strict}`

export const clearCookie = () => `${session}=; ${strict}; Max-Age=0`

export const cookieIn = (headers: IncomingHttpHeaders) =>
  valueIn(headers, session, /^[0-9A-Za-z]{43}$/)

// Lax: the provider's redirect back to us is a navigation that starts on another site.
const lax = `${attributes}; SameSite=Lax`

export const setChallengeCookie = (challenge: string) =>
  `${single_sign_on}=${challenge}; ${lax}; Max-Age=300`

export const clearChallengeCookie = () => `${single_sign_on}=; ${lax}; Max-Age=0`

export const challengeIn = (headers: IncomingHttpHeaders) =>
  valueIn(headers, single_sign_on, /^[\w-]{72}$/)

// A request with two cookies of a name has none: one of them was planted.
function valueIn({ cookie = '' }: IncomingHttpHeaders, name: string, form: RegExp) {
  const found = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return found.length === 1 && form.test(found[0]!) ? found[0]! : undefined
}
