// One member: role, status and sessions.
import { useState } from 'react'
import type { Member } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { SelectField } from '../../components/fields.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'
import { MemberSessions } from './member_sessions.tsx'
import { useRoles } from './use_roles.ts'

export function MemberDetail({ id }: { id: string }) {
  return (
    <Record type="member" id={id} read={(attune) => attune.members.retrieve(id)}>
      {(member) => (
        <>
          <DetailHead
            title={member.name}
            badge={<StateBadge state={member.status} />}
            id={id}
            note={member.role}
          />
          <DetailActions>
            <ChangeRole member={member} />
            {member.status === 'invited' && (
              <Confirm
                label="Send again"
                look="primary"
                title={`Send the invitation of ${member.name} again?`}
                effect={`A new link goes to ${member.email}. It works once, for three days.`}
                scope="members:write"
                changed={['member']}
                act={(attune) => attune.members.reinvite(id)}
                done="The invitation will be sent again."
              />
            )}
            {member.status === 'deactivated' ? (
              <Confirm
                label="Activate"
                look="primary"
                title={`Activate ${member.name}?`}
                effect="They can sign in again with the same role."
                scope="members:write"
                changed={['member']}
                act={(attune) => attune.members.activate(id)}
                done="The member was activated."
                undo={(attune) => attune.members.deactivate(id)}
              />
            ) : (
              <Confirm
                label="Deactivate"
                title={`Deactivate ${member.name}?`}
                effect="Their sessions and tokens end immediately. They can't sign in."
                scope="members:write"
                changed={['member', 'member_session']}
                act={(attune) => attune.members.deactivate(id)}
                done="The member was deactivated."
                undo={
                  member.status === 'active' ? (attune) => attune.members.activate(id) : undefined
                }
              />
            )}
          </DetailActions>
          <FactsBlock
            title="Member"
            facts={[
              ['email', member.email],
              ['role', member.role],
              ['acts_as', member.acts_as],
              ['practitioner_id', <IdChip key="prac" id={member.practitioner_id} />],
              ['invitation_sent_at', <Time key="sent" at={member.invitation_sent_at} />],
              ['last_signed_in_at', <Time key="last" at={member.last_signed_in_at} />],
              ['created_at', <Time key="created" at={member.created_at} />],
            ]}
          />
          <DetailBlock title="Sessions">
            <MemberSessions member={id} />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

function ChangeRole({ member }: { member: Member }) {
  const roles = useRoles()
  const [role, setRole] = useState(member.role)
  return (
    <Confirm
      label="Change role"
      look="primary"
      title={`Change the role of ${member.name}?`}
      effect="The new role applies to their next request, also in sessions that are open."
      scope="members:write"
      changed={['member']}
      edits={{ object: member, read: (attune) => attune.members.retrieve(member.id) }}
      act={(attune, version) => attune.members.update(member.id, { role }, { ifMatch: version })}
      done="The role was changed."
    >
      <SelectField
        label="Role"
        value={role}
        onChange={setRole}
        options={roles.map(({ id, name }) => [id, name] as const)}
      />
    </Confirm>
  )
}
