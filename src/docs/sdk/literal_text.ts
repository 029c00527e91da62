// Writes a value as TypeScript code.

// Keys have no quotes where possible.
export function literalText(value: unknown, margin = '', width = 70): string {
  if (typeof value === 'string') return stringText(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${margin}  `
  const parts = Array.isArray(value)
    ? value.map((item) => literalText(item, inner))
    : Object.entries(value).map(([key, item]) => `${keyText(key)}: ${literalText(item, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${parts.join(', ')}${close}`
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  if (line.length <= width && !line.includes('\n')) return line
  const lines = parts.map((part) => `${inner}${part},\n`).join('')
  return `${open.trim()}\n${lines}${margin}${close.trim()}`
}

const stringText = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const keyText = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`)
