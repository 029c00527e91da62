// Checks many objects that are written together. If some can't be written, the failure names all
// of them.
import { ApiError } from '#catalogue/api_error.ts'
import type { TimeSlices } from './time_slices.ts'

// The failures of some of many objects, by their positions.
export class FailuresOfSome extends Error {
  readonly causes: ReadonlyMap<number, unknown>

  constructor(causes: ReadonlyMap<number, unknown>) {
    super('Some of many objects failed.', { cause: causes.values().next().value })
    this.causes = causes
  }
}

// As items.map(each), in slices. After an item was refused, the others are still checked. Any other
// error ends the work: the transaction may be aborted.
export async function mapEach<Item, Result>(
  slices: TimeSlices,
  items: readonly Item[],
  each: (item: Item, at: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const causes = new Map<number, unknown>()
  for (const [at, item] of items.entries()) {
    await slices.turn()
    try {
      results.push(await each(item, at))
    } catch (error) {
      causes.set(at, error)
      if (!(error instanceof ApiError)) break
    }
  }
  if (causes.size > 0) throw new FailuresOfSome(causes)
  return results
}
