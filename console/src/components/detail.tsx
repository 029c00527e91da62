// The parts of a detail panel.
import type { ReactNode } from 'react'
import { type Fact, Facts } from './facts.tsx'
import { IdChip } from './id_chip.tsx'

type DetailHeadProps = { title: ReactNode; badge?: ReactNode; id: string; note?: ReactNode }

export function DetailHead({ title, badge, id, note }: DetailHeadProps) {
  return (
    <div className="detail-head">
      <h2 className="line">
        {title} {badge}
      </h2>
      <p className="faint">
        <IdChip id={id} /> {note && <>· {note}</>}
      </p>
    </div>
  )
}

export function DetailBlock({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="detail-block">
      {title && <h3>{title}</h3>}
      {children}
    </div>
  )
}

/** What can be done with this record. */
export const DetailActions = ({ children }: { children: ReactNode }) => (
  <DetailBlock>
    <div className="actions">{children}</div>
  </DetailBlock>
)

type FactsBlockProps = { title: string; facts: readonly Fact[] }

export const FactsBlock = ({ title, facts }: FactsBlockProps) => (
  <DetailBlock title={title}>
    <Facts facts={facts} />
  </DetailBlock>
)

type NextStepProps = { title: string; children: ReactNode; actions?: ReactNode }

/** What to do with this record, and why. */
export function NextStep({ title, children, actions }: NextStepProps) {
  return (
    <DetailBlock>
      <div className="next-step">
        <h3>{title}</h3>
        <p>{children}</p>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </DetailBlock>
  )
}
