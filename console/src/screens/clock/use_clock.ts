// The sandbox clock. Members without its scope see the time their session began with.
import { useEffect, useState } from 'react'
import { useRead } from '../../api/context.tsx'
import { useSession } from '../../session/context.tsx'

const refresh_ms = 30_000

/** Milliseconds between the clock of the machine and that of the sandbox. */
export function useClockOffset(): number {
  const { session } = useSession()
  const { data: clock } = useClock()
  return (clock?.offset_seconds ?? session.clock_offset_seconds) * 1_000
}

/** The time of the sandbox, or of the machine in production, as it passes. */
export function useNow(): number {
  const offset_ms = useClockOffset()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refresh_ms)
    return () => clearInterval(timer)
  }, [])
  return now + offset_ms
}

export function useClock() {
  const { session, can } = useSession()
  return useRead(['test_clock'], (attune) => attune.testClock.retrieve(), {
    enabled: session.environment === 'sandbox' && can('test_clock:read'),
    refetchInterval: refresh_ms,
  })
}
