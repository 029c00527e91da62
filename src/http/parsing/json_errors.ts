// Inspects a JSON body in detail: finds every error and its location.
import { InvalidInput, DEEPEST, MOST_ISSUES, MOST_MEMBERS } from './validation_error.ts'
import { issueAt, isForbiddenName, isStorableText, validationError } from './validation_error.ts'
import type { ValidationIssue } from './validation_error.ts'

type Reading = { text: string; at: number; path: (string | number)[]; issues: ValidationIssue[] }

/** Parses the text by the grammar of RFC 8259; throws InvalidInput for any error. */
export function findJsonErrors(text: string): void {
  const reading: Reading = { text, at: 0, path: [], issues: [] }
  if (text.startsWith('\ufeff')) {
    throw validationError('invalid_encoding', 'must not start with a byte order mark.')
  }
  inspectValue(reading)
  skipSpace(reading)
  if (reading.at < text.length) throw brokenAt(reading.at)
  if (reading.issues.length > 0) throw new InvalidInput(reading.issues)
}

function inspectValue(reading: Reading): void {
  skipSpace(reading)
  const char = reading.text[reading.at]
  if (char === '{') inspectMembers(reading, '}')
  else if (char === '[') inspectMembers(reading, ']')
  else if (char === '"') inspectText(reading, readString(reading))
  else if (!take(reading, WORD)) inspectNumber(reading)
}

function inspectMembers(reading: Reading, close: '}' | ']'): void {
  // Checked before descending, so that a million brackets cost no more than thirty-three.
  if (reading.path.length === DEEPEST) {
    throw validationError('nesting_too_deep', `is nested deeper than ${DEEPEST} levels.`)
  }
  const names = new Set<string>()
  reading.at++
  if (takeChar(reading, close)) return
  for (let index = 0; ; index++) {
    if (index === MOST_MEMBERS) throw tooManyAt(reading)
    reading.path.push(close === ']' ? index : readName(reading))
    if (close === '}') inspectName(reading, names)
    inspectValue(reading)
    reading.path.pop()
    if (takeChar(reading, close)) return
    if (!takeChar(reading, ',')) throw brokenAt(reading.at)
  }
}

function readName(reading: Reading): string {
  skipSpace(reading)
  if (reading.text[reading.at] !== '"') throw brokenAt(reading.at)
  const name = readString(reading)
  if (!takeChar(reading, ':')) throw brokenAt(reading.at)
  return name
}

function inspectName(reading: Reading, names: Set<string>): void {
  const name = reading.path.at(-1) as string
  inspectText(reading, name)
  if (isForbiddenName(name)) note(reading, 'invalid_parameter', "isn't an allowed name.")
  if (names.has(name)) note(reading, 'duplicate_parameter', 'is sent twice.')
  names.add(name)
}

function inspectText(reading: Reading, text: string): void {
  if (!isStorableText(text)) {
    note(reading, 'invalid_string', "can't contain U+0000 or a lone surrogate.")
  }
}

/** Finds the closing quote; JSON.parse checks and decodes strings with escapes. */
function readString(reading: Reading): string {
  const { text, at: start } = reading
  let isPlain = true
  let at = start + 1
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x22 /* " */) break
    if (char === 0x5c /* \ */) at++
    if (char === 0x5c || char < 0x20) isPlain = false
  }
  if (at >= text.length) throw brokenAt(start)
  reading.at = at + 1
  return isPlain ? text.slice(start + 1, at) : decodeString(text.slice(start, at + 1), start)
}

function decodeString(quoted: string, start: number): string {
  try {
    return JSON.parse(quoted)
  } catch {
    throw brokenAt(start)
  }
}

const WORD = /true|false|null/y
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y

function inspectNumber(reading: Reading): void {
  const source = take(reading, NUMBER)
  if (!source) throw brokenAt(reading.at)
  if (!survives(source)) {
    note(reading, 'invalid_number', 'is too large or too precise to be represented exactly.')
  }
}

/** Whether the number survives parsing without loss. */
function survives(source: string): boolean {
  const number = Number(source)
  if (source.length > 64 || !Number.isFinite(number)) return false
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) return false
  const isShort = source.length <= 15 && Math.abs(number) > 1e-300
  return isShort || significant(source) === significant(String(number))
}

/** Significant digits and decimal position: `1.50`, `15e-1` and `1.5` are all `15@1`. */
function significant(source: string): string {
  const [mantissa = '', exponent = '0'] = source.toLowerCase().replace(/^-/, '').split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  const place = digits.length - fraction.length + Number(exponent)
  return digits === '' ? '0' : `${digits.replace(/0+$/, '')}@${place}`
}

function skipSpace(reading: Reading): void {
  const { text } = reading
  for (; ; reading.at++) {
    const char = text.charCodeAt(reading.at)
    if (char !== 0x20 && char !== 0x0a && char !== 0x0d && char !== 0x09) return
  }
}

function take(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.at
  if (!pattern.test(reading.text)) return undefined
  const found = reading.text.slice(reading.at, pattern.lastIndex)
  reading.at = pattern.lastIndex
  return found
}

function takeChar(reading: Reading, char: string): boolean {
  skipSpace(reading)
  if (reading.text[reading.at] !== char) return false
  reading.at++
  return true
}

function note(reading: Reading, code: string, message: string): void {
  reading.issues.push(issueAt(reading.path, code, message))
  if (reading.issues.length === MOST_ISSUES) throw new InvalidInput(reading.issues)
}

function tooManyAt(reading: Reading): InvalidInput {
  const message = `has more than ${MOST_MEMBERS} values.`
  return new InvalidInput([...reading.issues, issueAt(reading.path, 'too_many', message)])
}

/** Only the position: messages of JSON.parse quote the body, which may be clinical. */
function brokenAt(at: number): InvalidInput {
  return validationError('invalid_json', `isn't valid JSON: syntax error near character ${at + 1}.`)
}
