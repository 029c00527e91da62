// A member session is one sign-in of a member in one browser.
import Type from 'typebox'
import { type ColumnsOf, Choice, Id, Nullable, Resource, Text, Timestamp } from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { memberSessionKind, memberSessionLifecycle } from './lifecycle.ts'

export const sign_in_methods = ['link', 'passkey', 'single_sign_on'] as const
export type SignInMethod = (typeof sign_in_methods)[number]

const { metadata: _, ...fields } = Resource('member_session', memberSessionKind.prefix, {
  member_id: Id('mem', 'ID of the member.'),
  method: Choice(sign_in_methods, 'How the member signed in.', { examples: ['passkey'] }),
  user_agent: Nullable(
    Text('`User-Agent` of the browser, shortened.', 300, { examples: ['Mozilla/5.0 (Macintosh)'] }),
  ),
  last_active_at: Timestamp('When the member was last active, accurate to five minutes.'),
  idle_expires_at: Timestamp('When the session expires without further activity.'),
  expires_at: Timestamp('When the session expires in any case.'),
  fresh_expires_at: Nullable(
    Timestamp('Until when the session counts as fresh, for sensitive operations. Null if never.'),
  ),
  ...lifecycleFields(memberSessionLifecycle),
}).properties

export const MemberSession = Type.Object(fields, {
  title: 'member_session',
  description: 'The member session object.',
})

// The row of a session: its fields, and the hash of its cookie.
export interface MemberSessionRow extends ColumnsOf<typeof MemberSession> {
  hash: string
  metadata: Record<string, string> // As every row has: none here.
}
