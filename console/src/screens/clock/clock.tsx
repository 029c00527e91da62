// The sandbox clock: move time forward and see what happened.
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FormError, TextField } from '../../components/fields.tsx'
import { dayAndMinute, offsetOf, wholeTime, zoneAt } from '../../components/format.ts'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
import { useToast } from '../../components/toast.tsx'
import { useWrite } from '../../api/context.tsx'
import { Activity } from './activity.tsx'
import { useClock } from './use_clock.ts'

const steps = [
  ['PT1H', '+1 hour'],
  ['P1D', '+1 day'],
  ['P14D', '+14 days'],
  ['P30D', '+30 days'],
] as const

export function ClockScreen() {
  const { data: clock, error, refetch } = useClock()
  const { show } = useToast()
  const [to, setTo] = useState('')
  const advance = useWrite(
    ['test_clock', 'event'],
    (attune, params: { by: string } | { to: string }) => attune.testClock.advance(params),
  )
  const move = (params: { by: string } | { to: string }) =>
    advance.mutate(params, { onSuccess: () => show({ text: 'The sandbox clock was advanced.' }) })
  const now = clock && new Date(clock.now)
  const moved = advance.data
  const isEarlier = (value: string) =>
    value && now && new Date(value) <= now
      ? `Must be later than the sandbox clock, ${wholeTime(now)}. The clock only moves forward.`
      : undefined
  return (
    <Page
      title="Sandbox clock"
      summary="Move time forward. Reminders, deadlines and payer responses happen on the way."
    >
      <div className="grid-main">
        <Card title="What happened" note={moved ? 'during the last advance' : undefined} flush>
          {moved ? (
            <Activity clock={moved} />
          ) : (
            <EmptyState title="Time hasn't been moved yet">
              Advance the clock to see which jobs ran and which events they sent, by type of object.
            </EmptyState>
          )}
        </Card>
        <Card title="Clock" note={clock && offsetOf(clock.offset_seconds)}>
          {error && <ErrorState error={error} retry={() => void refetch()} />}
          {now && (
            <p className="figure">
              <strong>{dayAndMinute(now)}</strong>
              <span className="faint">{zoneAt(now)}</span>
            </p>
          )}
          <div className="actions">
            {steps.map(([by, label]) => (
              <Button
                key={by}
                small
                scope="test_clock:write"
                busy={advance.isPending}
                onClick={() => move({ by })}
              >
                {label}
              </Button>
            ))}
          </div>
          <form
            className="form clock-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (to && !isEarlier(to)) move({ to: new Date(to).toISOString() })
            }}
          >
            <FormError value={advance.error}>
              <TextField
                label="Advance to"
                required
                type="datetime-local"
                value={to}
                onChange={setTo}
                check={isEarlier}
                param="to"
                help="In your time zone."
              />
            </FormError>
            <Button submit scope="test_clock:write" busy={advance.isPending} look="primary">
              {advance.isPending ? 'Advancing…' : 'Advance'}
            </Button>
          </form>
          {advance.error && <ErrorState error={advance.error} />}
          {moved?.continue_to && (
            <Button small onClick={() => move({ to: moved.continue_to! })}>
              Continue to the requested time
            </Button>
          )}
        </Card>
      </div>
    </Page>
  )
}
