// What a browser binds a passkey to: the host, and the origin of the page.
import { ApiError } from '#catalogue/api_error.ts'

export type RelyingParty = { id: string; origins: string[] }

// A sandbox can listen on another port than its public URL says.
export function relyingParty(public_url: string, host = ''): RelyingParty {
  const { hostname, origin } = new URL(public_url)
  const other = URL.parse(`https://${host}`)
  return { id: hostname, origins: other?.hostname === hostname ? [origin, other.origin] : [origin] }
}

export const failed = () => new ApiError('sign_in_failed', { reason: "The passkey isn't valid." })

// Loaded with the first passkey.
export const webAuthn = () => import('@simplewebauthn/server')
