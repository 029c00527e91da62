// Compares two rates, measured in turn several times. The median ratio counts, so that neither an
// outlier nor another process decides.
import type { Usage } from './cpu.ts'
import type { Measured } from './load.ts'

export type Row = {
  name: string
  goal: number
  ratio: number | undefined // Undefined where it could not be measured.
  ratios: number[]
  ours: number[] // Per second, round by round.
  theirs: number[]
  refused?: number // In all rounds.
  cpu_ms?: Usage // Per request.
  note?: string
}

type Measure = () => Promise<Measured | number | undefined>
type Plan = { name: string; goal: number; rounds: number }

export async function compare({ name, goal, rounds }: Plan, ours: Measure, theirs: Measure) {
  const row: Row = { name, goal, ratio: undefined, ratios: [], ours: [], theirs: [] }
  // The first turn of each only warms up.
  await ours()
  await theirs()
  const measured: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    const one = withDetails(await ours())
    const other = withDetails(await theirs())
    if (!one || !other) return { ...row, note: 'not measured' }
    if (!(other.per_second > 0)) throw new Error(`${name}: there is nothing to compare with.`)
    measured.push(one)
    row.ours.push(one.per_second)
    row.theirs.push(other.per_second)
    row.ratios.push(one.per_second / other.per_second)
  }
  row.ratio = median(row.ratios)
  row.refused = measured.reduce((sum, { refused }) => sum + refused, 0)
  const used = measured.flatMap(({ cpu_ms }) => cpu_ms ?? [])
  if (used.length > 0) {
    const middle = (side: keyof Usage) => median(used.map((each) => each[side]))
    row.cpu_ms = { node: middle('node'), postgres: middle('postgres') }
  }
  console.log(`${row.ratio.toFixed(2)}  ${name}`)
  return row
}

const withDetails = (measured: Measured | number | undefined) =>
  typeof measured === 'number' ? { per_second: measured, requests: 0, refused: 0 } : measured

export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
