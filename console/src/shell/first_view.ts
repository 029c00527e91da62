// What a role opens on: the screen its members work in. Home stays one click away.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../session/context.tsx'

const first_views: Record<string, string> = {
  scheduler: '/calendar',
  biller: '/claims',
  compliance_officer: '/audit-log',
  developer: '/requests',
}

const isHome = () => /^\/console\/?$/.test(location.pathname)

/**
 * Leads from home to the first screen of the role, once, if the console was opened there. Returns
 * whether it is still on the way: home isn't shown then, because it would read records.
 */
export function useFirstView(): boolean {
  const { session } = useSession()
  const navigate = useNavigate()
  const [to] = useState(() => (isHome() ? first_views[session.role.id] : undefined))
  const [leads, setLeads] = useState(to !== undefined)
  useEffect(() => {
    if (to) void navigate({ to, search: {}, replace: true }).finally(() => setLeads(false))
  }, [to, navigate])
  return leads
}
