// Calls the public API with the token of this tab. Every call of the console goes through here.
import { Attune, AttuneError, AuthenticationError } from 'attune'
import type { TokenSource } from '../session/token.ts'
import { SignInError } from '../session/session.ts'
import { createNameReader } from './names.ts'
import { type CallLog, observed } from './recording.ts'

export type Api = {
  /** Runs a call of the SDK: `call((attune) => attune.apiKeys.list().page())`. */
  call<T>(act: (attune: Attune) => PromiseLike<T>): Promise<T>
  /** The name of a practitioner or member. */
  readName(id: string): Promise<string>
  calls: CallLog
}

type Options = {
  token: TokenSource
  calls: CallLog
  /** Asks for a passkey. Resolves with whether the member confirmed. */
  stepUp(): Promise<boolean>
  sessionEnded(): void
}

export function createApi({ token, calls, stepUp, sessionEnded }: Options): Api {
  const run = <T>(act: (attune: Attune) => PromiseLike<T>) => {
    let typescript = ''
    const attune = new Attune({
      apiKey: () => token.current(),
      baseUrl: location.origin,
      fetch: async (url, init) => {
        const response = await fetch(url, { ...init, cache: 'no-store', credentials: 'omit' })
        calls.add({
          id: calls.nextId(),
          method: init.method ?? 'GET',
          path: url.slice(location.origin.length),
          body: typeof init.body === 'string' ? init.body : undefined,
          headers: init.headers as Record<string, string>,
          typescript,
          status: response.status,
        })
        return response
      },
    })
    return act(observed(attune, (written) => (typescript = written)))
  }
  const call: Api['call'] = async (act) => {
    try {
      return await run(act)
    } catch (error) {
      if (needsFreshSignIn(error) && (await stepUp())) {
        token.forget()
        return await run(act)
      }
      if (isSessionOver(error)) sessionEnded()
      throw error
    }
  }
  return { call, calls, readName: createNameReader(call) }
}

const needsFreshSignIn = (error: unknown) =>
  error instanceof AttuneError && (error.code as string) === 'fresh_sign_in_required'

const isSessionOver = (error: unknown) =>
  error instanceof AuthenticationError || (error instanceof SignInError && error.status === 401)
