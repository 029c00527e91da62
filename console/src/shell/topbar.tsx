// The top bar: search, the environment, the sandbox clock and the member.
import { Link } from '@tanstack/react-router'
import { CircleUser, Clock, Keyboard, LogOut, Menu, Search } from 'lucide-react'
import { dayAndMinute, offsetOf, wholeTime, zoneAt } from '../components/format.ts'
import { Icon } from '../components/icon.tsx'
import { useSession } from '../session/context.tsx'
import { useClock } from '../screens/clock/use_clock.ts'

type TopBarProps = { onSearch(): void; onShortcuts(): void }

export function TopBar({ onSearch, onShortcuts }: TopBarProps) {
  const { session } = useSession()
  const sandbox = session.environment === 'sandbox'
  return (
    <header className="topbar">
      <button
        className="btn ghost icon menu-button"
        type="button"
        popoverTarget="nav"
        aria-label="Open navigation"
      >
        <Icon of={Menu} />
      </button>
      <button className="search" type="button" onClick={onSearch}>
        <Icon of={Search} />
        <span className="label">Search or run a command</span>
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      <span className={sandbox ? 'env push' : 'env live push'}>
        {sandbox ? 'Sandbox' : 'Production'}
      </span>
      {sandbox && <SandboxClock />}
      <MemberMenu onShortcuts={onShortcuts} />
    </header>
  )
}

function SandboxClock() {
  const { can } = useSession()
  const { data: clock } = useClock()
  if (!can('test_clock:read') || !clock) return null
  const now = new Date(clock.now)
  const ahead = offsetOf(clock.offset_seconds)
  return (
    <Link className="clock" to="/clock" title={`Sandbox clock: ${wholeTime(now)} ${ahead}`}>
      <Icon of={Clock} />
      <span className="vh">Sandbox clock: </span>
      <span>
        {dayAndMinute(now)} {zoneAt(now)} {ahead && <span className="faint">{ahead}</span>}
      </span>
    </Link>
  )
}

function MemberMenu({ onShortcuts }: { onShortcuts(): void }) {
  const { session, signOut } = useSession()
  const { name, email } = session.member
  const hide = () => document.getElementById('member-menu')?.hidePopover()
  return (
    <>
      <button
        className="avatar plain"
        type="button"
        popoverTarget="member-menu"
        title={`Signed in as ${name}, ${session.role.name}`}
      >
        <span className="vh">Member: </span>
        {initials(name)}
      </button>
      <div className="menu" id="member-menu" popover="auto">
        <p>
          <strong>{name}</strong>
          <br />
          <span className="faint">
            {session.role.name} · {email}
          </span>
        </p>
        <Link to="/profile" onClick={hide}>
          <Icon of={CircleUser} />
          Profile and passkeys
        </Link>
        <button
          type="button"
          onClick={() => {
            hide()
            onShortcuts()
          }}
        >
          <Icon of={Keyboard} />
          Keyboard shortcuts
        </button>
        <button type="button" onClick={() => void signOut()}>
          <Icon of={LogOut} />
          Sign out
        </button>
      </div>
    </>
  )
}

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
