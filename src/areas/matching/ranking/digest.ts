// A fast, portable digest for comparing versions and drawing by seed. Not cryptographic.

export function digest(text: string, seed = 0): [number, number] {
  let one = 0xdeadbeef ^ seed
  let two = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return [one >>> 0, two >>> 0]
}

export function drawOf(seed: number, id: string) {
  const [one, two] = digest(id)
  return drawBy(seed, one, two)
}

// The same with a known digest.
export function drawBy(seed: number, one: number, two: number) {
  const high = stirred(one ^ seed) ^ two
  return (stirred(high) >>> 0) * 2 ** 21 + (stirred(high ^ one) >>> 11)
}

// A lot below a power of two, by the second word of a digest.
export const smallDraw = (seed: number, two: number, below: number) =>
  stirred(two ^ seed) & (below - 1)

function stirred(word: number) {
  let mixed = Math.imul(word ^ (word >>> 16), 2_246_822_507)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_909)
  return mixed ^ (mixed >>> 16)
}
