// The head of a screen: its title, what it is for, and its actions.
import { Code } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Icon } from './icon.tsx'

type PageHeadProps = {
  title: string
  /** Where the title names a person: the browser keeps titles in its history. */
  documentTitle?: string
  avatar?: ReactNode
  summary?: ReactNode
  actions?: ReactNode
}

export function PageHead({
  title,
  documentTitle = title,
  avatar,
  summary,
  actions,
}: PageHeadProps) {
  useEffect(() => {
    document.title = `${documentTitle} · Attune console`
  }, [documentTitle])
  return (
    <header className="page-head">
      <div className={avatar ? 'who' : undefined}>
        {avatar}
        <div>
          <h1>{title}</h1>
          {summary && <p>{summary}</p>}
        </div>
      </div>
      <div className="actions">
        <button className="btn ghost api-call" type="button" popoverTarget="api">
          <Icon of={Code} />
          <span className="lbl-sm">Show API call</span> <kbd className="hide-sm">A</kbd>
        </button>
        {actions}
      </div>
    </header>
  )
}

/** A screen that isn't a list. */
export function Page({ children, ...head }: PageHeadProps & { children: ReactNode }) {
  return (
    <div className="page">
      <PageHead {...head} />
      <div className="stack">{children}</div>
    </div>
  )
}
