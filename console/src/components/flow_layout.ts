// Where the parts of a flow are: bars in columns, as tall as their amounts, and bands between them.

export type FlowPart = { key: string; amount: number }
export type FlowBand = { from: string; to: string; amount: number }

export type Bar = { key: string; column: number; y: number; height: number }
export type Band = { key: string; from_column: number; path: string }

const [gap, thinnest, bar_width] = [10, 1.5, 10]

type Layout = {
  columns: readonly (readonly FlowPart[])[]
  bands: readonly FlowBand[]
  width: number
  height: number
  /** Room that each part needs for its label. */
  label_height: number
}

export function layOutFlow({ columns, bands, width, height, label_height }: Layout) {
  const scale = scaleOf(columns, height, label_height)
  const tall = (amount: number) => Math.max(thinnest, amount * scale)
  const bars = new Map<string, Bar>()
  for (const [column, parts] of columns.entries()) {
    let y = 0
    for (const { key, amount } of parts) {
      bars.set(key, { key, column, y, height: tall(amount) })
      y += Math.max(tall(amount), label_height) + gap
    }
  }
  const step = width / columns.length
  const [sent, received] = [new Map<string, number>(), new Map<string, number>()]
  // The next free place on the side of a bar.
  const place = (used: Map<string, number>, { key, y }: Bar, size: number) => {
    const before = used.get(key) ?? 0
    used.set(key, before + size)
    return y + before
  }
  const drawn = bands.map(({ from, to, amount }): Band => {
    const [one, other] = [bars.get(from)!, bars.get(to)!]
    const size = amount * scale
    const [x1, x2] = [one.column * step + bar_width, other.column * step]
    const [y1, y2] = [place(sent, one, size), place(received, other, size)]
    const middle = (x1 + x2) / 2
    const path =
      `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}v${size}` +
      `C${middle} ${y2 + size} ${middle} ${y1 + size} ${x1} ${y1 + size}z`
    return { key: `${from} ${to}`, from_column: one.column, path }
  })
  return { bars: [...bars.values()], bands: drawn, step, bar_width }
}

// The largest scale at which every column fits, with room for the labels of small parts.
function scaleOf(columns: Layout['columns'], height: number, label_height: number): number {
  const most = Math.max(1, ...columns.flat().map(({ amount }) => amount))
  let [low, high] = [0, height / most]
  const fits = (scale: number) =>
    columns.every(
      (parts) =>
        parts.reduce(
          (sum, { amount }) => sum + Math.max(amount * scale, label_height) + gap,
          -gap,
        ) <= height,
    )
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}
