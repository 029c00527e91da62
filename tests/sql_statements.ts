// Finds SQL in the source: tagged templates of TypeScript and the statements of migrations.

export type Found = { place: string; text: string }

const hole = '$$' // What a template inserts.

// The text of each template that is tagged sql, those within others too.
export function templatesIn(place: string, source: string): Found[] {
  const found: Found[] = []
  for (const { index } of source.matchAll(/\bsql`/g)) {
    const line = source.slice(0, index).split('\n').length
    found.push({ place: `${place}:${line}`, text: readTemplate(source, index + 4).text })
  }
  return found
}

function readTemplate(source: string, from: number) {
  let text = ''
  for (let at = from; at < source.length; at++) {
    if (source[at] === '`') return { text, end: at }
    if (source[at] === '$' && source[at + 1] === '{') {
      at = skipInsert(source, at + 2)
      text += hole
    } else text += source[at]
  }
  throw new Error('A template does not end.')
}

function skipInsert(source: string, from: number) {
  let depth = 1
  for (let at = from; at < source.length; at++) {
    if (source[at] === '`') at = readTemplate(source, at + 1).end
    else if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return at
  }
  throw new Error('An insert does not end.')
}

export function statementsIn(place: string, source: string): Found[] {
  const plain = source.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length))
  let at = 0
  return plain.split(';').map((text) => {
    const line = plain.slice(0, at).split('\n').length
    at += text.length + 1
    return { place: `${place}:${line}`, text }
  })
}

type Part = { before: string; text: string; within: Part | null }

// The text between parentheses, with the text before them.
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const open: { from: number; part: Part }[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') {
      const before = text.slice(0, at).trimEnd().toLowerCase()
      open.push({ from: at + 1, part: { before, text: '', within: open.at(-1)?.part ?? null } })
    } else if (text[at] === ')') {
      const closed = open.pop()
      if (!closed) continue
      closed.part.text = text.slice(closed.from, at).toLowerCase()
      parts.push(closed.part)
    }
  }
  return parts
}

const withoutInner = (text: string) => {
  let [plain, last] = [text, '']
  while (plain !== last) [last, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, ' ')]
  return plain
}

const isChosenOnce = ({ before, within }: Part): boolean =>
  /\b(materialized|array)$/.test(before) || (within !== null && isChosenOnce(within))

const choosesSome = (text: string) => /\blimit\b|\bskip locked\b/.test(withoutInner(text))
const changes = (text: string) => /\b(delete from|update \S+\s+(as \S+\s+)?set)\b/i.test(text)

// Whether a statement that changes rows leaves it to the planner how often it chooses them: a
// subquery with a limit or a lock may be run again for each row, and choose others each time.
export function isChosenAgain({ text }: Found): boolean {
  const flat = text.replaceAll(/\s+/g, ' ')
  if (/\bin ?\( ?\$\$( for [a-z ]+)? ?\)/i.test(flat) && /\$\$/.test(flat)) return true
  if (!changes(flat)) return false
  return partsOf(flat).some(
    (part) => /^ ?select\b/.test(part.text) && choosesSome(part.text) && !isChosenOnce(part),
  )
}
