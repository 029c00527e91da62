// The failure of one of many objects that are written together: which one, and why.
export class FailureOfOne extends Error {
  readonly at: number

  constructor(at: number, cause: unknown) {
    super('One of many objects failed.', { cause })
    this.at = at
  }
}

// As items.map(each), but a failure says which item failed.
export const mapEach = <Item, Result>(
  items: readonly Item[],
  each: (item: Item, at: number) => Result,
): Result[] =>
  items.map((item, at) => {
    try {
      return each(item, at)
    } catch (error) {
      throw new FailureOfOne(at, error)
    }
  })

// The same for work that waits, one item after the other.
export async function mapEachInOrder<Item, Result>(
  items: readonly Item[],
  each: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, item] of items.entries()) {
    const result = await each(item, at).catch((error) => {
      throw new FailureOfOne(at, error)
    })
    results.push(result)
  }
  return results
}
