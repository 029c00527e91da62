// Horizontal bars with their names and values, as a table that screen readers can read.
type RowBarsProps = {
  label: string
  rows: readonly { name: string; value: number; text: string; strong?: boolean }[]
}

export function RowBars({ label, rows }: RowBarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className="row-bars" aria-label={label}>
      <tbody>
        {rows.map(({ name, value, text, strong }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <i
                className={strong ? 'strong' : undefined}
                style={{ width: `${(value / most) * 100}%` }}
              />
            </td>
            <td className="num">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
