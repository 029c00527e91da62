// The named sets of states, in TypeScript and in SQL.
import { raw } from '#db/sql.ts'
import type { StateSet } from './lifecycle.ts'

type Declared = { states: Record<string, string>; sets?: Record<string, StateSet> }
type SetName<D extends Declared> = keyof D['sets'] & string
export type StateOf<D extends Declared> = keyof D['states'] & string

// Whether a state is in a named set.
export const isIn = <D extends Declared>(declared: D, set: SetName<D>, state: StateOf<D>) =>
  declared.sets?.[set]?.in.includes(state) ?? false

export const statesIn = <D extends Declared>({ sets }: D, set: SetName<D>): StateOf<D>[] => [
  ...(sets?.[set]?.in ?? []),
]

// The state of a set that has only one. If the set gets a second one, its uses don't compile.
export const onlyStateIn = <D extends Declared, Name extends SingleSetName<D>>(
  { sets }: D,
  set: Name,
) => sets![set]!.in[0] as NonNullable<D['sets']>[Name]['in'][number] & StateOf<D>

type SingleSetName<D extends Declared> = {
  [Name in SetName<D>]: NonNullable<D['sets']>[Name]['in'] extends readonly [string] ? Name : never
}[SetName<D>]

// A set in SQL: status in ('held', 'scheduled').
export function inSet<D extends Declared>(declared: D, set: SetName<D>, column = 'status') {
  const literals = statesIn(declared, set).map((state) => `'${state}'`)
  return raw(`${column} in (${literals.join(', ')})`)
}
