// The trend of each instrument, with the reliable-change band around the baseline.
import { useState } from 'react'
import type { Instrument, Progress } from 'attune'
import { useRead } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { dayOf } from '../../../components/format.ts'
import { EmptyState } from '../../../components/states.tsx'
import { TrendPlot } from '../../../components/trend_plot.tsx'
import { useActing } from '../../../session/acting.ts'

type Series = Progress['data'][number]

export function ProgressCard({ person_id }: { person_id: string }) {
  const { options } = useActing()
  const [chosen, setChosen] = useState<string>()
  const { data } = useRead(['assessment', 'progress', person_id], (attune) =>
    attune.persons.progress(person_id, {}, options),
  )
  const { data: instruments } = useRead(['instrument'], (attune) =>
    attune.instruments.list().page(),
  )
  const scored = (data?.data ?? []).filter(({ series }) =>
    series.some(({ total }) => total !== null),
  )
  const shown = scored.find(({ instrument }) => instrument === chosen) ?? scored[0]
  if (!data) return null
  if (!shown)
    return (
      <Card title="Outcome">
        <EmptyState title="No scores yet">
          Completed assessments appear here as a trend with reliable change.
        </EmptyState>
      </Card>
    )
  const instrument = instruments?.data.find(({ code }) => code === shown.instrument)
  return (
    <Card
      title={instrument?.name ?? shown.instrument}
      note={shown.domain}
      actions={
        <div className="group" role="group" aria-label="Instrument">
          {scored.map(({ instrument: code }) => (
            <button
              key={code}
              className="btn sm"
              type="button"
              aria-pressed={code === shown.instrument}
              onClick={() => setChosen(code)}
            >
              {instruments?.data.find((each) => each.code === code)?.name ?? code}
            </button>
          ))}
        </div>
      }
    >
      <Trend series={shown} instrument={instrument} />
    </Card>
  )
}

function Trend({ series, instrument }: { series: Series; instrument: Instrument | undefined }) {
  const { baseline, latest, change } = series
  const points = series.series.flatMap(({ completed_at, total, change: moved }) =>
    total === null ? [] : [{ at: completed_at, value: total, note: moved?.label }],
  )
  const name = instrument?.name ?? series.instrument
  const threshold = change?.threshold ?? instrument?.change?.reliable
  const first = baseline?.total
  const cuts = [
    instrument?.caseness && {
      value: instrument.caseness.at_least,
      label: `caseness: ${instrument.caseness.at_least} or more`,
    },
    instrument?.change && {
      value: instrument.change.remission_below,
      label: `remission: below ${instrument.change.remission_below}`,
    },
  ].filter((cut) => !!cut)
  return (
    <>
      <p className="figure">
        <strong>{latest?.total ?? '—'}</strong>
        {change && <StateBadge state={change.label} />}
        <span className="faint">
          {change && baseline
            ? `${signed(change.delta)} since ${dayOf(new Date(baseline.completed_at))}`
            : 'Baseline'}
        </span>
      </p>
      <TrendPlot
        name={name}
        points={points}
        most={Math.max(...(instrument?.bands.map(({ to }) => to) ?? [27]))}
        band={
          first !== null && first !== undefined && threshold
            ? {
                from: first - threshold,
                to: first + threshold,
                label: `no_reliable_change: baseline ${first} ± ${threshold}`,
              }
            : null
        }
        cuts={cuts}
      />
      {instrument?.change && (
        <p className="legend">
          <span>
            <i className="kb" />
            Change inside this band may be measurement error
          </span>
          <span>{instrument.change.source}</span>
        </p>
      )}
    </>
  )
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
