// Shows the steps of a first start on a terminal: which one runs, and how long each took. Silent in
// CI and in a pipe. Plain JavaScript, because scripts/ensure.mjs runs on any Node from 20.

export function createSteps({ write, shows, now = () => performance.now() }) {
  const running = []
  const draw = () => running[0] && write(`\r\u001b[2K${running[0].line()}`)

  // Returns a function that says how far the step is, and one that ends it. Steps can overlap: the
  // first of them is drawn.
  return function startStep(title) {
    if (!shows) return { at() {}, end() {} }
    const began = now()
    const seconds = () => `${Math.max(1, Math.round((now() - began) / 1_000))} s`
    let state = '…'
    const step = { line: () => `  ${title.padEnd(24)} ${state}` }
    running.push(step)
    draw()
    const timer = setInterval(draw, 1_000)
    timer.unref()

    function at(done, total) {
      const left = Math.ceil(((now() - began) * (total - done)) / Math.max(1, done) / 1_000)
      state = `${counted(done)} of ${counted(total)}, ${left} s left`
      if (running[0] === step) draw()
    }

    function end(outcome = 'done') {
      if (!running.includes(step)) return
      clearInterval(timer)
      running.splice(running.indexOf(step), 1)
      state = `${outcome.padEnd(8)} ${seconds().padStart(5)}`
      write(`\r\u001b[2K${step.line()}\n`)
      draw()
    }
    return { at, end }
  }
}

const counted = (count) => count.toLocaleString('en-US')

const { stderr, env } = process
export const startStep = createSteps({
  write: (text) => void stderr.write(text),
  shows: stderr.isTTY === true && !env.CI,
})
