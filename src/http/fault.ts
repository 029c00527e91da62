// What is wrong with a request, one fault at a time, told without repeating what was sent.

/** `param` is where, as in `name.given` or `languages[0]`; null is the body as a whole. */
export type Fault = { param: string | null; code: string; message: string }

/** The way to a value: names of parameters and places in lists. */
export type Path = readonly (string | number)[]

/** Thrown by the readers of a body or a query: nothing useful could be made of it. */
export class BodyFault extends Error {
  faults: Fault[]
  constructor(faults: Fault[]) {
    super('The request could not be read.')
    this.name = 'BodyFault'
    this.faults = faults
  }
}

export const DEEPEST = 32
export const MOST_MEMBERS = 1000
export const MOST_FAULTS = 50
const LONGEST_NAME = 64

export function faultAt(path: Path, code: string, message: string): Fault {
  return { param: paramOf(path), code, message }
}

/** For what is wrong with the body as a whole. */
export function refusal(code: string, message: string): BodyFault {
  return new BodyFault([faultAt([], code, message)])
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

/** A name comes from the caller: it must not break a log line or fill a page. */
export function safeName(name: string): string {
  const start = name.slice(0, LONGEST_NAME * 2).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return start.slice(0, LONGEST_NAME).toWellFormed()
}

/** Names that reach an object's prototype when a tree is merged carelessly further in. */
export function isForbiddenName(name: string): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype'
}

/** U+0000 and half a surrogate pair are no text to PostgreSQL: they would become a 500 there. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
