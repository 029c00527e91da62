// A titled panel.
import { type ReactNode, useId } from 'react'

type CardProps = {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Without padding: for tables and rows, which reach the border. */
  flush?: boolean
}

export function Card({ title, note, actions, children, flush }: CardProps) {
  const heading = useId()
  return (
    <section className={flush ? 'card clip' : 'card'} aria-labelledby={heading}>
      <div className="card-head">
        <h2 id={heading}>{title}</h2>
        {note && <span className="faint">{note}</span>}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {flush ? children : <div className="card-body">{children}</div>}
    </section>
  )
}
