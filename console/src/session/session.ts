// The signed-in member: the private sign-in API, and the only one the console uses beside /v1.
import type { Scope } from 'attune'

export type SignedIn = {
  /** ID of the session (`msess_…`), as in the list of the member's sessions. */
  id: string
  member: { id: string; email: string; name: string; practitioner_id: string | null }
  role: { id: string; name: string; acts_as: 'account' | 'practitioner' }
  scopes: Scope[]
  account: { id: string; name: string }
  environment: string
  /** How far the sandbox clock is ahead. 0 in production. */
  clock_offset_seconds: number
  method: 'link' | 'passkey' | 'single_sign_on'
  idle_expires_at: string
  expires_at: string
  /** Until when sensitive actions need no further sign-in check. Null: check first. */
  fresh_until: string | null
}

export type SignInMethods = { link: boolean; passkey: boolean; single_sign_on: boolean }
export type Passkey = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}
export type Token = { token: string; expires_at: string }

/** A refused request to the sign-in API, in the words of the server. */
export class SignInError extends Error {
  override name = 'SignInError'
  readonly status: number
  readonly code: string | undefined
  readonly how_to_resolve: string | undefined
  readonly docs: string | undefined

  constructor(status: number, error: SignInErrorBody) {
    super(error.message ?? `The server answered with status ${status}.`)
    this.status = status
    this.code = error.code
    this.how_to_resolve = error.how_to_resolve
    this.docs = error.docs
  }
}

type SignInErrorBody = { code?: string; message?: string; how_to_resolve?: string; docs?: string }

/** Sends a request to the sign-in API. The cookie never reaches the code of the console. */
export async function signInRequest<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/console${path}`, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const text = await response.text()
  const answer = text.startsWith('{') ? JSON.parse(text) : {}
  if (!response.ok) throw new SignInError(response.status, answer.error ?? {})
  return answer as T
}

/** The current session, or null if there is none. */
export async function readSession(): Promise<SignedIn | null> {
  try {
    return await signInRequest<SignedIn>('GET', '/session')
  } catch (error) {
    if (error instanceof SignInError && [401, 404].includes(error.status)) return null
    throw error
  }
}
