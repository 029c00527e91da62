// Takes a sample of what a walk visits. "npm test" draws another one in each run and prints its
// seed; "--long", and a file that is named, visit all.
import { createHash } from 'node:crypto'

const share = 8 // One of so many.

/** Some of the cases, in their order; all of them without a seed. */
export function sampleOf<T>(
  cases: readonly T[],
  nameOf: (one: T) => string,
  seed = process.env.ATTUNE_TEST_SEED,
): T[] {
  if (seed === undefined) return [...cases]
  const placeOf = (one: T) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex')
  const places = cases.map((one) => ({ one, place: placeOf(one) }))
  const count = Math.ceil(cases.length / share)
  const last = places.map(({ place }) => place).sort()[count - 1]!
  return places.filter(({ place }) => place <= last).map(({ one }) => one)
}
