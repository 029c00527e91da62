// Validation errors: where, which code, and a message that never repeats the value that was sent.
import { aboutParam } from '#catalogue/phrases.ts'

/**
 * `param` is the path as the caller wrote it: `name.given` or `languages[0]` in JSON, `name[given]`
 * in a query or a form. Null is the whole body.
 */
export type ValidationIssue = { param: string | null; code: string; message: string }

/** The path to a value: parameter names and array indexes. */
export type Path = readonly (string | number)[]

/** How a caller writes paths: with dots in JSON, with brackets in a query or a form. */
export type Notation = 'json' | 'form'

/** Thrown when a body or a query can't be parsed or is invalid. */
export class InvalidInput extends Error {
  issues: ValidationIssue[]
  constructor(issues: ValidationIssue[]) {
    super('The request is invalid.')
    this.name = 'InvalidInput'
    this.issues = issues
  }
}

export const DEEPEST = 32
export const MOST_MEMBERS = 2000
export const MOST_ISSUES = 50
const LONGEST_NAME = 64

/** Whether a value has at most so many levels: what reads it recurses. */
export const isShallow = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1)))

export function issueAt(
  path: Path,
  code: string,
  message: string,
  notation: Notation = 'json',
): ValidationIssue {
  const param = paramOf(path, notation)
  return { param, code, message: aboutParam(param, message) }
}

/** An error of the body as a whole. */
export function validationError(code: string, message: string): InvalidInput {
  return new InvalidInput([issueAt([], code, message)])
}

export function paramOf(path: Path, notation: Notation = 'json'): string | null {
  if (path.length === 0) return null
  let param = ''
  for (const step of path) {
    if (typeof step === 'number') param += `[${step}]`
    else if (param === '') param = safeName(step)
    else param += notation === 'json' ? `.${safeName(step)}` : `[${safeName(step)}]`
  }
  return param
}

/** A name comes from the caller: it must not break a log line or be overly long. */
export function safeName(name: string): string {
  const start = name.slice(0, LONGEST_NAME * 2).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return start.slice(0, LONGEST_NAME).toWellFormed()
}

/** Names that could cause prototype pollution if a tree is merged carelessly later. */
export function isForbiddenName(name: string): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype'
}

/** PostgreSQL rejects U+0000 and lone surrogates: they would cause a 500. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
