// Gives every screen the session, and keeps it current.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Scope } from 'attune'
import { type Activity, createActivity } from './activity.ts'
import { readSession, signInRequest, type SignedIn } from './session.ts'

type SessionContext = {
  session: SignedIn
  /** Whether the role of the member has the scope. */
  can(scope: Scope): boolean
  activity: Activity
  refresh(): Promise<unknown>
  signOut(reason?: SignOutReason): Promise<void>
  /** The server no longer knows the session. */
  sessionEnded(): void
}
export type SignOutReason = 'idle' | 'ended'

const context = createContext<SessionContext | undefined>(undefined)
export const session_key = ['signed_in']

export const useSessionQuery = () =>
  useQuery({
    queryKey: session_key,
    queryFn: readSession,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    retry: 1,
  })

export function SessionProvider({ session, children }: { session: SignedIn; children: ReactNode }) {
  const queries = useQueryClient()
  const [activity] = useState(createActivity)
  useEffect(() => activity.listen(), [activity])
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: session_key }), [queries])
  // Only once: requests that fail because of the sign-out must not change its reason.
  const leaving = useRef(false)
  const leave = useCallback((reason?: SignOutReason) => {
    // Loads the page again, so that nothing of the session remains in memory.
    location.assign(`/console/sign-in${reason ? `?reason=${reason}` : ''}`)
  }, [])
  const sessionEnded = useCallback(() => {
    if (!leaving.current) leave('ended')
    leaving.current = true
  }, [leave])
  const signOut = useCallback(
    async (reason?: SignOutReason) => {
      if (leaving.current) return
      leaving.current = true
      await signInRequest('POST', '/sign-out').catch(() => {}) // The session can be over already.
      leave(reason)
    },
    [leave],
  )
  const value = useMemo<SessionContext>(
    () => ({
      session,
      can: (scope) => session.scopes.includes(scope),
      activity,
      refresh,
      signOut,
      sessionEnded,
    }),
    [session, activity, refresh, signOut, sessionEnded],
  )
  return <context.Provider value={value}>{children}</context.Provider>
}

export function useSession(): SessionContext {
  const value = useContext(context)
  if (!value) throw new Error('useSession needs a SessionProvider')
  return value
}
