// What a screen shows instead of data: nothing yet, an error, or a notice.
import { Link, useParams } from '@tanstack/react-router'
import { Inbox, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AttuneError } from 'attune'
import { Icon } from './icon.tsx'
import { IdChip } from './id_chip.tsx'

type EmptyProps = { title: string; children: ReactNode; icon?: LucideIcon; action?: ReactNode }

export function EmptyState({ title, children, icon = Inbox, action }: EmptyProps) {
  return (
    <div className="empty">
      <span className="glyph">
        <Icon of={icon} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}

// What errors of the API have, and those of the sign-in API in part.
type Known = Error &
  Partial<
    Pick<AttuneError, 'status' | 'docs' | 'request_id' | 'how_to_resolve' | 'details' | 'error'>
  > & { code?: string }

/** The error of a request: its code, its cause, how to resolve it and its request ID. */
export function ErrorState({ error, retry }: { error: Error; retry?: () => void }) {
  const known: Known = error
  return (
    <div className="error-state" role="alert">
      <p className="what">
        <Icon of={TriangleAlert} />
        {[known.status, known.code].filter(Boolean).join(' ') || 'The request failed'}
      </p>
      <p>{error.message}</p>
      {known.details?.some(({ message }) => message !== error.message) && (
        <ul className="problems">
          {known.details.map(({ param, message }) => (
            <li key={`${param} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      {known.error?.consent && <MissingConsent consent={known.error.consent} />}
      {known.how_to_resolve && known.how_to_resolve !== error.message && (
        <p>{known.how_to_resolve}</p>
      )}
      <p className="actions">
        {retry && (
          <button className="btn sm" type="button" onClick={retry}>
            Try again
          </button>
        )}
        {known.docs && (
          <a className="btn ghost sm" href={known.docs} target="_blank" rel="noreferrer">
            Read about {known.code}
          </a>
        )}
        {known.request_id && (
          <span className="push">
            <IdChip id={known.request_id} />
          </span>
        )}
      </p>
    </div>
  )
}

type Missing = NonNullable<NonNullable<AttuneError['error']>['consent']>

/** The consent that an error says is missing. */
export const missingConsent = (error: Error | null): Missing | undefined =>
  (error as Known | null)?.error?.consent

// What the person would have to consent to. On their record, the consent can be offered at once.
function MissingConsent({ consent: { kind, purposes, data_categories } }: { consent: Missing }) {
  const { id } = useParams({ strict: false })
  const terms = [...(purposes ?? []), ...(data_categories ?? [])].join(', ')
  return (
    <>
      <p>
        Missing consent: <code>{kind}</code>
        {terms && <> for {terms}</>}.
      </p>
      {id && <OfferMissing person_id={id} kind={kind} />}
    </>
  )
}

/** Opens the offer of a missing consent on the record of the person. */
export const OfferMissing = ({ person_id, kind }: { person_id: string; kind: string | null }) => (
  <Link
    className="btn sm"
    to="/persons/$id"
    params={{ id: person_id }}
    search={{ tab: 'consents', offer: kind ?? 'treatment' }}
  >
    Offer the missing consent
  </Link>
)

type NoticeProps = {
  tone?: 'info' | 'warn' | 'bad' | 'ok'
  children: ReactNode
  action?: ReactNode
}

export function Notice({ tone = 'info', children, action }: NoticeProps) {
  return (
    <div className={`notice ${tone}`}>
      <Icon of={TriangleAlert} />
      <div>{children}</div>
      {action && <div className="actions">{action}</div>}
    </div>
  )
}
