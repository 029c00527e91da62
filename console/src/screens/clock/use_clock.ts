// The sandbox clock, read by the top bar and its own screen.
import { useRead } from '../../api/context.tsx'
import { useSession } from '../../session/context.tsx'

const refresh_ms = 30_000

export function useClock() {
  const { session, can } = useSession()
  return useRead(['test_clock'], (attune) => attune.testClock.retrieve(), {
    enabled: session.environment === 'sandbox' && can('test_clock:read'),
    refetchInterval: refresh_ms,
  })
}
