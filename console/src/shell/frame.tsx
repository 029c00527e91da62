// The frame around every screen: navigation, top bar, palette, drawer and automatic logoff.
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useApi } from '../api/context.tsx'
import { useSession } from '../session/context.tsx'
import { visibleGroups } from './areas.ts'
import { lazyNamed } from './lazy.ts'
import { ApiDrawer } from './api_drawer.tsx'
import { useFirstView } from './first_view.ts'
import { IdleSignOut } from './idle.tsx'
import { OverlayBoundary } from './screen_error.tsx'
import { SessionEnd } from './session_end.tsx'
import { useLiveEvents } from './live_events.ts'
import { useShortcuts } from './shortcuts.ts'
import { ShortcutsDialog } from './shortcuts_dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './topbar.tsx'

const Palette = lazyNamed(() => import('./palette.tsx'), 'Palette')

export function Frame() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const navigate = useNavigate()
  const { calls } = useApi()
  const { session, can } = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => calls.clear(), [calls, path])
  useLiveEvents()
  const leads_on = useFirstView()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen('palette')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const places = visibleGroups(can, session).flatMap(({ areas }) => areas)
  const go =
    (to: string, search = {}) =>
    () => {
      if (places.some((place) => place.to === to)) void navigate({ to, search })
    }
  useShortcuts({
    'g h': go('/'),
    'g l': go('/calendar'),
    'g p': go('/persons'),
    'g c': go('/claims'),
    b: go('/calendar', { book: 'new' }),
    'g d': go('/requests'),
    'g a': go('/audit-log'),
    'g m': go('/members'),
    '.': go('/clock'),
    a: () => document.getElementById('api')?.togglePopover(),
    '?': () => setOpen('shortcuts'),
  })
  const close = () => setOpen(undefined)
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <div className="app">
        <Sidebar />
        <div className="main">
          <TopBar onSearch={() => setOpen('palette')} onShortcuts={() => setOpen('shortcuts')} />
          <main id="content" tabIndex={-1}>
            <SessionEnd />
            {!leads_on && <Outlet />}
          </main>
        </div>
      </div>
      <ApiDrawer />
      <IdleSignOut />
      {open === 'palette' && (
        <OverlayBoundary name="palette" onClose={close}>
          <Suspense>
            <Palette onClose={close} />
          </Suspense>
        </OverlayBoundary>
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  )
}
