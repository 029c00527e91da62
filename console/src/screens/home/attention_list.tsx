// The items that need attention, the urgent ones first.
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { Icon } from '../../components/icon.tsx'
import { EmptyState } from '../../components/states.tsx'
import type { AttentionItem } from './use_attention.ts'

type ListProps = {
  items: readonly AttentionItem[]
  /** Everything was read: an empty list means that nothing needs attention. */
  complete: boolean
}

export function AttentionList({ items, complete }: ListProps) {
  if (items.length === 0 && !complete) return <div className="card-body" aria-busy="true" />
  if (items.length === 0)
    return (
      <EmptyState title="All clear" icon={CircleCheck}>
        Risks, holds, notes, claims, expiring licenses and failing webhooks appear here.
      </EmptyState>
    )
  return (
    <ul className="rows">
      {items.map(({ key, title, note, icon, urgent, to, search, action }) => (
        <li key={key} className={urgent ? 'urgent' : undefined}>
          <span className={urgent ? 'glyph bad' : 'glyph warn'}>
            <Icon of={icon} />
          </span>
          <div>
            <p className="what">{title}</p>
            <p className="faint">{note}</p>
          </div>
          <Link className="btn sm" to={to} search={search}>
            {action}
          </Link>
        </li>
      ))}
    </ul>
  )
}
