// What is next for a person who waits, and the times they were offered.
import { Link } from '@tanstack/react-router'
import type { WaitingListEntry } from 'attune'
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { DetailBlock, NextStep } from '../../components/detail.tsx'
import { EmptyState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { AssignWaitingList } from '../matchings/assign_waiting_list.tsx'
import { OfferSteps } from './offer_steps.tsx'
import { kept_place } from './terms.ts'

type EntryProps = { entry: WaitingListEntry }

const useOffers = ({ id }: WaitingListEntry) =>
  useRead(['waiting_list_offer', 'of', id], (attune) =>
    attune.waitingListOffers.list({ waiting_list_entry_id: id, limit: 20 }).page(),
  )

export function EntryNextStep({ entry }: EntryProps) {
  const nameFor = useNames()
  const { data } = useOffers(entry)
  const open = data?.data.find(({ status }) => status === 'offered')
  if (entry.status === 'offered' && open)
    return (
      <NextStep title="Next: the person answers" actions={<OfferSteps offer={open} />}>
        <p>
          <Time at={open.starts_at} form="zoned" /> with {nameFor(open.practitioner_id)}
        </p>
        <p>
          Held until <Time at={open.expires_at} form="zoned" />. Then the next person gets it.
        </p>
      </NextStep>
    )
  return entry.status === 'waiting' ? <Waiting entry={entry} /> : null
}

function Waiting({ entry }: EntryProps) {
  const { can } = useSession()
  const { skip_reason, skipped_at, person_id, jurisdiction } = entry
  return (
    <NextStep
      title={skip_reason ? `Last skipped: ${skip_reason}` : 'Next: a free time is offered'}
      actions={
        <>
          <AssignWaitingList
            label="Offer a time now"
            where={kept_place}
            persons={[person_id]}
            from={jurisdiction}
          />
          {can('sessions:write') && (
            <Link className="btn sm" to="/calendar" search={{ book: person_id }}>
              Book a time
            </Link>
          )}
        </>
      }
    >
      {skip_reason ? (
        <>
          A free time couldn't be booked for them <Time at={skipped_at} form="ago" />. They keep
          their place.
        </>
      ) : (
        'As soon as a time that fits is canceled or published, Attune holds it for them.'
      )}
    </NextStep>
  )
}

export function EntryOffers({ entry }: EntryProps) {
  const nameFor = useNames()
  const { data } = useOffers(entry)
  if (!data) return null
  return (
    <DetailBlock title="Offers">
      {data.data.length === 0 && (
        <EmptyState title="No offers yet">Free times that were offered appear here.</EmptyState>
      )}
      <ul className="problems">
        {data.data.map(({ id, starts_at, status, practitioner_id }) => (
          <li key={id}>
            <Link to="/waiting-list" search={{ tab: 'offers', id }}>
              <Time at={starts_at} form="zoned" />
            </Link>{' '}
            with {nameFor(practitioner_id)} <StateBadge state={status} />
          </li>
        ))}
      </ul>
    </DetailBlock>
  )
}
