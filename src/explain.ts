// What would make a refused step pass: the steps that lead from where an object is to where the
// step can be taken, found in its lifecycle.
import { spoken } from '#catalogue/words.ts'
import type { Lifecycle } from './lifecycle.ts'

// The shortest way, as the names of its steps; those a caller takes come first. Undefined where
// none leads there.
export function wayTo(
  { steps }: Pick<Lifecycle, 'steps'>,
  status: string,
  goals: readonly string[],
) {
  const ways = new Map<string, string[]>([[status, []]])
  for (const [state, way] of ways) {
    if (goals.includes(state)) return way
    const next = Object.entries(steps).filter(([, { from }]) => from.includes(state))
    const mine = next.toSorted(([, one], [, other]) => Number(!!one.by) - Number(!!other.by))
    for (const [name, { to }] of mine) if (!ways.has(to)) ways.set(to, [...way, name])
  }
  return undefined
}

// In a sentence. Where a step is none of the lifecycle, whoever refuses it says where it is
// allowed.
export function howToPass(
  lifecycle: Lifecycle,
  status: string,
  step: string,
  from: readonly string[] = lifecycle.steps[step]?.from ?? [],
) {
  const { kind, steps } = lifecycle
  const object = spoken(kind.object)
  const way = wayTo(lifecycle, status, from)
  if (!way) {
    const other = `From ${status} nothing leads to where ${step} is allowed: make another ${object}`
    const goes_on = Object.values(steps).some(({ from, by }) => !by && from.includes(status))
    return goes_on ? `${other}, or take one of the steps in allowed[].` : `${other}.`
  }
  const told = way.map((name) => (steps[name]!.by ? `${name} (by ${steps[name]!.by})` : name))
  const then = told.length > 1 ? 'these steps in this order' : 'this step'
  const where = `${step} is allowed when the ${object} is ${from.join(' or ')}.`
  return `${where} Take ${then} first: ${told.join(', ')}.`
}
