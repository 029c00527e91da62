// A figure with its name.
export function Stat({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
