// A fast, portable digest for comparing versions and drawing by seed. Not cryptographic.

export function digest(text: string, seed = 0): [number, number] {
  let one = 0xdeadbeef ^ seed
  let two = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  return finished(one, two)
}

export type Digest = { add(value: string | number): void; result(): [number, number] }

// The same of many values in turn, without joining them to one text first.
export function startDigest(): Digest {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  const mix = (code: number) => {
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  return {
    add(value) {
      if (typeof value === 'string') {
        for (let at = 0; at < value.length; at++) mix(value.charCodeAt(at))
        mix(value.length)
        return
      }
      // Amounts can exceed 32 bits.
      mix(value | 0)
      mix((value / 2 ** 32) | 0)
    },
    result: () => finished(one, two),
  }
}

function finished(first: number, second: number): [number, number] {
  const one =
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^
    Math.imul(second ^ (second >>> 13), 3_266_489_909)
  const two =
    Math.imul(second ^ (second >>> 16), 2_246_822_507) ^
    Math.imul(one ^ (one >>> 13), 3_266_489_909)
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
