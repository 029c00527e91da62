// Single sign-on with OpenID Connect: the authorization code flow with PKCE. The ID token's
// signature is verified although it comes over TLS from the provider itself.
import * as oidc from 'openid-client'
import {
  type Authorization,
  type Identity,
  type SingleSignOn,
  SingleSignOnError,
} from '#outside/ports/single_sign_on.ts'
import type { SingleSignOnSettings } from '#settings/single_sign_on.ts'
import { fetchLimited } from './fetch_limited.ts'

const timeout_seconds = 10
const discovery_valid_ms = 3_600_000

export function openIdConnect(settings: SingleSignOnSettings): SingleSignOn {
  const { issuer, client_id, client_secret } = settings
  let known: { provider: Promise<oidc.Configuration>; at: number } | undefined

  const discover = () =>
    oidc.discovery(new URL(issuer), client_id, client_secret, undefined, {
      [oidc.customFetch]: fetchLimited,
      execute: [oidc.enableNonRepudiationChecks],
      timeout: timeout_seconds,
    })

  // One request for all browsers. A failed one is forgotten, so that the next browser retries.
  async function provider() {
    const at = performance.now()
    if (!known || at - known.at > discovery_valid_ms) known = { provider: discover(), at }
    const current = known
    return await current.provider.catch((cause: unknown) => {
      if (known === current) known = undefined
      throw failure('discovery', cause)
    })
  }

  return {
    account: settings.account,
    async authorizationUrl({ redirect_uri, state, nonce, code_verifier }, confirm) {
      return oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        ...(confirm && { prompt: 'login', max_age: '0' }),
      })
    },
    async identify(callback, authorization) {
      const configuration = await provider()
      return await exchange(configuration, callback, authorization).catch((cause: unknown) => {
        throw failure('exchange', cause)
      })
    },
  }
}

async function exchange(
  configuration: oidc.Configuration,
  callback: URL,
  { state, nonce, code_verifier }: Authorization,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: code_verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  // Many providers put the address into the ID token; the standard has it at another endpoint.
  const { email, email_verified } =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
  return {
    email: typeof email === 'string' ? email : undefined,
    email_verified: email_verified === true,
    authenticated_at: instantOf(claims.auth_time),
  }
}

const instantOf = (seconds: number | undefined) =>
  seconds === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)

// Errors of the library can quote a response. Only their code goes on.
function failure(step: string, cause: unknown) {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreachable'
  return new SingleSignOnError(`${step}: ${code}`)
}
