// A score over time, with the band in which a change may be measurement error, and thresholds.
import { dayOf } from './format.ts'
import { Time } from './time.tsx'

export type TrendPoint = { at: string; value: number; note?: string | null }
type TrendProps = {
  name: string
  points: readonly TrendPoint[]
  most: number
  /** Scores that don't differ reliably from the first one. */
  band?: { from: number; to: number; label: string } | null
  cuts?: readonly { value: number; label: string }[]
}

const [width, height, left, top, bottom] = [660, 230, 32, 20, 203]

export function TrendPlot({ name, points, most, band, cuts = [] }: TrendProps) {
  const x = (at: number) =>
    points.length < 2 ? width / 2 : left + 14 + (at / (points.length - 1)) * (width - left - 42)
  const y = (value: number) => bottom - (value / most) * (bottom - top)
  const step = most > 30 ? 20 : 5
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
  const every = Math.ceil(points.length / 10)
  const last = points.at(-1)
  const values = points.map(({ at, value }) => `${value} on ${dayOf(new Date(at))}`)
  const label = `${name}: ${values.join(', ')}.`
  return (
    <>
      <svg
        className="chart trend"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}${band ? ` ${band.label}.` : ''}`}
      >
        {band && (
          <rect
            className="band"
            x={left}
            width={width - left}
            y={y(Math.min(band.to, most))}
            height={y(Math.max(band.from, 0)) - y(Math.min(band.to, most))}
            rx={2}
          />
        )}
        {ticks.map((tick, place) => (
          <g key={tick}>
            <path className="rule" d={`M${left} ${y(tick)}H${width}`} />
            <text
              className={place % 2 === 1 ? 'between' : undefined}
              x={left - 6}
              y={y(tick) + 4}
              textAnchor="end"
            >
              {tick}
            </text>
          </g>
        ))}
        {band && (
          <text className="lab" x={width - 6} y={y(Math.min(band.to, most)) + 14} textAnchor="end">
            {band.label}
          </text>
        )}
        {cuts.map(({ value, label: text }) => (
          <g key={text}>
            <path className="cut" d={`M${left} ${y(value)}H${width}`} />
            <text className="lab" x={left + 8} y={y(value) + 14}>
              {text}
            </text>
          </g>
        ))}
        <path
          className="line"
          d={`M${points.map(({ value }, at) => `${x(at)} ${y(value)}`).join(' ')}`}
        />
        {points.map(({ at, value }, place) => (
          <g key={at}>
            <circle
              className={place === points.length - 1 ? 'dot on' : 'dot'}
              cx={x(place)}
              cy={y(value)}
              r={4}
            >
              <title>{`${name} ${value}, ${dayOf(new Date(at))}`}</title>
            </circle>
            {place % every === 0 && (
              <text className="tick" x={x(place)} y={height - 4} textAnchor="middle">
                {dayOf(new Date(at)).replace(/, \d+$/, '')}
              </text>
            )}
          </g>
        ))}
        {last && (
          <text
            className="strong"
            x={x(points.length - 1)}
            y={y(last.value) - 10}
            textAnchor="middle"
          >
            {last.value}
          </text>
        )}
      </svg>
      <details className="values">
        <summary>Values as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Completed</th>
              <th scope="col" className="num">
                {name}
              </th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value, note }) => (
              <tr key={at}>
                <td>
                  <Time at={at} form="day" />
                </td>
                <td className="num">{value}</td>
                <td>{note ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
