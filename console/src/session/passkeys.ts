// Passkeys and links: the steps of signing in, each a request to the sign-in API.
import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { type Passkey, signInRequest } from './session.ts'

async function answer(path: string): Promise<{ response: AuthenticationResponseJSON }> {
  const { options } = await signInRequest<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    'POST',
    `${path}/options`,
  )
  return { response: await startAuthentication({ optionsJSON: options }) }
}

export async function signInWithPasskey() {
  await signInRequest('POST', '/sign-in/passkey/verify', await answer('/sign-in/passkey'))
}

/** A second check of the same member, for a sensitive action. */
export async function confirmWithPasskey() {
  await signInRequest('POST', '/sign-in/fresh/verify', await answer('/sign-in/fresh'))
}

export async function addPasskey(name: string) {
  const { options } = await signInRequest<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    'POST',
    '/sign-in/passkeys/options',
  )
  const response = await startRegistration({ optionsJSON: options })
  await signInRequest('POST', '/sign-in/passkeys', { name, response })
}

export const listPasskeys = async () =>
  (await signInRequest<{ data: Passkey[] }>('GET', '/sign-in/passkeys')).data
export const deletePasskey = (id: string) => signInRequest('DELETE', `/sign-in/passkeys/${id}`)
export const requestLink = (email: string) => signInRequest('POST', '/sign-in/link', { email })
export const redeemLink = (token: string) =>
  signInRequest('POST', '/sign-in/link/redeem', { token })

/** The provider's page, by way of a redirect of ours. Confirming authenticates again there. */
export const startSingleSignOn = ({ confirm = false } = {}) =>
  location.assign(`/console/sign-in/oidc/start${confirm ? '?confirm=true' : ''}`)
