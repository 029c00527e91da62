// The messages that were sent, scheduled or withheld, and why.
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { Message } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { words } from '../../components/format.ts'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'
import { channels, purposes } from './templates.ts'

const columns: readonly Column<Message>[] = [
  {
    name: 'Person',
    cell: ({ person, person_id }) => (person ? personName(person) : person_id),
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Purpose', cell: ({ purpose }) => words(purpose), phone: 'c' },
  { name: 'Channel', cell: ({ channel }) => channel },
  { name: 'Why not', cell: ({ error_code }) => error_code ?? '—', look: 'mono' },
  {
    name: 'Send at',
    cell: ({ send_at }) => <Time at={send_at} />,
    numeric: true,
    phone: 'd',
  },
]

const statuses = [
  'scheduled',
  'queued',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'suppressed',
  'canceled',
]

export function MessageList({ tabs }: { tabs: ReactNode }) {
  const { can } = useSession()
  return (
    <ListScreen<Message>
      title="Messages"
      summary="Confirmations, reminders and other messages to persons, and what became of them."
      type="message"
      noun="message"
      tabs={tabs}
      list={(attune, params) =>
        attune.messages.list({ ...params, ...(can('persons:read') && { expand: 'person' }) })
      }
      columns={columns}
      filters={[
        { name: 'status', label: 'Status', options: statuses },
        { name: 'purpose', label: 'Purpose', options: purposes },
        { name: 'channel', label: 'Channel', options: channels },
        { name: 'person_id', label: 'Person', options: [], pick: 'person' },
      ]}
      detail={(id) => <MessageDetail key={id} id={id} />}
      empty={{
        title: 'No messages',
        text: 'Enable messages in the settings. Persons then get confirmations and reminders.',
        icon: MessageSquare,
      }}
    />
  )
}

function MessageDetail({ id }: { id: string }) {
  const { can } = useSession()
  return (
    <Record
      type="message"
      id={id}
      read={(attune) =>
        attune.messages.retrieve(id, can('persons:read') ? { expand: 'person' } : {})
      }
    >
      {(message) => (
        <>
          <DetailHead
            title={words(message.purpose)}
            badge={<StateBadge state={message.status} />}
            id={id}
            note={`${message.channel}, ${message.language}`}
          />
          <DetailBlock title={message.subject ?? 'Text'}>
            <p className="text">{message.text}</p>
          </DetailBlock>
          <FactsBlock
            title="Message"
            facts={[
              ['to', message.to],
              ['send_at', <Time key="at" at={message.send_at} />],
              ['sent_at', <Time key="sent" at={message.sent_at} />],
              ['delivered_at', <Time key="delivered" at={message.delivered_at} />],
              ['error_code', message.error_code],
            ]}
          />
          <DetailActions>
            {['scheduled', 'queued'].includes(message.status) && (
              <Confirm
                label="Cancel message"
                title="Cancel the message?"
                effect="It isn't sent."
                scope="messages:write"
                changed={['message']}
                act={(attune) => attune.messages.cancel(id)}
                done="The message was canceled."
              />
            )}
            <Link className="btn sm" to="/persons/$id" params={{ id: message.person_id }}>
              Open record
            </Link>
          </DetailActions>
        </>
      )}
    </Record>
  )
}
