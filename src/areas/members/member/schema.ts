// A member is a person of your team who signs in to the console.
import Type, { type Static } from 'typebox'
import { builtInRoleNames } from '#catalogue/roles.ts'
import {
  type ColumnsOf,
  Choice,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  sensitive,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { EmailAddress } from '#areas/platform/waitlist/schema.ts'
import { memberKind, memberLifecycle } from './lifecycle.ts'

export const member_email = EmailAddress('Email address the member signs in with.')
const name = Text('Name of the member.', 200, { examples: ['Ada Okafor'] })
const role = sensitive(
  Text(
    `Role of the member: ${builtInRoleNames.map((each) => `\`${each}\``).join(', ')}, or the ID ` +
      'of a role you defined.',
    64,
    { examples: ['scheduler'] },
  ),
)
const practitioner_id = Id(
  'prac',
  "ID of the practitioner the member is. Required for roles that act as a practitioner. Can't " +
    'be changed once set.',
)

export const Member = Resource('member', memberKind.prefix, {
  email: member_email,
  name,
  role,
  acts_as: Choice(
    ['account', 'practitioner'],
    "Whom the member's requests act as, from the role: the account, or the linked practitioner.",
    { examples: ['account'] },
  ),
  practitioner_id: Nullable(practitioner_id),
  last_signed_in_at: Nullable(Timestamp('When the member last signed in. Null if never.')),
  invitation_sent_at: Nullable(
    Timestamp('When the invitation was last sent by email. Null if it was not.'),
  ),
  ...lifecycleFields(memberLifecycle),
})

// The row of a member: its fields, who invited them, and the email that is still to be sent.
export interface MemberRow extends ColumnsOf<typeof Member> {
  created_by_key_id: string | null
  invitation_due_at: string | null
  invitation_attempts: number
}

export const MemberCreate = Type.Object(
  {
    email: member_email,
    name,
    role,
    practitioner_id: Type.Optional(practitioner_id),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ email: 'ada@example.com', name: 'Ada Okafor', role: 'scheduler' }] },
)
export type MemberCreate = Static<typeof MemberCreate>

export const MemberChange = Type.Object({
  name: Type.Optional(name),
  role: Type.Optional(role),
  practitioner_id: Type.Optional(practitioner_id),
  metadata: Type.Optional(MetadataChange),
})
export type MemberChange = Static<typeof MemberChange>
