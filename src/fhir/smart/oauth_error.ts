// Errors of the token endpoint, in the form that OAuth 2.0 defines (RFC 6749, 5.2).
export type OAuthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'unsupported_grant_type'

export class OAuthError extends Error {
  readonly code: OAuthCode
  constructor(code: OAuthCode, description: string) {
    super(description)
    this.code = code
  }
}
