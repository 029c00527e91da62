// Members: who signs in to the console, and with which role.
import { Users } from 'lucide-react'
import type { Member } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { InviteMember } from './invite_member.tsx'
import { MemberDetail } from './member_detail.tsx'

const columns: readonly Column<Member>[] = [
  { name: 'Name', cell: ({ name }) => name, look: 'what', phone: 'a' },
  { name: 'Email', cell: ({ email }) => email, look: 'muted', phone: 'c' },
  { name: 'Role', cell: ({ role }) => role },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  {
    name: 'Last signed in',
    cell: ({ last_signed_in_at }) => <Time at={last_signed_in_at} form="ago" />,
    numeric: true,
    phone: 'd',
  },
]

export function MembersScreen() {
  return (
    <>
      <ListScreen<Member>
        title="Members"
        summary="The people of your team. A role decides what each can see and do."
        type="member"
        noun="member"
        list={(attune, params) => attune.members.list(params)}
        columns={columns}
        filters={[
          { name: 'status', label: 'Status', options: ['invited', 'active', 'deactivated'] },
        ]}
        actions={<InviteMember />}
        detail={(id) => <MemberDetail key={id} id={id} />}
        empty={{ title: 'No members', text: 'Invite the people of your team.', icon: Users }}
      />
    </>
  )
}
