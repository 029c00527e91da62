// Amounts that flow from column to column, in SVG. Each part is a link; a phone shows the parts as
// a list with bars.
import { Link } from '@tanstack/react-router'
import { type FlowBand, type FlowPart, layOutFlow } from './flow_layout.ts'

export type LinkedPart = FlowPart & {
  name: string
  /** The amount in words. */
  text: string
  /** Money that has left, or isn't there yet. */
  look?: 'out' | 'open' | undefined
  to: string
  search: Record<string, string>
}

type FlowPlotProps = {
  label: string
  columns: readonly (readonly LinkedPart[])[]
  bands: readonly FlowBand[]
}

const [width, least_height, label_height] = [1_000, 340, 48]

export function FlowPlot({ label, columns, bands }: FlowPlotProps) {
  const most_parts = Math.max(...columns.map(({ length }) => length))
  const height = Math.max(least_height, most_parts * 1.5 * label_height)
  const layout = layOutFlow({ columns, bands, width, height, label_height })
  const parts = columns.flat()
  const looks = new Map(parts.map(({ key, look }) => [key, look ?? '']))
  const most = Math.max(1, ...parts.map(({ amount }) => amount))
  const values = parts.map(({ name, text }) => `${name} ${text}`).join(', ')
  return (
    <div className="flow-plot">
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        style={{ height }}
        role="img"
        aria-label={`${label}: ${values}.`}
      >
        {layout.bands.map(({ key, path }) => (
          <path key={key} className={`band ${looks.get(key.split(' ')[1]!)}`} d={path} />
        ))}
        {layout.bars.map(({ key, column, y, height: tall }) => (
          <rect
            key={key}
            className={`bar ${looks.get(key)}`}
            x={column * layout.step}
            y={y}
            width={layout.bar_width}
            height={tall}
          />
        ))}
      </svg>
      <ul aria-label={label}>
        {layout.bars.map(({ key, column, y }) => {
          const {
            name,
            text,
            amount,
            look = '',
            to,
            search,
          } = parts.find((part) => part.key === key)!
          return (
            <li
              key={key}
              style={{
                left: `${((column * layout.step + layout.bar_width) / width) * 100}%`,
                width: `${((layout.step - layout.bar_width) / width) * 100}%`,
                top: y,
              }}
            >
              <Link to={to} search={search}>
                {name}
              </Link>
              <span className="amount">{text}</span>
              <i className={look} style={{ width: `${(amount / most) * 100}%` }} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
