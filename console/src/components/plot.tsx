// Small plots in SVG: bars over time, and a line. The label states the values.

type BarsProps = {
  label: string
  bars: readonly { key: string; value: number; part?: number; name: string }[]
  /** Names under the first and the last bar. */
  ends: readonly [string, string]
}

const width = 310
const height = 96

/** Bars, each with a part of it in another color: errors of all requests, for example. */
export function BarPlot({ label, bars, ends }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  const tall = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * height))
  const bar = (look: 'dim' | 'part', at: number, value: number) => (
    <rect
      className={`bar ${look}`}
      x={at * step}
      y={height - tall(value)}
      width={Math.max(1, step - 2)}
      height={tall(value)}
      rx={1.5}
    />
  )
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height + 18}`} role="img" aria-label={label}>
      {bars.map(({ key, value, part = 0, name }, at) => (
        <g key={key}>
          <title>{name}</title>
          {bar('dim', at, value)}
          {bar('part', at, part)}
        </g>
      ))}
      <path className="rule" d={`M0 ${height + 0.5}h${width}`} />
      <Ends ends={ends} />
    </svg>
  )
}

function Ends({ ends: [first, last] }: Pick<BarsProps, 'ends'>) {
  return (
    <>
      <text x={0} y={height + 14}>
        {first}
      </text>
      <text x={width} y={height + 14} textAnchor="end">
        {last}
      </text>
    </>
  )
}

type LineProps = {
  label: string
  /** Null where nothing was measured: the line has a gap there. */
  values: readonly (number | null)[]
  ends: readonly [string, string]
}

export function LinePlot({ label, values, ends }: LineProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const x = (at: number) => (values.length < 2 ? 0 : (at / (values.length - 1)) * (width - 6))
  const y = (value: number) => height - 4 - (value / most) * (height - 12)
  const runs = runsOf(values)
  const last = runs.at(-1)?.at(-1)
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height + 18}`} role="img" aria-label={label}>
      {runs.map((run) => {
        const points = run.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
        const path = `M${points.join(' ')}`
        const [from, to] = [x(run[0]![0]), x(run.at(-1)![0])]
        return (
          <g key={run[0]![0]}>
            <path className="area" d={`${path} L${to.toFixed(1)} ${height}H${from.toFixed(1)}z`} />
            <path className="line" d={path} />
            {run.length === 1 && <circle className="dot on" cx={from} cy={y(run[0]![1])} r={2} />}
          </g>
        )
      })}
      <path className="rule" d={`M0 ${height + 0.5}h${width}`} />
      {last && <circle className="dot on" cx={x(last[0])} cy={y(last[1])} r={3.5} />}
      <Ends ends={ends} />
    </svg>
  )
}

type Point = readonly [at: number, value: number]

function runsOf(values: LineProps['values']): Point[][] {
  const runs: Point[][] = [[]]
  for (const [at, value] of values.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)!.push([at, value])
  }
  return runs.filter((run) => run.length > 0)
}
