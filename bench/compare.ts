// Compares two rates, measured in turn several times. The median ratio counts, so that neither an
// outlier nor another process decides.

export type Row = {
  name: string
  goal: number
  ratio: number | undefined // Undefined where it could not be measured.
  ratios: number[]
  ours: number[] // Per second, round by round.
  theirs: number[]
  note?: string
}

type Measure = () => Promise<number | undefined>
type Plan = { name: string; goal: number; rounds: number }

export async function compare({ name, goal, rounds }: Plan, ours: Measure, theirs: Measure) {
  const row: Row = { name, goal, ratio: undefined, ratios: [], ours: [], theirs: [] }
  // The first turn of each only warms up.
  await ours()
  await theirs()
  for (let round = 0; round < rounds; round++) {
    const one = await ours()
    const other = await theirs()
    if (one === undefined || other === undefined) return { ...row, note: 'not measured' }
    row.ours.push(one)
    row.theirs.push(other)
    row.ratios.push(one / other)
  }
  row.ratio = median(row.ratios)
  console.log(`${row.ratio.toFixed(2)}  ${name}`)
  return row
}

export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
