// The frame for a signed-in member. Without a session it leads to the sign-in page.
import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createApi } from '../api/client.ts'
import { ApiContext } from '../api/context.tsx'
import { createCallLog } from '../api/recording.ts'
import { ErrorState } from '../components/states.tsx'
import { SessionProvider, session_key, useSession, useSessionQuery } from '../session/context.tsx'
import { warn_after_ms } from '../session/activity.ts'
import { createTokenSource } from '../session/token.ts'
import { Frame } from './frame.tsx'
import { StepUpProvider, useStepUp } from './step_up.tsx'

export function SignedInFrame() {
  const { data: session, error, isPending, refetch } = useSessionQuery()
  // A session that can't be read again for a moment must not take away what was typed.
  if (error && !session) return <ErrorState error={error} retry={() => void refetch()} />
  if (isPending) return null
  if (!session) return <Navigate to="/sign-in" />
  return (
    <SessionProvider session={session}>
      <StepUpProvider>
        <WithApi>
          <Frame />
        </WithApi>
      </StepUpProvider>
    </SessionProvider>
  )
}

function WithApi({ children }: { children: React.ReactNode }) {
  const stepUp = useStepUp()
  const { activity, sessionEnded } = useSession()
  const queries = useQueryClient()
  const [api] = useState(() =>
    createApi({
      token: createTokenSource(() => activity.idleMs() < warn_after_ms),
      calls: createCallLog(),
      stepUp: async () => {
        const confirmed = await stepUp.request()
        if (confirmed) await queries.invalidateQueries({ queryKey: session_key })
        return confirmed
      },
      sessionEnded,
    }),
  )
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>
}
