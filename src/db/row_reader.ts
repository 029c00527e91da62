// Compiles how the rows of a statement are read: a function that returns an object literal. Its
// objects have one shape, so that creating and reading them is several times faster than filling an
// object field by field.
import { parserOf } from './types.ts'

export type Field = { name: string; dataTypeID: number }
export type RowReader = (values: (string | null)[]) => unknown

// The code contains column names, quoted, and positions. Nothing in it comes from a request.
export function readerOf(fields: Field[]): RowReader {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  const members = fields.map(({ name }, i) => {
    const value = parsers[i]
      ? `values[${i}] === null ? null : parse${i}(values[${i}])`
      : `values[${i}]`
    return `${JSON.stringify(name)}: ${value}`
  })
  const names = parsers.map((_, i) => `parse${i}`)
  const code = `return (values) => ({ ${members.join(', ')} })`
  return new Function(...names, code)(...parsers)
}
