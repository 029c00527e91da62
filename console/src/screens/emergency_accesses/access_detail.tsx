// One emergency access: why it was opened, what was read, and its review.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EmergencyAccess } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { TextField } from '../../components/fields.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'
import { Timeline } from '../../components/timeline.tsx'

export function AccessDetail({ id }: { id: string }) {
  return (
    <Record
      type="emergency_access"
      id={id}
      read={(attune) => attune.emergencyAccesses.retrieve(id)}
    >
      {(access) => (
        <>
          <DetailHead
            title={access.reason_code ?? 'Emergency access'}
            badge={<StateBadge state={access.status} />}
            id={id}
          />
          {(access.status === 'ended' || access.status === 'expired') && <Review id={id} />}
          {access.status === 'opened' && <EndNow access={access} />}
          <FactsBlock
            title="Access"
            facts={[
              ['person_id', <IdChip key="person" id={access.person_id} />],
              ['practitioner_id', <IdChip key="practitioner" id={access.practitioner_id} />],
              ['justification', access.justification],
              ['review_note', access.review_note],
              ['opened_by_key_id', <IdChip key="key" id={access.opened_by_key_id} />],
            ]}
          />
          <DetailBlock>
            <Link
              className="btn sm"
              to="/audit-log"
              search={{ person_id: access.person_id, actor_id: access.practitioner_id }}
            >
              View what was read
            </Link>
          </DetailBlock>
          <DetailBlock title="Timeline">
            <Timeline
              moments={[
                { title: 'Unjustified', at: access.unjustified_at, look: 'fail' },
                { title: 'Justified', at: access.justified_at },
                { title: 'Expired', at: access.expired_at, look: 'late' },
                { title: 'Ended', at: access.ended_at },
                { title: 'Opened', at: access.opened_at },
              ]}
            />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

function EndNow({ access: { id, expires_at } }: { access: EmergencyAccess }) {
  return (
    <NextStep
      title="The record is open"
      actions={
        <Confirm
          label="End access"
          title="End the emergency access?"
          effect="The practitioner can no longer read the record on this basis."
          scope="emergency_accesses:write"
          changed={['emergency_access']}
          act={(attune) => attune.emergencyAccesses.end(id)}
          done="The emergency access ended."
        />
      }
    >
      It expires <Time at={expires_at} form="zoned" />. End it when the emergency is over.
    </NextStep>
  )
}

function Review({ id }: { id: string }) {
  const [note, setNote] = useState('')
  const field = (
    <TextField
      label="Review note"
      value={note}
      onChange={setNote}
      required
      multiline
      help="What you checked and why you decide so."
    />
  )
  return (
    <NextStep
      title="Next step: review"
      actions={
        <>
          <Confirm
            label="Justified"
            look="primary"
            title="Mark as justified?"
            effect="The access was necessary. The decision is final."
            scope="emergency_accesses:write"
            changed={['emergency_access']}
            act={(attune) => attune.emergencyAccesses.justify(id, { review_note: note })}
            done="The review was recorded."
          >
            {field}
          </Confirm>
          <Confirm
            label="Unjustified"
            title="Mark as unjustified?"
            effect="Treat the access as a possible breach. The decision is final."
            scope="emergency_accesses:write"
            changed={['emergency_access']}
            act={(attune) => attune.emergencyAccesses.refute(id, { review_note: note })}
            done="The review was recorded."
          >
            {field}
          </Confirm>
        </>
      }
    >
      Compare the justification with what was read. Someone other than the practitioner decides.
    </NextStep>
  )
}
