// The copay of a session: what is due and was paid, and how to take the rest.
import type { Session } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { Notice } from '../../components/states.tsx'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { RecordPayment } from '../person/billing/record_payment.tsx'
import { RequestPayment } from '../person/billing/request_payment.tsx'

const due_texts: Record<string, string> = {
  booking: 'due at booking',
  check_in: 'due at check-in',
}

export function SessionCopay({ session: { id, person_id } }: { session: Session }) {
  const { session, can } = useSession()
  const now = Date.now() + useClockOffset()
  const permitted = can('payments:read') && session.role.acts_as === 'account'
  const { data } = useRead(['payment', 'copay', id], (attune) => attune.sessions.copay(id), {
    enabled: permitted && person_id !== null,
  })
  if (!data?.amount || !person_id) return null
  const { amount, paid, due, is_paid } = data
  if (is_paid)
    return (
      <Notice tone="ok">
        Copay of <Amount amount={amount} /> paid.
      </Notice>
    )
  const rest = amount.amount - (paid?.amount ?? 0)
  const of = { session_id: id, kind: 'copay', amount: (rest / 100).toFixed(2) }
  return (
    <Notice
      tone="warn"
      action={
        can('payments:write') && (
          <>
            <RecordPayment person_id={person_id} of={of} label="Record copay" />
            <RequestPayment person_id={person_id} of={of} label="Request copay" now={now} />
          </>
        )
      }
    >
      Copay of <Amount amount={{ ...amount, amount: rest }} /> {due_texts[due ?? ''] ?? 'due'}.
    </Notice>
  )
}
