// Free times that are held for waiting persons, with the time left to answer.
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { WaitingListOffer } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { DetailBlock, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { OfferSteps } from './offer_steps.tsx'

export function OfferList({ tabs }: { tabs: ReactNode }) {
  const { can } = useSession()
  const nameFor = useNames()
  const columns: readonly Column<WaitingListOffer>[] = [
    {
      name: 'Person',
      cell: ({ person, person_id }) => (person ? personName(person) : person_id),
      phone: 'a',
      look: 'what',
    },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
    {
      name: 'Starts',
      cell: ({ starts_at }) => <Time at={starts_at} form="zoned" />,
      phone: 'c',
    },
    { name: 'Practitioner', cell: ({ practitioner_id }) => nameFor(practitioner_id) },
    { name: 'Cause', cell: ({ cause }) => cause },
    {
      name: 'Answer by',
      cell: ({ expires_at, status }) =>
        status === 'offered' ? <Time at={expires_at} form="zoned" /> : '—',
      numeric: true,
      phone: 'd',
    },
  ]
  return (
    <ListScreen<WaitingListOffer>
      title="Offers"
      summary="Times that are held for one person until they accept or decline."
      type="waiting_list_offer"
      noun="offer"
      tabs={tabs}
      list={(attune, params) =>
        attune.waitingListOffers.list({
          ...params,
          ...(can('persons:read') && { expand: 'person' }),
        })
      }
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['offered', 'accepted', 'declined', 'expired', 'withdrawn'],
        },
        { name: 'practitioner_id', label: 'Practitioner', options: [], pick: 'practitioner' },
      ]}
      detail={(id) => <OfferDetail key={id} id={id} />}
      empty={{
        title: 'No offers',
        text: 'When a session is canceled or hours are published, the time is offered here.',
        icon: Hourglass,
      }}
    />
  )
}

function OfferDetail({ id }: { id: string }) {
  const { can } = useSession()
  const nameFor = useNames()
  return (
    <Record
      type="waiting_list_offer"
      id={id}
      read={(attune) =>
        attune.waitingListOffers.retrieve(id, can('persons:read') ? { expand: 'person' } : {})
      }
    >
      {(offer) => (
        <>
          <DetailHead
            title={offer.person ? personName(offer.person) : 'Offer'}
            badge={<StateBadge state={offer.status} />}
            id={id}
            note={<Time at={offer.starts_at} form="zoned" />}
          />
          {offer.status === 'offered' && (
            <NextStep title="Next: the person answers" actions={<OfferSteps offer={offer} />}>
              The time is held until <Time at={offer.expires_at} form="zoned" />. Then the next
              person gets it.
            </NextStep>
          )}
          <FactsBlock
            title="Offer"
            facts={[
              ['starts_at', <Time key="starts" at={offer.starts_at} form="zoned" />],
              ['practitioner', nameFor(offer.practitioner_id)],
              ['cause', offer.cause],
              ['expires_at', <Time key="expires" at={offer.expires_at} form="zoned" />],
              [
                'entry',
                <Link
                  key="entry"
                  to="/waiting-list"
                  search={{ tab: 'waiting', id: offer.waiting_list_entry_id }}
                >
                  Open the place on the list
                </Link>,
              ],
            ]}
          />
          {offer.selection && <Selection selection={offer.selection} />}
        </>
      )}
    </Record>
  )
}

type Reason = NonNullable<WaitingListOffer['selection']>

function Selection({ selection }: { selection: Reason }) {
  const { urgency, priority, waiting_since, position, skipped } = selection
  return (
    <>
      <FactsBlock
        title="Why this person"
        facts={[
          ['urgency', urgency],
          ['priority', priority],
          ['waiting_since', <Time key="since" at={waiting_since} />],
          ['place on the list', position],
        ]}
      />
      {skipped.length > 0 && (
        <DetailBlock title="Skipped before them">
          <ul className="problems">
            {skipped.map(({ waiting_list_entry_id, reason }) => (
              <li key={waiting_list_entry_id}>
                <Link to="/waiting-list" search={{ tab: 'waiting', id: waiting_list_entry_id }}>
                  {shortId(waiting_list_entry_id)}
                </Link>
                : {reason}
              </li>
            ))}
          </ul>
        </DetailBlock>
      )}
    </>
  )
}
