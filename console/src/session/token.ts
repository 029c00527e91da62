// The scoped token of this tab: kept in memory only, and replaced before its five minutes end.
import { signInRequest, type Token } from './session.ts'

const renew_before_ms = 45_000

export type TokenSource = { current(): Promise<string>; forget(): void }

/**
 * One request at a time, however many calls wait for the token. Says whether the member is active:
 * a screen that refreshes automatically must not keep the session alive.
 */
export function createTokenSource(isActive: () => boolean): TokenSource {
  let token: Token | undefined
  let pending: Promise<Token> | undefined
  return {
    async current() {
      if (token && Date.parse(token.expires_at) - Date.now() > renew_before_ms) return token.token
      pending ??= signInRequest<Token>('POST', '/token', { active: isActive() }).finally(
        () => (pending = undefined),
      )
      token = await pending
      return token.token
    },
    forget() {
      token = undefined
    },
  }
}
