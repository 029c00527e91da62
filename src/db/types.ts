// Parses PostgreSQL's values. Times stay text, in the format of the API, so that they aren't parsed
// and serialized again.
import pg from 'pg'

const { builtins } = pg.types

// "2031-01-01 10:00:00.5+00" becomes "2031-01-01T10:00:00.500Z". Every transaction is in UTC.
function timestamp(text: string) {
  const fraction = text.length > 22 ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: timestamp,
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
}

export const typesOf: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}
