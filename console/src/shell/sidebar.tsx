// The navigation: the areas the member's role can read.
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icon } from '../components/icon.tsx'
import { shortId } from '../components/id_chip.tsx'
import { useSession } from '../session/context.tsx'
import { type AreaCount, useAreaCounts } from './area_counts.ts'
import { visibleGroups } from './areas.ts'

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1d6a5c" />
      <path
        d="M7 18c4-9 7-9 9-2s5 7 9-2"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

// On a phone the navigation is a popover, which a chosen link closes.
const close = () => document.getElementById('nav')?.hidePopover()

// An area far down is opened by an address, a shortcut or the palette, too.
function useCurrentInView() {
  const { pathname } = useLocation()
  useEffect(() => {
    document.querySelector('#nav [aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
}

export function Sidebar() {
  const { session, can } = useSession()
  useCurrentInView()
  const counts = useAreaCounts()
  return (
    <nav className="sidebar" id="nav" popover="auto" aria-label="Console">
      <div className="account">
        <Logo />
        <span>
          <strong>{session.account.name}</strong>
          <span className="id">{shortId(session.account.id)}</span>
        </span>
      </div>
      {visibleGroups(can, session).map(({ label, areas }) => (
        <section className="navlist" key={label ?? 'home'}>
          {label && <h2>{label}</h2>}
          <ul>
            {areas.map(({ to, label: name, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  title={name}
                  activeOptions={{ exact: to === '/', includeSearch: false }}
                  activeProps={{ 'aria-current': 'page' }}
                  onClick={close}
                >
                  <Icon of={icon} />
                  <span className="lbl">{name}</span>
                  {counts[to] && <Count of={counts[to]} />}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const Count = ({ of: { count, about, urgent } }: { of: AreaCount }) => (
  <span className={urgent ? 'count urgent' : 'count'} title={about}>
    <span aria-hidden="true">{count}</span>
    <span className="vh">, {about}</span>
  </span>
)
