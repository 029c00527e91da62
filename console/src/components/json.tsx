// An object as the API returns it.
export function Json({ value }: { value: unknown }) {
  return (
    <pre className="json" tabIndex={0} aria-label="JSON">
      <code>{JSON.stringify(value, null, 2)}</code>
    </pre>
  )
}
