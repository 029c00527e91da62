// Validation errors: where, which code, and a message that never repeats the value that was sent.
import { aboutParam } from '#catalogue/phrases.ts'

/** `param` is the path, for example `name.given` or `languages[0]`; null is the whole body. */
export type ValidationIssue = { param: string | null; code: string; message: string }

/** The path to a value: parameter names and array indexes. */
export type Path = readonly (string | number)[]

/** Thrown when a body or a query can't be parsed or is invalid. */
export class BodyFault extends Error {
  faults: ValidationIssue[]
  constructor(faults: ValidationIssue[]) {
    super('The request is invalid.')
    this.name = 'BodyFault'
    this.faults = faults
  }
}

export const DEEPEST = 32
export const MOST_MEMBERS = 1000
export const MOST_FAULTS = 50
const LONGEST_NAME = 64

export function issueAt(path: Path, code: string, message: string): ValidationIssue {
  const param = paramOf(path)
  return { param, code, message: aboutParam(param, message) }
}

/** An error of the body as a whole. */
export function validationError(code: string, message: string): BodyFault {
  return new BodyFault([issueAt([], code, message)])
}

export function paramOf(path: Path): string | null {
  if (path.length === 0) return null
  let param = ''
  for (const step of path) {
    if (typeof step === 'number') param += `[${step}]`
    else param += param === '' ? safeName(step) : `.${safeName(step)}`
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
