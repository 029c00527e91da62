// Composite elements: a procedure with modifiers, a status, a location.
import { type Codec, text } from './codecs.ts'
import type { Marks } from './tokenizer.ts'

type Parts = Record<string, Codec<unknown>>
type Read<P extends Parts> = {
  [K in keyof P]?: (P[K] extends Codec<infer T> ? T : never) | undefined
}

// The components in order; the first `needed` are required.
export function composite<P extends Parts>(parts: P, needed: number): Codec<Read<P>> {
  const entries = Object.entries(parts)
  const names = entries.map(([name]) => name).join(', ')
  return {
    read(raw, marks) {
      const components = raw.split(marks.component)
      if (components.length > entries.length) return undefined
      const value: Record<string, unknown> = {}
      for (const [i, [name, codec]] of entries.entries()) {
        if (components[i]) value[name] = codec.read(components[i], marks)
        if (value[name] === undefined && (components[i] || i < needed)) return undefined
      }
      return value as Read<P>
    },
    write(value, marks) {
      return joinParts(
        entries.map(([name, codec], i) =>
          writePart(codec, (value as Record<string, unknown>)[name], marks, i < needed),
        ),
      )
    },
    wants: `a composite of ${names}`,
    like: { kind: 'composite', parts, needed },
  }
}

export type Procedure = {
  kind: string // HC for CPT and HCPCS, AD, ER, N4, NU ...
  code: string
  modifiers: string[] // At most four; their order matters.
  description?: string | undefined
}

const short = text(2, 2)
const code = text(48)
const description = text(80)

// SV101, SVC01, SVC06, SVD03, EB13: HC:90837:95
export const procedure: Codec<Procedure> = {
  read(raw, marks) {
    const components = raw.split(marks.component)
    if (
      components.length < 2 ||
      components.length > 7 ||
      components[0]!.length !== 2 ||
      !components[1]
    ) {
      return undefined
    }
    const value: Procedure = { kind: components[0]!, code: components[1], modifiers: [] }
    for (let i = 2; i < components.length && i < 6; i++) {
      if (components[i]) value.modifiers.push(components[i]!)
    }
    if (components[6]) value.description = components[6]
    return value
  },
  write(value, marks) {
    if (value.modifiers.length > 4) return undefined
    const modifiers = value.modifiers.map((modifier) => short.write(modifier, marks))
    const label = writePart(description, value.description, marks, false)
    return joinParts([
      short.write(value.kind, marks),
      code.write(value.code, marks),
      ...modifiers,
      ...(label ? [...Array<string>(4 - modifiers.length).fill(''), label] : []),
      label === undefined ? undefined : '',
    ])
  },
  wants: 'a procedure: a two-letter qualifier, a code and up to four two-character modifiers',
  like: { kind: 'procedure' },
}

// SV107: 1:2 points to the first and second diagnosis of the claim.
export const pointers: Codec<number[]> = {
  read(raw, marks) {
    const components = raw.split(marks.component)
    const readable =
      components.length <= 4 && components.every((pointer) => pointerText.test(pointer))
    return readable ? components.map(Number) : undefined
  },
  write: (value) =>
    value.length >= 1 &&
    value.length <= 4 &&
    value.every((pointer) => pointerText.test(`${pointer}`))
      ? value.join(':')
      : undefined,
  wants: 'one to four numbers from 1 to 12',
  like: { kind: 'pointers' },
}

const pointerText = /^([1-9]|1[0-2])$/

function writePart(codec: Codec<unknown>, value: unknown, marks: Marks, needed: boolean) {
  if (value === undefined) return needed ? undefined : ''
  return codec.write(value, marks)
}

function joinParts(parts: (string | undefined)[]) {
  if (parts.includes(undefined)) return undefined
  return parts.join(':').replace(/:+$/, '') || undefined
}
