// What a lifecycle adds to its resource: fields and events.
import type Type from 'typebox'
import { capitalize, eventClause } from '#catalogue/phrases.ts'
import { Choice, Nullable, Timestamp } from './fields.ts'
import type { Lifecycle } from './lifecycle.ts'

// What the fields of a lifecycle derive from. It doesn't name the type of rows, which derives from
// these fields.
type Outline = {
  kind: { object: string }
  initial: string
  states: Record<string, string>
  steps: Record<string, { to: string; word?: string }>
}

// The fields a lifecycle gives its resource: its status, and when each step was last taken.
export function lifecycleFields<L extends Outline>({ kind, initial, states, steps }: L) {
  const moments = Object.values(steps).map(({ to, word = to }) => [
    `${word}_at`,
    Nullable(Timestamp(`When ${eventClause(kind.object, word, 'the')}.`)),
  ])
  return {
    status: Choice(
      Object.keys(states) as (keyof L['states'] & string)[],
      'Status in the lifecycle.',
      {
        examples: [initial],
      },
    ),
    ...(Object.fromEntries(moments) as Record<`${WordOf<L>}_at`, Moment>),
  }
}

// Every event a lifecycle can send, with its description.
export function lifecycleEvents({ kind, steps }: Lifecycle) {
  const words = new Set(Object.values(steps).map(({ to, word = to }) => word))
  return [...words].map(
    (word) =>
      [`${kind.object}.${word}`, `${capitalize(eventClause(kind.object, word, 'a'))}.`] as const,
  )
}

type Moment = Type.TUnion<[Type.TString, Type.TNull]>
type WordOf<L extends Outline> = Word<L['steps'][keyof L['steps']]>
type Word<S extends { to: string }> = S extends { word: infer W extends string } ? W : S['to']
