// Checks and writes many objects together. If some can't be written, the failure names all of them.
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

type Portions<Item, Prepared> = {
  prepare(items: Item[]): Promise<Prepared>
  write(prepared: Prepared): Promise<unknown>
}

const portion_size = 25

export const portionsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / portion_size) }, (_, at) =>
    items.slice(at * portion_size, (at + 1) * portion_size),
  )

// Prepares a portion while the database writes the one before. While other requests need the
// thread, it waits for the database first. After an item was refused, the others are still checked,
// but no more are written.
export async function writeInPortions<Item, Prepared>(
  slices: TimeSlices,
  items: readonly Item[],
  { prepare, write }: Portions<Item, Prepared>,
) {
  const causes = new Map<number, unknown>()
  let writing: Promise<unknown> = Promise.resolve()
  for (const [at, portion] of portionsOf(items).entries()) {
    const collect = (error: unknown) => {
      if (!(error instanceof FailuresOfSome)) throw error
      for (const [place, cause] of error.causes) causes.set(at * portion_size + place, cause)
    }
    const isAlone = watchOthers(slices)
    const [prepared] = await Promise.allSettled([prepare(portion)])
    // First what the database refused: it can be why the preparation failed.
    await writing
    if (prepared.status === 'rejected') collect(prepared.reason)
    else if (causes.size === 0) {
      writing = write(prepared.value).catch(collect)
      writing.catch(() => {}) // Thrown where it is awaited.
      if (!isAlone()) await writing
    }
  }
  await writing
  if (causes.size > 0) throw new FailuresOfSome(causes)
}

const most_waiting = 0.25

// Returns a function that says whether others needed little of the thread since.
function watchOthers(slices: TimeSlices) {
  const [began, waited] = [performance.now(), slices.waitedMs()]
  return () => slices.waitedMs() - waited < (performance.now() - began) * most_waiting
}
