// Moves a session: to where it was dropped, or to a free time.
import { useState } from 'react'
import type { Session } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { useToast } from '../../components/toast.tsx'
import type { Zone } from '../../components/zone.ts'
import { whenInWords } from './book_session.tsx'
import { SlotPicker } from './slot_picker.tsx'

export type Move = { session: Session; starts_at?: number }

type MoveProps = { move: Move; zone: Zone; onClose(): void }

export function MoveSession({ move: { session, starts_at: dropped }, zone, onClose }: MoveProps) {
  const { show } = useToast()
  const [starts_at, setStartsAt] = useState(dropped)
  const write = useWrite(['session', 'slots'], (attune) =>
    attune.sessions.reschedule(
      session.id,
      { starts_at: new Date(starts_at ?? 0).toISOString() },
      { ifMatch: session.version },
    ),
  )
  const move = () => {
    if (starts_at === undefined) return
    void write.mutateAsync(undefined).then(
      () => {
        onClose()
        show({ text: 'The session was rescheduled.' })
      },
      () => {},
    )
  }
  const before = whenInWords(Date.parse(session.starts_at), zone)
  return (
    <FormDialog
      title="Reschedule session"
      summary={
        starts_at === undefined
          ? `From ${before}`
          : `From ${before} to ${whenInWords(starts_at, zone)}`
      }
      submit="Reschedule"
      busy={write.isPending}
      error={write.error}
      onSubmit={move}
      onClose={onClose}
    >
      {(dropped === undefined || write.error) && (
        <SlotPicker
          practitioner_id={session.practitioner_id}
          zone={zone}
          from={zone.dateOf(Date.parse(session.starts_at))}
          params={{
            duration_minutes: session.duration_minutes,
            format: session.format,
            reschedule_session_id: session.id,
          }}
          chosen={starts_at}
          onChoose={setStartsAt}
        />
      )}
    </FormDialog>
  )
}
