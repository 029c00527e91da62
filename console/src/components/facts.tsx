// Names and values of a record, as the API spells them.
import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div className="fact" key={name}>
          <dt>{name}</dt>
          <dd>{value === '' || value == null ? <span className="muted">—</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
