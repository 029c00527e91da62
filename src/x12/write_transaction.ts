// Writes one typed transaction as segments. Reports everything that can't be written at once.
import { type AnyValues, formats, type Group, type Named, type Part } from './layout.ts'
import type { Marks } from './tokenizer.ts'

export const our_marks: Marks = { element: '*', component: ':', repetition: '^', segment: '~' }

export type WriteError = { path: string; message: string }

const tagText = /^[A-Z][A-Z0-9]{1,2}$/
const envelopes = new Set(['ISA', 'GS', 'ST', 'SE', 'GE', 'IEA'])
const rawText = /^[\x20-\x7e]*$/

export function writeTransaction(root: Group, content: object, refusals: WriteError[]) {
  const segments: string[][] = []
  let levels = 0

  const refuse = (path: string, message: string) => void refusals.push({ path, message })

  function writeGroup(group: Group, value: unknown, path: string, level: string, begun: boolean) {
    if (!isObject(value)) return refuse(path, 'Must be an object.')
    let others_written = false
    const writeOthers = () => {
      if (others_written) return
      others_written = true
      for (const [i, other] of (value.others ?? []).entries())
        writeRaw(other, `${path}.others[${i}]`)
    }
    for (const [i, part] of group.parts.entries()) {
      const isLoop = part.how === 'loop' || part.how === 'loops'
      if (isLoop) writeOthers()
      if (isLoop) writeLoops(part, value, path, level)
      else writePart(part, value, path, i === 0 && !begun)
    }
    writeOthers()
  }

  function writePart(part: Part, value: AnyValues, path: string, first: boolean) {
    if (part.how === 'mark') return
    if (part.how === 'flat') {
      const has_content =
        part.fields.some((field) => valueIn(value, field) !== undefined) || hasUnread(value, part)
      // The first segment of a loop starts it, even if it has no other content.
      if (has_content || first) return write(part, value, path)
      return part.needed ? missing(part, path) : undefined
    }
    const inner = value[part.key]
    const here = path ? `${path}.${part.key}` : part.key
    if (part.how === 'one') return inner === undefined ? undefined : write(part, inner, here)
    const list: unknown = inner ?? []
    if (!Array.isArray(list)) return refuse(here, 'Must be a list.')
    if (part.how === 'items') return writeItems(part, list, here)
    for (const [i, item] of list.entries()) write(part, item, `${here}[${i}]`)
  }

  function write(part: Part, value: unknown, path: string) {
    if (!isObject(value)) return refuse(path, 'Must be an object.')
    const elements: string[] = [part.tag]
    if (part.when?.values.size === 1) elements[part.when.at] = [...part.when.values][0]!
    for (const field of part.fields) put(elements, field.at, field, value, path)
    const format = formats[part.tag]
    if (format && elements[format + 1]) {
      elements[format] = elements[format + 1]!.includes('-') ? 'RD8' : 'D8'
    }
    writeUnread(part, value, elements, path)
    segments.push(trimmed(elements))
  }

  function put(elements: string[], at: number, field: Named, holder: AnyValues, within: string) {
    const value = valueIn(holder, field)
    const path = field.key === '' ? within : `${within}.${field.key}`
    if (value === undefined) {
      if (field.needed) refuse(clean(path), 'This field is required.')
      return
    }
    const written = attempt(() => field.codec.write(value, our_marks))
    if (written === undefined) return refuse(clean(path), `Must be ${field.codec.wants}.`)
    elements[at] = written
  }

  const missing = (part: Part, path: string) => {
    for (const { key, needed } of part.fields)
      if (needed) refuse(clean(`${path}.${key}`), 'This field is required.')
  }

  function writeUnread(part: Part, value: AnyValues, elements: string[], path: string) {
    for (const [place, raw] of Object.entries(value.unread ?? {})) {
      if (!place.startsWith(part.name) || !/^\d\d$/.test(place.slice(part.name.length))) continue
      const at = Number(place.slice(part.name.length))
      if (part.mapped[at] || !isRaw(raw))
        refuse(clean(`${path}.unread.${place}`), "The value wasn't readable.")
      else elements[at] = raw
    }
  }

  function writeItems(part: Part, list: unknown[], path: string) {
    const { from, step, count, head } = part.repeats!
    let elements: string[] = []
    let shared = ''
    let used = count
    for (const [i, item] of list.entries()) {
      if (!isObject(item)) return refuse(`${path}[${i}]`, 'Must be an object.')
      const heading = JSON.stringify(head.map(({ key }) => item[key]))
      if (used >= count || heading !== shared) {
        if (elements.length > 0) segments.push(trimmed(elements))
        elements = [part.tag]
        if (part.when && !part.when.first) elements[part.when.at] = [...part.when.values][0]!
        for (const field of head) put(elements, field.at, field, item, `${path}[${i}]`)
        ;[shared, used] = [heading, 0]
      }
      for (const field of part.fields) {
        put(elements, from + used * step + field.at, field, item, `${path}[${i}]`)
      }
      used++
    }
    if (elements.length > 0) segments.push(trimmed(elements))
  }

  function writeLoops(part: Part, value: AnyValues, path: string, level: string) {
    const inner = value[part.key]
    const here = path ? `${path}.${part.key}` : part.key
    const list: unknown = part.how === 'loop' ? (inner === undefined ? [] : [inner]) : (inner ?? [])
    if (!Array.isArray(list)) return refuse(here, 'Must be a list.')
    if (part.bracket && list.length > 0) segments.push(['LS', part.bracket])
    for (const [i, each] of list.entries()) {
      const deeper = part.how === 'loop' ? here : `${here}[${i}]`
      let own = level
      if (part.level) {
        own = `${++levels}`
        const children = part.group!.parts.some(
          ({ level: below, key }) => below && isObject(each) && isFilled(each[key]),
        )
        segments.push(
          trimmed(['HL', own, level, part.level, part.childless ? '' : children ? '1' : '0']),
        )
      }
      writeGroup(part.group!, each, deeper, own, part.level !== undefined)
    }
    if (part.bracket && list.length > 0) segments.push(['LE', part.bracket])
  }

  function writeRaw(elements: string[], path: string) {
    const plain = tagText.test(elements[0] ?? '') && !envelopes.has(elements[0]!)
    if (!plain || !elements.every(isRaw))
      return refuse(clean(path), "The segment can't be written.")
    segments.push(trimmed(elements))
  }

  writeGroup(root, content, '', '', true)
  return segments
}

// The value of the field; for an unnamed composite, its components that are present.
function valueIn(holder: AnyValues, { key, inner }: Named) {
  if (key !== '') return holder[key]
  const present = inner.filter((name) => holder[name] !== undefined)
  if (present.length === 0) return undefined
  return Object.fromEntries(present.map((name) => [name, holder[name]]))
}

const isObject = (value: unknown): value is AnyValues => typeof value === 'object' && value !== null
const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0
const isRaw = (raw: unknown) => typeof raw === 'string' && rawText.test(raw) && !/[*~]/.test(raw)
const clean = (path: string) => path.replace(/^\./, '')

const hasUnread = (value: AnyValues, part: Part) =>
  Object.keys(value.unread ?? {}).some(
    (place) => place.startsWith(part.name) && /^\d\d$/.test(place.slice(part.name.length)),
  )

// A value of the wrong type can't be written either.
function attempt(write: () => string | undefined) {
  try {
    return write()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function trimmed(elements: string[]) {
  const whole = Array.from(elements, (element) => element ?? '')
  while (whole.length > 1 && whole.at(-1) === '') whole.pop()
  return whole
}
