// Usage and limits: the requests of a period, and how much of the rate limit is left.
import { useState } from 'react'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { count, percent } from '../../components/format.ts'
import { Page } from '../../components/page.tsx'
import { ErrorState } from '../../components/states.tsx'
import { RequestPlots } from '../home/request_plots.tsx'
import { type Limit, readLimits } from './rate_limits.ts'

const periods = [
  [1, '1 hour'],
  [24, '24 hours'],
  [168, '7 days'],
  [720, '30 days'],
] as const
const refresh_ms = 10_000

export function LimitsScreen() {
  const [hours, setHours] = useState(24)
  const summary = useRead(['request_summary', hours], (attune) =>
    attune.requestSummary.retrieve({ hours }),
  )
  const limits = useRead(
    ['rate_limits'],
    async (attune) => readLimits((await attune.account.retrieve().withResponse()).headers),
    { refetchInterval: refresh_ms },
  )
  const errors = summary.error ?? limits.error
  return (
    <Page
      title="Usage and limits"
      summary="A request above a limit of your account fails with 429 and says when to retry."
    >
      {errors && <ErrorState error={errors} />}
      <div className="grid-main">
        <div className="stack">
          <Card title="Rate limits" note="of this account, live">
            <div className="stack">
              {limits.data?.map((limit) => (
                <Meter key={limit.name} limit={limit} />
              ))}
            </div>
          </Card>
          <Card
            title="Period"
            actions={
              <div className="group" role="group" aria-label="Period">
                {periods.map(([value, label]) => (
                  <button
                    key={value}
                    className="btn sm"
                    type="button"
                    aria-pressed={hours === value}
                    onClick={() => setHours(value)}
                  >
                    {label}
                  </button>
                ))}
              </div>
            }
          >
            {summary.data && (
              <dl className="facts">
                <dt>requests</dt>
                <dd>{count(summary.data.requests)}</dd>
                <dt>client_errors</dt>
                <dd>
                  {count(summary.data.client_errors)} (
                  {percent(summary.data.client_errors, summary.data.requests)})
                </dd>
                <dt>server_errors</dt>
                <dd>
                  {count(summary.data.server_errors)} (
                  {percent(summary.data.server_errors, summary.data.requests)})
                </dd>
              </dl>
            )}
          </Card>
        </div>
        {summary.data && (
          <aside className="stack" aria-label="Requests">
            <RequestPlots summary={summary.data} />
          </aside>
        )}
      </div>
    </Page>
  )
}

function Meter({ limit: { name, quota, window_seconds, left } }: { limit: Limit }) {
  const used = Math.max(0, quota - left)
  const share = quota === 0 ? 0 : used / quota
  return (
    <div>
      <p>
        <strong>{count(used)}</strong> of {count(quota)} per {window_seconds} s{' '}
        <span className="faint">{name}</span>
      </p>
      <div
        className={share > 0.8 ? 'meter near' : 'meter'}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={used}
      >
        <i style={{ width: `${Math.min(100, share * 100)}%` }} />
      </div>
    </div>
  )
}
