// Parses a form body or a query string into the same tree as JSON, with all values as strings.
import { InvalidInput, issueAt, isForbiddenName, isStorableText } from './validation_error.ts'
import { MOST_ISSUES, MOST_MEMBERS, validationError } from './validation_error.ts'
import type { ValidationIssue, Path } from './validation_error.ts'

// No resource nests deeper. JSON's limit of 32 would let a long name build a deep tree.
const DEEPEST_NAME = 8

// A step into the tree: a name, an array index, or the end of an array (`[]`).
type Step = string | number | typeof END
const END = Symbol('end of array')

// A branch records its kind of step, because the kinds can't be mixed.
type Branch = { kind: 'names' | 'places' | 'ends'; members: Map<string | number, Branch | string> }
type Reading = { root: Branch; issues: ValidationIssue[] }

export function readForm(text: string): Record<string, unknown> {
  const reading: Reading = { root: newBranch('x'), issues: [] }
  let parameters = 0
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from)
    const pair = text.slice(from, end === -1 ? text.length : end)
    from += pair.length + 1
    if (pair === '') continue
    if (++parameters > MOST_MEMBERS) {
      throw validationError('too_many', `The request has more than ${MOST_MEMBERS} parameters.`)
    }
    readPair(reading, pair)
  }
  const tree = grow(reading, reading.root, [])
  if (reading.issues.length > 0) throw new InvalidInput(reading.issues)
  return tree as Record<string, unknown>
}

function readPair(reading: Reading, pair: string): void {
  const equals = pair.indexOf('=')
  const name = decode(equals === -1 ? pair : pair.slice(0, equals))
  const value = decode(equals === -1 ? '' : pair.slice(equals + 1))
  if (name === undefined) {
    return note(
      reading,
      [],
      'invalid_encoding',
      'A parameter name is not valid percent-encoded UTF-8.',
    )
  }
  const steps = stepsOf(name)
  if (steps === undefined) return note(reading, [name], 'invalid_parameter', MALFORMED)
  const path = steps.filter((step) => step !== END)
  if (value === undefined) {
    return note(
      reading,
      path,
      'invalid_encoding',
      "isn't valid percent-encoded UTF-8, or contains U+0000.",
    )
  }
  if (steps.length > DEEPEST_NAME) {
    const message = `is nested deeper than ${DEEPEST_NAME} levels.`
    return note(reading, path, 'nesting_too_deep', message)
  }
  if (steps.some((step) => typeof step === 'string' && isForbiddenName(step))) {
    return note(reading, path, 'invalid_parameter', "isn't an allowed name.")
  }
  plant(reading, steps, value)
}

const MALFORMED = "isn't a valid name. Use `a`, `a[b]`, `a[0]` or `a[]`, with `[]` only at the end."

/** Undefined if it isn't percent-encoded UTF-8, or can't be stored. */
function decode(encoded: string): string | undefined {
  try {
    const text = decodeURIComponent(encoded.replaceAll('+', ' '))
    return isStorableText(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** `a[b][0]` gives the steps a, b, 0. Undefined if the brackets don't match. */
function stepsOf(name: string): Step[] | undefined {
  const [first = ''] = name.split('[', 1)
  if (first === '' || first.includes(']')) return undefined
  const steps: Step[] = [first]
  for (let at = first.length; at < name.length;) {
    const close = name.indexOf(']', at)
    if (name[at] !== '[' || close === -1 || steps.at(-1) === END) return undefined
    const step = name.slice(at + 1, close)
    if (step.includes('[')) return undefined
    steps.push(stepOf(step))
    at = close + 1
  }
  return steps
}

function stepOf(step: string): Step {
  if (step === '') return END
  return /^(?:0|[1-9][0-9]{0,5})$/.test(step) ? Number(step) : step
}

/** Stores the value at its path, creating branches as needed. */
function plant(reading: Reading, steps: Step[], value: string): void {
  let branch = reading.root
  const path: (string | number)[] = []
  for (const [index, step] of steps.entries()) {
    if (branch.kind !== kindOf(step)) return note(reading, path, ...CONFLICT)
    const key = step === END ? branch.members.size : step
    if (step !== END) path.push(step)
    const next = steps[index + 1]
    const found = branch.members.get(key)
    if (next === undefined) {
      if (typeof found === 'string') return note(reading, path, ...REPEATED)
      if (found !== undefined) return note(reading, path, ...CONFLICT)
      branch.members.set(key, value)
      return
    }
    if (typeof found === 'string') return note(reading, path, ...CONFLICT)
    const below = found ?? newBranch(next)
    branch.members.set(key, below)
    branch = below
  }
}

const REPEATED = ['duplicate_parameter', 'is sent twice.'] as const
const CONFLICT = [
  'conflicting_parameters',
  'is sent both as a single value and as several, or in more than one notation.',
] as const

function newBranch(step: Step): Branch {
  return { kind: kindOf(step), members: new Map() }
}

function kindOf(step: Step): Branch['kind'] {
  if (step === END) return 'ends'
  return typeof step === 'number' ? 'places' : 'names'
}

/** Converts a branch to an object or an array. */
function grow(reading: Reading, branch: Branch, path: Path): unknown {
  const { kind, members } = branch
  const valueOf = (key: string | number, member: Branch | string) =>
    typeof member === 'string' ? member : grow(reading, member, [...path, key])
  if (kind === 'names') {
    return Object.fromEntries([...members].map(([key, member]) => [key, valueOf(key, member)]))
  }
  const list: unknown[] = []
  for (let place = 0; place < members.size; place++) {
    const member = members.get(place)
    if (member === undefined) {
      const message = `must have consecutive indexes from 0; \`[${place}]\` is missing.`
      note(reading, path, 'invalid_parameter', message)
      break
    }
    list.push(valueOf(place, member))
  }
  return list
}

/** Reports the same error of the same parameter only once. */
function note(reading: Reading, path: Path, code: string, message: string): void {
  const { issues } = reading
  const issue = issueAt(path, code, message, 'form')
  if (issues.some(({ param, code }) => param === issue.param && code === issue.code)) return
  issues.push(issue)
  if (issues.length === MOST_ISSUES) throw new InvalidInput(issues)
}
