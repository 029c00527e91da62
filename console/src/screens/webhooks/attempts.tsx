// The latest attempts to deliver events to an endpoint, refreshed while the panel is open.
import { useRead } from '../../api/context.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { milliseconds } from '../../components/format.ts'
import { Timeline } from '../../components/timeline.tsx'

const refresh_ms = 3_000

export function Attempts({ endpoint }: { endpoint: string }) {
  const { data } = useRead(
    ['webhook_attempt', endpoint],
    (attune) =>
      attune.webhookEndpoints.attempts.list(endpoint, { limit: 20, expand: ['event'] }).page(),
    { refetchInterval: refresh_ms },
  )
  if (!data) return null
  if (data.data.length === 0) return <p className="muted">Nothing has been sent yet.</p>
  return (
    <Timeline
      moments={data.data.map((attempt) => ({
        title: (
          <>
            {attempt.response_status ?? attempt.failure ?? 'no response'}{' '}
            {attempt.event && <code>{attempt.event.type}</code>}
          </>
        ),
        note: (
          <>
            <IdChip id={attempt.event_id} /> · attempt {attempt.attempt} ·{' '}
            {milliseconds(attempt.duration_ms)}
          </>
        ),
        at: attempt.created_at,
        key: attempt.id,
        look: attempt.succeeded ? 'done' : 'fail',
      }))}
    />
  )
}
