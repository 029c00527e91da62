// Consents by state: what persons permitted, and what is waiting for them.
import { Link } from '@tanstack/react-router'
import { FileCheck } from 'lucide-react'
import type { Consent } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personColumn, useExpandedPerson } from '../../components/person_column.tsx'
import { PrintButton } from '../../components/print_button.tsx'
import { Record } from '../../components/record.tsx'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { Time } from '../../components/time.tsx'
import { ConsentEvidence } from '../person/consents/consent_evidence.tsx'

const columns: readonly Column<Consent>[] = [
  personColumn,
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Kind', cell: ({ kind }) => kind, phone: 'c' },
  { name: 'Decision', cell: ({ decision }) => decision, look: 'muted' },
  { name: 'Purposes', cell: ({ purposes }) => purposes.slice(0, 3).join(', '), look: 'muted' },
  {
    name: 'Ends',
    cell: ({ period }) => <Time at={period.end} form="day" />,
    numeric: true,
    phone: 'e',
    labelled: true,
  },
  {
    name: 'Updated',
    cell: ({ updated_at }) => <Time at={updated_at} />,
    numeric: true,
    phone: 'd',
  },
]

const states = [
  'drafted',
  'offered',
  'scheduled',
  'granted',
  'declined',
  'lapsed',
  'suspended',
  'revoked',
  'expired',
  'superseded',
  'voided',
]
const kinds = ['treatment', 'telehealth', 'financial', 'release', 'part2_tpo', 'restriction']

const tabs = [
  { name: 'all', label: 'All' },
  { name: 'ending', label: 'Ending soonest' },
] as const

const endOf = ({ period }: Consent) => (period.end ? Date.parse(period.end) : Infinity)

// Of two without an end, neither is first.
const bySoonestEnd = (one: Consent, other: Consent) =>
  endOf(one) === endOf(other) ? 0 : endOf(one) - endOf(other)

export function ConsentsScreen() {
  const expanded = useExpandedPerson()
  const { search } = useAddress()
  const ending = search.tab === 'ending'
  const current = ending ? 'ending' : 'all'
  return (
    <ListScreen<Consent>
      title="Consents"
      summary="Nothing about a person is shared without a consent or a legal basis."
      type="consent"
      noun="consent"
      part={current}
      tabs={<Tabs label="Consents" tabs={tabs} current={current} />}
      list={(attune, params) =>
        attune.consents.list({ ...params, ...(ending && { status: 'granted' }), ...expanded })
      }
      sort={ending ? bySoonestEnd : undefined}
      columns={columns}
      filters={[
        ...(ending ? [] : [{ name: 'status', label: 'Status', options: states }]),
        { name: 'kind', label: 'Kind', options: kinds },
        { name: 'person_id', label: 'Person', options: [], pick: 'person' },
      ]}
      detail={(id) => <ConsentDetail id={id} />}
      empty={{
        title: 'No consents',
        text: 'Offer a person a consent before their first session.',
        icon: FileCheck,
      }}
    />
  )
}

function ConsentDetail({ id }: { id: string }) {
  return (
    <Record type="consent" id={id} read={(attune) => attune.consents.retrieve(id)}>
      {(consent) => (
        <>
          <DetailHead
            title={consent.kind}
            badge={<StateBadge state={consent.status} />}
            id={id}
            note={consent.decision}
          />
          <FactsBlock
            title="Consent"
            facts={[
              ['person_id', <IdChip key="person" id={consent.person_id} />],
              ['purposes', consent.purposes.join(', ')],
              ['data_categories', consent.data_categories.join(', ')],
              ['actions', consent.actions.join(', ')],
              ['regimes', consent.regimes.join(', ') || null],
              ['recipients', consent.recipients.map(({ type }) => type).join(', ') || null],
              ['period.start', <Time key="start" at={consent.period.start} form="day" />],
              ['period.end', <Time key="end" at={consent.period.end} form="day" />],
              ['created_at', <Time key="created" at={consent.created_at} />],
            ]}
          />
          <DetailBlock>
            <Link
              className="btn sm"
              to="/persons/$id"
              params={{ id: consent.person_id }}
              search={{ tab: 'consents' }}
            >
              Open record
            </Link>
          </DetailBlock>
          {consent.evidence.length > 0 && (
            <DetailBlock title="Evidence">
              <ConsentEvidence id={id} />
              <PrintButton />
            </DetailBlock>
          )}
        </>
      )}
    </Record>
  )
}
