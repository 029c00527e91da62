// One place on the waiting list: what is next, what the person waits for, and their offers.
import { Link } from '@tanstack/react-router'
import type { WaitingListEntry } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { personName } from '../../components/names.ts'
import { Record } from '../../components/record.tsx'
import { Notice } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { EditEntry } from './edit_entry.tsx'
import { EntryNextStep, EntryOffers } from './entry_offers.tsx'
import { waitsFor } from './terms.ts'

const open_states = ['waiting', 'offered']

export function EntryDetail({ id }: { id: string }) {
  const { can } = useSession()
  const nameFor = useNames()
  return (
    <Record
      type="waiting_list_entry"
      id={id}
      read={(attune) =>
        attune.waitingListEntries.retrieve(id, can('persons:read') ? { expand: 'person' } : {})
      }
    >
      {(entry) => (
        <>
          <DetailHead
            title={entry.person ? personName(entry.person) : 'Person'}
            badge={<StateBadge state={entry.status} />}
            id={id}
            note={waitsFor(entry)}
          />
          {entry.at_risk && <AtRisk entry={entry} />}
          <EntryNextStep entry={entry} />
          <FactsBlock
            title="Waits for"
            facts={[
              ['urgency', <StateBadge key="urgency" state={entry.urgency ?? 'routine'} />],
              ['priority', entry.priority],
              ['waiting_since', <Time key="since" at={entry.waiting_since} />],
              [
                'practitioners',
                entry.practitioner_ids.map((each) => nameFor(each) || each).join(', ') || 'Anyone',
              ],
              ['jurisdiction', entry.jurisdiction],
              [
                'windows',
                entry.windows
                  .map(({ day, start_time, end_time }) => `${day} ${start_time}–${end_time}`)
                  .join(', ') || 'Any time',
              ],
              ['notice', `${entry.notice_minutes} minutes`],
              ['start_by', <Time key="by" at={entry.start_by} />],
              ['expires_at', <Time key="expires" at={entry.expires_at} />],
              ['source', entry.source],
            ]}
          />
          <EntryOffers entry={entry} />
          <DetailActions>
            {open_states.includes(entry.status) && (
              <>
                <EditEntry entry={entry} />
                <RemoveEntry entry={entry} />
              </>
            )}
            <Link className="btn sm" to="/persons/$id" params={{ id: entry.person_id }}>
              Open record
            </Link>
          </DetailActions>
        </>
      )}
    </Record>
  )
}

// Urgency is for a clinician to decide, so nothing here changes it.
function AtRisk({ entry }: { entry: WaitingListEntry }) {
  return (
    <DetailBlock>
      <Notice tone="bad">
        <strong>This person has a high or imminent risk.</strong> A clinician decides the urgency.
        Give them these services now:{' '}
        {entry.crisis_resources
          .map(({ name, phone, text }) => [name, phone ?? text].filter(Boolean).join(' '))
          .join(', ')}
        .
      </Notice>
    </DetailBlock>
  )
}

const RemoveEntry = ({ entry: { id, status } }: { entry: WaitingListEntry }) => (
  <Confirm
    label="Remove"
    title="Remove from the waiting list?"
    effect={
      status === 'offered'
        ? 'The open offer is withdrawn, and the next person gets the time.'
        : 'The person is offered no more times. To wait again, they start from the end.'
    }
    scope="sessions:write"
    changed={['waiting_list_entry', 'waiting_list_offer', 'waiting_list_report', 'session']}
    act={(attune) => attune.waitingListEntries.delete(id)}
    done="The person was removed from the waiting list."
  />
)
