// Parses PostgreSQL's values. Times stay text, in the format of the API, so that they aren't parsed
// and serialized again.
import pg from 'pg'

const { builtins } = pg.types

// "2031-01-01 10:00:00.5+00" becomes "2031-01-01T10:00:00.500Z". Every transaction is in UTC.
function timestamp(text: string) {
  const fraction = text.length > 22 ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

// '{en,es}' becomes ['en', 'es']. An array with quotes, nulls or arrays in it is left to pg.
const isPlain = (text: string) => !/["\\{]|NULL/i.test(text.slice(1))
const textArray = (text: string) => {
  if (!isPlain(text)) return pg.types.getTypeParser(text_array as number)(text)
  return text === '{}' ? [] : text.slice(1, -1).split(',')
}

const text_array = 1009

const parsers: Record<number, ((text: string) => unknown) | undefined> = {
  [builtins.TIMESTAMPTZ]: timestamp,
  [builtins.INT8]: Number,
  [builtins.TEXT]: undefined,
  [builtins.DATE]: undefined,
  [text_array]: textArray,
}

// How a value of this type is read. Undefined if it stays text.
export const parserOf = (oid: number): ((text: string) => unknown) | undefined =>
  oid in parsers ? parsers[oid] : pg.types.getTypeParser(oid, 'text')
