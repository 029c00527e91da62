// Plots of requests with their errors, and of the response time.
import type { RequestSummary } from 'attune'
import { Card } from '../../components/card.tsx'
import { count, dayAndMinute, milliseconds, minuteOf } from '../../components/format.ts'
import { BarPlot, LinePlot } from '../../components/plot.tsx'

export function RequestPlots({ summary }: { summary: RequestSummary }) {
  const { intervals, requests, client_errors, server_errors, median_ms, p95_ms } = summary
  const errors = client_errors + server_errors
  const ends = [dayAndMinute(new Date(summary.starts_at)), 'now'] as const
  return (
    <>
      <Card title="Requests" note="24 hours">
        <p className="figure">
          <strong>{count(requests)}</strong>
          <span className="faint">
            {summary.complete ? `${count(errors)} failed` : 'the latest; more were sent'}
          </span>
        </p>
        <BarPlot
          label={`${count(requests)} requests in 24 hours, ${count(errors)} failed`}
          bars={intervals.map((interval) => {
            const failed = interval.client_errors + interval.server_errors
            const at = minuteOf(new Date(interval.starts_at))
            return {
              key: interval.starts_at,
              value: interval.requests,
              part: failed,
              name: `${at}: ${count(interval.requests)} requests, ${count(failed)} failed`,
            }
          })}
          ends={ends}
        />
        <p className="legend">
          <span>
            <i className="kdim" />
            Requests
          </span>
          <span>
            <i className="kbad" />
            Errors
          </span>
        </p>
      </Card>
      <Card title="Latency" note="95th percentile, 24 hours">
        <p className="figure">
          <strong>{milliseconds(p95_ms)}</strong>
          <span className="faint">{milliseconds(median_ms)} median</span>
        </p>
        <LinePlot
          label={`95th percentile ${milliseconds(p95_ms)}, median ${milliseconds(median_ms)}`}
          values={intervals.map(({ requests, p95_ms }) => (requests === 0 ? null : p95_ms))}
          ends={ends}
        />
      </Card>
    </>
  )
}
