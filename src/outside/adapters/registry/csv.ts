// Streams CSV (RFC 4180) of any length, holding one row in memory. An unreadable row is reported
// and skipped; a file that can't be trusted is rejected as a whole.

// The whole file is rejected.
export class FileRefused extends Error {}

export type Rows = {
  row(fields: string[], line: number): void
  fault(line: number, reason: string): void
}

const longest_row = 1 << 20
const [quote, comma, newline, carriage_return] = [34, 44, 10, 13]
const utf8 = new TextDecoder('utf-8', { fatal: true })

export function csvReader({ row, fault }: Rows) {
  let rest = ''
  let line = 1
  let begun = false
  let high = false // Whether the current text contains non-ASCII bytes.
  let nul = false // Whether the current text contains a NUL.

  function push(bytes: Buffer) {
    const text = rest + (begun ? bytes : start(bytes)).toString('latin1')
    high = /[\x80-\xff]/.test(text)
    nul = text.includes('\0')
    const at = readAll(text, false)
    rest = text.slice(at)
    if (rest.length > longest_row) {
      throw new FileRefused(
        `The row that starts on line ${line} is too long or has an unclosed quote.`,
      )
    }
  }

  // Checks the byte order mark. Only UTF-8 is supported.
  function start(bytes: Buffer) {
    begun = true
    const [a, b, c] = bytes
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || bytes.includes(0)) {
      throw new FileRefused('The file is not UTF-8.')
    }
    return a === 0xef && b === 0xbb && c === 0xbf ? bytes.subarray(3) : bytes
  }

  // The end of the file. Returns true if the last row had no line ending.
  function end() {
    const last = rest
    readAll(last, true)
    return last.length > 0
  }

  // Reads complete rows. Returns the start of the first incomplete one.
  function readAll(text: string, ended: boolean): number {
    let at = 0
    while (at < text.length) {
      const next = readRow(text, at, ended)
      if (next < 0) return at
      at = next
    }
    return at
  }

  // Reads one row. Returns the start of the next, or -1 if more input is needed.
  function readRow(text: string, from: number, ended: boolean): number {
    const fields: string[] = []
    let at = from
    for (;;) {
      let value: string
      if (text.charCodeAt(at) === quote) {
        let close = text.indexOf('"', at + 1)
        let doubled = false
        while (close >= 0 && text.charCodeAt(close + 1) === quote) {
          doubled = true
          close = text.indexOf('"', close + 2)
        }
        if (close < 0 || (close + 1 === text.length && !ended)) {
          if (!ended) return -1
          throw new FileRefused(`The file is truncated in the row that starts on line ${line}.`)
        }
        value = text.slice(at + 1, close)
        if (doubled) value = value.replaceAll('""', '"')
        at = close + 1
      } else {
        const begin = at
        let code = text.charCodeAt(at)
        while (code !== comma && code !== newline && code !== quote && at < text.length) {
          code = text.charCodeAt(++at)
        }
        if (at === text.length && !ended) return -1
        if (code === quote)
          return skip(text, from, at, ended, 'An unquoted field contains a quote.')
        const cut = code !== comma && text.charCodeAt(at - 1) === carriage_return && at > begin
        value = text.slice(begin, cut ? at - 1 : at)
        if (cut) at--
      }
      fields.push(value)
      const code = text.charCodeAt(at)
      if (code === comma) at++
      else if (code === newline || at >= text.length) {
        return finish(text, from, at + 1, fields)
      } else if (code === carriage_return && text.charCodeAt(at + 1) === newline) {
        return finish(text, from, at + 2, fields)
      } else if (code === carriage_return && at + 1 === text.length) {
        return ended ? finish(text, from, at + 1, fields) : -1
      } else return skip(text, from, at, ended, 'Unexpected character after a closing quote.')
    }
  }

  // Continues with the next line, so that one bad row doesn't affect the rest.
  function skip(text: string, from: number, at: number, ended: boolean, reason: string) {
    const stop = text.indexOf('\n', at)
    if (stop < 0 && !ended) return -1
    fault(line, reason)
    const next = stop < 0 ? text.length : stop + 1
    line += linesIn(text, from, next)
    return next
  }

  function finish(text: string, from: number, next: number, fields: string[]) {
    const empty = fields.length === 1 && fields[0] === ''
    if (!empty) tell(fields)
    line += Math.max(1, linesIn(text, from, next))
    return Math.min(next, text.length)
  }

  function tell(fields: string[]) {
    if (nul && fields.some((field) => field.includes('\0'))) {
      return fault(line, 'The row contains a NUL character.')
    }
    if (!high) return row(fields, line)
    try {
      const decoded = fields.map((field) =>
        /[\x80-\xff]/.test(field) ? utf8.decode(Buffer.from(field, 'latin1')) : field,
      )
      row(decoded, line)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      fault(line, 'The row is not valid UTF-8.')
    }
  }

  return { push, end, line: () => line }
}

function linesIn(text: string, from: number, to: number) {
  let lines = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    lines++
  }
  return lines
}
