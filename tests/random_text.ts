// Random text of all characters but zero, which no field can contain. The unit "binary" of
// fast-check does the same, but first lists a million characters, which takes seconds.
import fc from 'fast-check'

const [first_surrogate, surrogates, last] = [0xd800, 0x800, 0x10ffff]

const character = fc
  .integer({ min: 1, max: last - surrogates })
  .map((n) => String.fromCodePoint(n < first_surrogate ? n : n + surrogates))

export const anyText = (maxLength: number) => fc.string({ unit: character, maxLength })
