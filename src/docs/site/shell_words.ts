// Splits shell commands into words, as far as the guides need it: quotes, variables and lines that
// continue. A variable becomes ⟦NAME⟧.

export type Command = { words: string[]; comment: string }

// Each command with the comment above it; undefined if one needs a shell to be understood.
export function commandsOf(text: string): Command[] | undefined {
  const lines = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const commands: Command[] = []
  let comment = ''
  for (const line of joinOpenQuotes(lines)) {
    if (line.startsWith('# ')) {
      comment = line.slice(2)
      continue
    }
    const words = wordsOf(line)
    if (!words) return undefined
    commands.push({ words, comment })
    comment = ''
  }
  return commands
}

// A body in single quotes can have several lines.
function joinOpenQuotes(lines: string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last !== undefined && last.split("'").length % 2 === 0) joined[joined.length - 1] += line
    else joined.push(line)
  }
  return joined
}

const part = /'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+)|(\s+)/gy

const withVariables = (text: string) => text.replaceAll(/\$\{?([A-Z][A-Z0-9_]*)\}?/g, '⟦$1⟧')

function wordsOf(line: string): string[] | undefined {
  const words: string[] = []
  let word: string | undefined
  for (const [whole, single, double, bare, space] of line.trim().matchAll(part)) {
    if (space !== undefined) {
      if (word !== undefined) words.push(word)
      word = undefined
      continue
    }
    if (bare !== undefined && /[`();&|<>]|\$\(/.test(whole)) return undefined
    const text = single ?? withVariables(double?.replaceAll('\\"', '"') ?? bare!)
    word = (word ?? '') + text
  }
  return word === undefined ? words : [...words, word]
}
