// Memoizes a computation. Clears the cache when it is full.

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
