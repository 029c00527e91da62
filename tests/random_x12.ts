// Random X12 transactions, generated from the layouts themselves.
import fc from 'fast-check'
import type { Codec } from '#x12/codecs.ts'
import { kinds, type KindName } from '#x12/kinds.ts'
import type { Group, Named, Part } from '#x12/layout.ts'

type Drawn = fc.Arbitrary<any>

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh0123456789']
const inner = [...letters, ...' .,-/#()&@+!?\'"%$;<>|=_']

export function word(longest: number, least = 1): fc.Arbitrary<string> {
  const most = Math.min(longest, 12)
  if (most < 3)
    return fc.string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: most })
  const middle = fc.string({ unit: fc.constantFrom(...inner), maxLength: most - 2 })
  const edge = fc.constantFrom(...letters)
  return fc.tuple(edge, middle, edge).map((parts) => parts.join(''))
}

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const days = fc.oneof(
  day,
  fc.uniqueArray(day, { minLength: 2, maxLength: 2 }).map((pair) => pair.toSorted().join('/')),
)

const maybe = (drawn: Drawn) => fc.option(drawn, { nil: undefined })

export const procedure = fc.record({
  kind: fc.constant('HC'),
  code: fc.stringMatching(/^[0-9]{5}$/),
  modifiers: fc.array(fc.stringMatching(/^[A-Z0-9]{2}$/), { maxLength: 4 }),
  description: maybe(word(80)),
})

export const cents = fc.integer({ min: -99_999_999, max: 99_999_999 })

function value({ like }: Codec<any>): Drawn {
  if (like.kind === 'text') return word(like.longest as number, like.least as number)
  if (like.kind === 'cents') return cents
  if (like.kind === 'share') return fc.integer({ min: 0, max: 10_000 })
  if (like.kind === 'quantity') return fc.integer({ min: 1, max: 999_999 }).map((n) => n / 1000)
  if (like.kind === 'day') return day
  if (like.kind === 'days') return days
  if (like.kind === 'words') return fc.constantFrom(...(like.words as string[]))
  if (like.kind === 'procedure') return procedure
  if (like.kind === 'pointers') return fc.constant([1])
  if (like.kind === 'list')
    return fc.array(value(like.of as Codec<any>), { minLength: 1, maxLength: 5 })
  const parts = Object.entries(like.parts as Record<string, Codec<any>>)
  return fc.record(
    Object.fromEntries(
      parts.map(([key, codec], i) => [
        key,
        i < (like.needed as number) ? value(codec) : maybe(value(codec)),
      ]),
    ),
  )
}

function field(part: Part, { key, at, codec, needed }: Named): Drawn {
  // A value that identifies a part must not identify another one.
  const tells = part.when === undefined && at === 1 && (key === 'kind' || key === 'role')
  if (tells && part.tag !== 'EB') return fc.constant('ZZ')
  if (part.tag === 'HI') return value(codec).map((drawn) => ({ ...drawn, kind: 'ABF' }))
  if (key === 'accepted') return fc.constant(0) // Never more than were received.
  return needed ? value(codec) : maybe(value(codec))
}

const fields = (part: Part, all = part.fields) =>
  fc
    .record(Object.fromEntries(all.map((each) => [each.key, field(part, each)])))
    .map(({ '': inner, ...rest }) => ({ ...rest, ...inner }))

function contribution(part: Part, begins: boolean): Drawn {
  const { key, how } = part
  if (how === 'mark') return fc.constant({})
  if (how === 'flat')
    return begins || part.needed ? fields(part) : fc.oneof(fields(part), fc.constant({}))
  const keyed = (drawn: Drawn) => drawn.map((given) => ({ [key]: given }))
  if (how === 'one') return keyed(key === 'payment' ? fields(part) : maybe(fields(part)))
  if (how === 'many') return keyed(fc.array(fields(part), { maxLength: 2 }))
  if (how === 'items') {
    const item = fields(part, [...part.repeats!.head, ...part.fields])
    return keyed(fc.array(item, { minLength: key === 'diagnoses' ? 1 : 0, maxLength: 8 }))
  }
  const drawn = content(part.group!, part.level === undefined)
  return keyed(how === 'loop' ? maybe(drawn) : fc.array(drawn, { maxLength: 2 }))
}

function content(group: Group<any>, begins: boolean): Drawn {
  const parts = group.parts.map((part, i) => contribution(part, begins && i === 0))
  return fc.tuple(...parts).map((drawn) => Object.assign({}, ...drawn))
}

export const draws = Object.fromEntries(
  Object.entries(kinds).map(([name, { root }]) => [name, content(root, false)]),
) as Record<KindName, Drawn>
