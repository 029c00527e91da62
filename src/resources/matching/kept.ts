// What was worked out is kept for whoever asks the same; when there is too much, all is let go.

export function kept<Name, Value>(
  known: Map<Name, Value>,
  most: number,
  name: Name,
  work: () => Value,
): Value {
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= most) known.clear()
  const made = work()
  known.set(name, made)
  return made
}
