// Reads a form body or a query string into the same tree that JSON gives, all values as strings.
import { BodyFault, faultAt, isForbiddenName, isStorableText } from './fault.ts'
import { MOST_FAULTS, MOST_MEMBERS, refusal } from './fault.ts'
import type { Fault, Path } from './fault.ts'

// No resource nests deeper; JSON's 32 would only let a long name build a tall tree.
const DEEPEST_NAME = 8

// A step into the tree: a name, a place in a list, or the end of a list (`[]`).
type Step = string | number | typeof END
const END = Symbol('the end of the list')

// A branch remembers by which kind of step it was entered, because they must not be mixed.
type Branch = { kind: 'names' | 'places' | 'ends'; members: Map<string | number, Branch | string> }
type Reading = { root: Branch; faults: Fault[] }

export function readForm(text: string): Record<string, unknown> {
  const reading: Reading = { root: newBranch('x'), faults: [] }
  let parameters = 0
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from)
    const pair = text.slice(from, end === -1 ? text.length : end)
    from += pair.length + 1
    if (pair === '') continue
    if (++parameters > MOST_MEMBERS) {
      throw refusal('too_many', `More than ${MOST_MEMBERS} parameters were given.`)
    }
    readPair(reading, pair)
  }
  const tree = grow(reading, reading.root, [])
  if (reading.faults.length > 0) throw new BodyFault(reading.faults)
  return tree as Record<string, unknown>
}

function readPair(reading: Reading, pair: string): void {
  const equals = pair.indexOf('=')
  const name = decode(equals === -1 ? pair : pair.slice(0, equals))
  const value = decode(equals === -1 ? '' : pair.slice(equals + 1))
  if (name === undefined) {
    return note(reading, [], 'invalid_encoding', 'The name of a parameter is not valid text.')
  }
  const steps = stepsOf(name)
  if (steps === undefined) return note(reading, [name], 'invalid_parameter', MALFORMED)
  const path = steps.filter((step) => step !== END)
  if (value === undefined) {
    return note(
      reading,
      path,
      'invalid_encoding',
      'Is not percent-encoded UTF-8 text, or holds U+0000.',
    )
  }
  if (steps.length > DEEPEST_NAME) {
    const message = `Is nested deeper than ${DEEPEST_NAME} levels.`
    return note(reading, path, 'too_deep', message)
  }
  if (steps.some((step) => typeof step === 'string' && isForbiddenName(step))) {
    return note(reading, path, 'invalid_parameter', 'This name is not allowed.')
  }
  plant(reading, steps, value)
}

const MALFORMED = 'A name is written a, a[b], a[0] or a[]; [] may stand only at its end.'

/** Undefined when it is not UTF-8 behind its percent signs, or not text that can be stored. */
function decode(encoded: string): string | undefined {
  try {
    const text = decodeURIComponent(encoded.replaceAll('+', ' '))
    return isStorableText(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** `a[b][0]` is the steps a, b, 0. Undefined when the brackets do not fit. */
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

/** Puts the value at the end of its steps, making the branches on the way. */
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

const REPEATED = ['repeated_parameter', 'This parameter is given twice.'] as const
const CONFLICT = [
  'conflicting_parameters',
  'Is given both as one value and as several, or as several in more than one notation.',
] as const

function newBranch(step: Step): Branch {
  return { kind: kindOf(step), members: new Map() }
}

function kindOf(step: Step): Branch['kind'] {
  if (step === END) return 'ends'
  return typeof step === 'number' ? 'places' : 'names'
}

/** Turns a branch into the object or list it stands for. */
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
      const message = `The places of a list run from 0 without a gap; [${place}] is missing.`
      note(reading, path, 'invalid_parameter', message)
      break
    }
    list.push(valueOf(place, member))
  }
  return list
}

/** The same fault of the same parameter is told once, however often it was repeated. */
function note(reading: Reading, path: Path, code: string, message: string): void {
  const { faults } = reading
  const fault = faultAt(path, code, message)
  if (faults.some(({ param, code }) => param === fault.param && code === fault.code)) return
  faults.push(fault)
  if (faults.length === MOST_FAULTS) throw new BodyFault(faults)
}
