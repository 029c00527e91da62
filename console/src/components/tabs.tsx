// Tabs of a screen, in its address, so that a reload and the back button keep the place.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export type Tab = { name: string; label: string; count?: number | string | undefined }

type TabsProps = { label: string; tabs: readonly Tab[]; current: string }

export function Tabs({ label, tabs, current }: TabsProps) {
  const navigate = useNavigate()
  const nav = useRef<HTMLElement>(null)
  // On a phone the tabs scroll, and the current one can be outside.
  useEffect(() => {
    const bar = nav.current
    const tab = bar?.querySelector<HTMLElement>('[aria-current]')
    if (!bar || !tab) return
    const padding = Number.parseFloat(getComputedStyle(bar).paddingLeft)
    bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - padding
  }, [current])
  return (
    <nav className="tabs" aria-label={label} ref={nav}>
      {tabs.map(({ name, label: text, count }) => (
        <a
          key={name}
          href={`?tab=${name}`}
          aria-current={name === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            void navigate({ to: '.', search: { tab: name } })
          }}
        >
          {text} {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
