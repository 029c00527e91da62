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
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { ConsentEvidence } from '../person/consents/consent_evidence.tsx'

const columns: readonly Column<Consent>[] = [
  personColumn,
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Kind', cell: ({ kind }) => kind, phone: 'c' },
  { name: 'Decision', cell: ({ decision }) => decision, look: 'muted' },
  { name: 'Purposes', cell: ({ purposes }) => purposes.slice(0, 3).join(', '), look: 'muted' },
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

export function ConsentsScreen() {
  const expanded = useExpandedPerson()
  return (
    <ListScreen<Consent>
      title="Consents"
      summary="Nothing about a person is shared without a consent or a legal basis."
      type="consent"
      noun="consent"
      list={(attune, params) => attune.consents.list({ ...params, ...expanded })}
      columns={columns}
      filters={[
        { name: 'status', label: 'Status', options: states },
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
