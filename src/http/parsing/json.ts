// Parses a JSON body strictly: rejects anything that two parsers could interpret differently.
//
// Ordinary bodies take a fast path: a scan of the text, then JSON.parse. If the scan finds anything
// unusual, `inspectJson` finds the errors and their locations. The plain objects of JSON.parse are
// safe because `__proto__` and the like are rejected; null prototypes would require a deep copy.
import { isAscii, isUtf8 } from 'node:buffer'
import { DEEPEST, isForbiddenName, MOST_MEMBERS, validationError } from './validation_error.ts'
import { findJsonErrors } from './json_errors.ts'

const UNUSUAL = -1

export function readJson(bytes: Buffer): unknown {
  const text = decode(bytes)
  const colons = glance(text)
  if (colons !== UNUSUAL) {
    const value = parseOrUndefined(text)
    // Each colon is a key; fewer keys in the value than in the text means one was repeated.
    if (isObject(value) && countKeys(value) === colons) return value
  }
  return readSlowly(text)
}

function decode(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  if (isUtf8(bytes)) return bytes.toString('utf8')
  throw validationError('invalid_encoding', "isn't valid UTF-8.")
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts the colons outside strings, or returns UNUSUAL if the text needs a closer look. */
function glance(text: string): number {
  let colons = 0
  let depth = 0
  const commas = [0] // Of the object or list that is open at each depth.
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x22 /* " */) {
      at = endOfString(text, at + 1)
      if (at === UNUSUAL) return UNUSUAL
    } else if (char === 0x3a /* : */) colons++
    else if (char === 0x2c /* , */) {
      // One with too many members is refused without parsing the rest of it.
      if (++commas[depth]! >= MOST_MEMBERS) return UNUSUAL
    } else if (char === 0x7b /* { */ || char === 0x5b /* [ */) {
      if (++depth > DEEPEST) return UNUSUAL
      commas[depth] = 0
    } else if (char === 0x7d /* } */ || char === 0x5d /* ] */) depth--
    else if (isDigit(char) || char === 0x2d /* - */) {
      at = endOfNumber(text, at)
      if (at === UNUSUAL) return UNUSUAL
    }
  }
  return colons
}

function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x22 /* " */) return at
    if (char === 0x5c /* \ */) {
      at++
      if (text.charCodeAt(at) === 0x75 /* u */ && isUnusualEscape(text, at + 1)) return UNUSUAL
    }
  }
  return UNUSUAL
}

/** \u0000, and every escape that may be a surrogate. */
function isUnusualEscape(text: string, at: number): boolean {
  return (text.charCodeAt(at) | 0x20) === 0x64 /* d */ || text.startsWith('0000', at)
}

/** Up to 15 digits are always exact; `-0` and exponents need a closer look. */
function endOfNumber(text: string, from: number): number {
  if (text.charCodeAt(from) === 0x2d && text.charCodeAt(from + 1) === 0x30) return UNUSUAL
  let at = from + 1
  while (isDigit(text.charCodeAt(at)) || text.charCodeAt(at) === 0x2e /* . */) at++
  const isExponent = (text.charCodeAt(at) | 0x20) === 0x65 /* e */
  return isExponent || at - from > 15 ? UNUSUAL : at - 1
}

function isDigit(char: number): boolean {
  return char >= 0x30 && char <= 0x39
}

/** NaN, which equals no count, if a name isn't allowed. The depth is already limited. */
function countKeys(value: object): number {
  let keys = 0
  let below = 0
  if (Array.isArray(value)) {
    if (value.length > MOST_MEMBERS) return NaN
    for (const item of value) {
      if (typeof item === 'object' && item !== null) below += countKeys(item)
    }
    return below
  }
  for (const key in value) {
    if (isForbiddenName(key)) return NaN
    const member = (value as Record<string, unknown>)[key]
    if (typeof member === 'object' && member !== null) below += countKeys(member)
    keys++
  }
  return keys > MOST_MEMBERS ? NaN : keys + below
}

function readSlowly(text: string): unknown {
  findJsonErrors(text)
  const value: unknown = text.includes('-0') ? JSON.parse(text, withoutSign) : JSON.parse(text)
  if (isObject(value)) return value
  throw validationError('invalid_type', 'must be a JSON object.')
}

/** Converts -0 to 0, so that equal-looking values are equal. */
function withoutSign(_key: string, member: unknown): unknown {
  return member === 0 ? 0 : member
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
