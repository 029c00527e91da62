// Writes query parameters as the API reads them: `a=1`, `a[]=1&a[]=2` and `a[gte]=1`.

export function queryString(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => pairsOf(name, value))
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(`${name}[]`, item))
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(`${name}[${encodeURIComponent(key)}]`, item),
  )
}
