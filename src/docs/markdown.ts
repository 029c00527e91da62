// Helpers for writing Markdown.

export const made = '<!-- Made by "npm run generate"; do not edit. -->'

export const page = (title: string, ...parts: (string | false | undefined)[]) =>
  `${[made, `# ${title}`, ...parts.filter(Boolean)].join('\n\n')}\n`

// A cell is one line; pipes are escaped.
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export function table(heads: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string) => `\`${text}\``

export const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
