// Interface of single sign-on: an OpenID Connect provider that vouches for members.

// Values that bind an authorization to one browser. The provider returns the state and the nonce.
export type Authorization = {
  redirect_uri: string
  state: string
  nonce: string
  code_verifier: string
}

export type Identity = {
  email: string | undefined
  email_verified: boolean
  authenticated_at: Temporal.Instant | undefined // Undefined if the provider doesn't report it.
}

export type SingleSignOn = {
  account: string | undefined // Whose members sign in with it. Undefined: of the only account.
  // The provider's page. With `confirm`, the provider authenticates again.
  authorizationUrl(authorization: Authorization, confirm: boolean): Promise<URL>
  // Exchanges what the provider returned. Throws SingleSignOnError if anything doesn't match.
  identify(callback: URL, authorization: Authorization): Promise<Identity>
}

/** Why single sign-on failed, in a word for the log. Nothing about the person is in it. */
export class SingleSignOnError extends Error {
  override name = 'SingleSignOnError'
}
