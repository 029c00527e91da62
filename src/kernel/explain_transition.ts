// The error for an action that a state doesn't allow. Explains how to make the action possible:
// finds the actions in the lifecycle that lead to a state where it is allowed.
import { ApiError } from '#catalogue/api_error.ts'
import { aOrAn, displayName } from '#catalogue/phrases.ts'
import type { Lifecycle } from './lifecycle.ts'

// The error for an action that the state doesn't allow, with the allowed steps and how to resolve
// it.
export const transitionError = (
  lifecycle: Lifecycle,
  status: string,
  step: string,
  from?: readonly string[], // States that allow it, if it isn't a step of the lifecycle.
) =>
  new ApiError(
    'invalid_transition',
    { resource: displayName(lifecycle.kind.object), status, step },
    {
      allowed: allowedSteps(lifecycle, status),
      how_to_resolve: howToResolve(lifecycle, status, step, from),
    },
  )

// The steps that a caller can take from a state.
export const allowedSteps = ({ steps }: Lifecycle, status: string) =>
  Object.keys(steps).filter((name) => !steps[name]!.by && steps[name]!.from.includes(status))

// The shortest path, as step names. Prefers steps that callers can take. Undefined if none.
export function stepsTo(
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

// The explanation in words. `from` lists the allowed states if the action isn't a lifecycle step.
export function howToResolve(
  lifecycle: Lifecycle,
  status: string,
  step: string,
  from: readonly string[] = lifecycle.steps[step]?.from ?? [],
) {
  const { kind, steps } = lifecycle
  const object = displayName(kind.object)
  const way = stepsTo(lifecycle, status, from)
  if (!way) {
    const closed = `\`${step}\` isn't available for ${aOrAn(object)} with status \`${status}\`.`
    const goes_on = Object.values(steps).some(({ from, by }) => !by && from.includes(status))
    const other = `Create a new ${object}`
    return goes_on
      ? `${closed} ${other}, or use one of the actions in \`allowed\`.`
      : `${closed} ${other} instead.`
  }
  const path = way.map((name) => `\`${name}\`${actorOf(steps[name]!.by)}`)
  const states = from.map((state) => `\`${state}\``).join(' or ')
  const where = `\`${step}\` is available when the ${object}'s status is ${states}.`
  return `${where} First: ${path.join(', then ')}.`
}

const actorOf = (by: string | undefined) => {
  if (!by) return ''
  return by === 'clock' ? ' (automatic)' : ` (by ${by})`
}
