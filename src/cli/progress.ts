// Draws a progress bar on standard error, if that is a terminal.

const width = 30
const every_ms = 100

export function progress(title: string, total: number) {
  const { stderr } = process
  let drawn_at = -Infinity

  function draw(done: number) {
    const part = total > 0 ? Math.min(1, done / total) : 0
    const full = Math.round(part * width)
    const bar = '█'.repeat(full) + '░'.repeat(width - full)
    stderr.write(`\r${title} ${bar} ${String(Math.floor(part * 100)).padStart(3)} %`)
  }

  return {
    at(done: number) {
      if (!stderr.isTTY || performance.now() - drawn_at < every_ms) return
      drawn_at = performance.now()
      draw(done)
    },
    end() {
      if (!stderr.isTTY) return
      draw(total)
      stderr.write('\n')
    },
  }
}
