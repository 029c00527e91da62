// The copay of a session: what is due, when, and what was paid.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { Choice, Id, livemode, Nullable } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { findRow } from '#kernel/record.ts'
import { sessionKind } from './lifecycle.ts'

export const SessionCopay = Type.Object(
  {
    object: Type.Literal('session_copay', { description: 'Object type. Always `session_copay`.' }),
    livemode,
    session_id: Id('ses', 'ID of the session that the copay is for.'),
    amount: Nullable(Money("Copay of the person's coverage. Null if no copay is due.", 2_500)),
    due: Nullable(
      Choice(['booking', 'check_in'], 'When it is due. Null if no copay is due.', {
        examples: ['check_in'],
      }),
    ),
    paid: Nullable(Money('Paid for the session as copay, less refunds. Null without one.', 0)),
    is_paid: Type.Boolean({ description: 'True if nothing more is due.', examples: [false] }),
  },
  {
    title: 'session_copay',
    description: 'The copay that is due for a session, and what was paid.',
  },
)

export type CopayRow = {
  person_id: string
  coverage_id: string
  copay: Static<ReturnType<typeof Money>>
  due: 'booking' | 'check_in'
  paid: number
}

export async function findCopay(call: Call, session_id: string) {
  const [found] = await call.query<CopayRow>(sql`
    select person_id, coverage_id, copay, due, paid
    from session_copay(${call.account}, ${session_id})`)
  return found
}

const object = 'session_copay' as const

export async function readCopay(call: Call, session_id: string) {
  await findRow(call, sessionKind, session_id)
  const found = await findCopay(call, session_id)
  if (!found) return { object, session_id, amount: null, due: null, paid: null, is_paid: true }
  const { copay: amount, due, paid } = found
  const { currency } = amount
  const is_paid = paid >= amount.amount
  return { object, session_id, amount, due, paid: { amount: paid, currency }, is_paid }
}
