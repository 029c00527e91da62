// The record of a person: who they are, what needs attention, and its parts as tabs.
import { Plus } from 'lucide-react'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Person, Scope } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Avatar } from '../../components/avatar.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Icon } from '../../components/icon.tsx'
import { shortId } from '../../components/id_chip.tsx'
import { ageOf, personName } from '../../components/names.ts'
import { PageHead } from '../../components/page.tsx'
import { useAddress } from '../../components/screen_state.ts'
import { ErrorState } from '../../components/states.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { useSession } from '../../session/context.tsx'
import { lazyNamed } from '../../shell/lazy.ts'
import { RiskNotices } from './risk_notices.tsx'
import { useRecordCounts } from './use_record_parts.ts'

const tabs: readonly { name: string; label: string; scope?: Scope; show: TabView }[] = [
  {
    name: 'overview',
    label: 'Overview',
    show: lazyNamed(() => import('./overview.tsx'), 'Overview'),
  },
  {
    name: 'sessions',
    label: 'Sessions',
    scope: 'sessions:read',
    show: lazyNamed(() => import('./sessions_tab.tsx'), 'SessionsTab'),
  },
  {
    name: 'notes',
    label: 'Notes',
    scope: 'notes:read',
    show: lazyNamed(() => import('./notes/notes_tab.tsx'), 'NotesTab'),
  },
  {
    name: 'assessments',
    label: 'Assessments',
    scope: 'assessments:read',
    show: lazyNamed(() => import('./assessments/assessments_tab.tsx'), 'AssessmentsTab'),
  },
  {
    name: 'forms',
    label: 'Forms',
    scope: 'form_responses:read',
    show: lazyNamed(() => import('./forms/forms_tab.tsx'), 'FormsTab'),
  },
  {
    name: 'consents',
    label: 'Consents',
    scope: 'consents:read',
    show: lazyNamed(() => import('./consents/consents_tab.tsx'), 'ConsentsTab'),
  },
  {
    name: 'documents',
    label: 'Documents',
    scope: 'documents:read',
    show: lazyNamed(() => import('./documents/documents_tab.tsx'), 'DocumentsTab'),
  },
  {
    name: 'billing',
    label: 'Billing',
    scope: 'coverages:read',
    show: lazyNamed(() => import('./billing/billing_tab.tsx'), 'BillingTab'),
  },
  {
    name: 'access',
    label: 'Access',
    scope: 'audit_entries:read',
    show: lazyNamed(() => import('./access_tab.tsx'), 'AccessTab'),
  },
]

export type TabProps = { person: Person }
type TabView = React.ComponentType<TabProps>

export function PersonScreen() {
  const { id } = useParams({ strict: false })
  const { can } = useSession()
  const { search } = useAddress()
  const person_id = String(id)
  const {
    data: person,
    error,
    refetch,
  } = useRead(['person', person_id], (attune) =>
    attune.persons.retrieve(person_id, can('practitioners:read') ? { expand: 'care_team' } : {}),
  )
  const shown = tabs.filter(({ scope }) => !scope || can(scope))
  const current = shown.find(({ name }) => name === search.tab) ?? shown[0]!
  const counts = useRecordCounts(person_id)
  const Tab = current.show
  if (error && !person)
    return (
      <Framed id={person_id} title="Person">
        <ErrorState error={error} retry={() => void refetch()} />
      </Framed>
    )
  if (!person) return <Framed id={person_id} title="Person" />
  return (
    <Framed id={person_id} title={personName(person)} person={person}>
      <Tabs
        label="Person"
        tabs={shown.map(({ name, label }) => ({ name, label, count: counts[name] }))}
        current={current.name}
      />
      <div className="stack">
        {can('risk:read') && <RiskNotices person_id={person_id} />}
        <Suspense>
          <Tab person={person} />
        </Suspense>
      </div>
    </Framed>
  )
}

type FramedProps = { id: string; title: string; person?: Person; children?: ReactNode }

// The title of the document has no name: titles are in the browser's history.
function Framed({ id, title, person, children }: FramedProps) {
  const { session, can } = useSession()
  return (
    <div className="page">
      <nav className="crumb" aria-label="Breadcrumb">
        <Link to="/persons">Persons</Link>
        <span>/</span>
        <span className="id">{shortId(id)}</span>
      </nav>
      <PageHead
        title={title}
        documentTitle="Person"
        avatar={<Avatar name={title} large />}
        summary={person && <Summary person={person} />}
        actions={
          person &&
          can('sessions:write') && (
            <>
              {session.role.acts_as === 'account' && (
                <Link className="btn hide-sm" to="/waiting-list" search={{ add: id }}>
                  Add to waiting list
                </Link>
              )}
              <Link className="btn primary" to="/calendar" search={{ book: id }}>
                <Icon of={Plus} />
                Book session
              </Link>
            </>
          )
        }
      />
      {children}
    </div>
  )
}

function Summary({ person }: { person: Person }) {
  const { status, birth_date, pronouns, addresses } = person
  const home = addresses.find(({ use }) => use === 'home')
  const facts = [
    pronouns,
    birth_date && `${ageOf(birth_date)}`,
    birth_date && `born ${birth_date}`,
    home && `${home.city}, ${home.state.replace(/^US-/, '')}`,
  ].filter(Boolean)
  return (
    <>
      <StateBadge state={status} /> {facts.join(' · ')}
    </>
  )
}
