// Repeatable random numbers: the same seed gives the same sequence.

export type Dice = ReturnType<typeof diceOf>

export function diceOf(seed: number) {
  let state = seed >>> 0

  // Mulberry32: small, fast, and even enough for this.
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const between = (least: number, most: number) => least + upTo(most - least)
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)]!

  function shuffle<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      const other = upTo(last)
      ;[list[last], list[other]] = [list[other]!, list[last]!]
    }
    return list
  }

  return { next, upTo, between, pick, shuffle }
}

export const freshSeed = () => Math.floor(Math.random() * 4_294_967_296)
