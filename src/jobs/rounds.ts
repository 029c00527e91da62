// Repeats kinds of background work: often while something is written, and all together every few
// seconds while nothing is, so that an idle service sleeps in between.

// How long a kind of work pauses between two rounds while something is written. While nothing is,
// it rests with the others, unless it has a pause of its own for that.
export type Pause = { busy_ms: number; idle_ms?: number; first_ms?: number }

// What becomes due by the time alone is found so much later while nothing is written.
const rest_ms = 5_000

type Options = {
  isBusy(): boolean
  onRound(name: string, error?: unknown): void
}

export function workRounds({ isBusy, onRound }: Options) {
  const ends: (() => Promise<void>)[] = []
  const resting = new Set<{ run(): void; wake(): void }>()
  let resting_timer: NodeJS.Timeout | undefined
  let stopped = false

  function takeResting() {
    clearTimeout(resting_timer)
    resting_timer = undefined
    const all = [...resting]
    resting.clear()
    return all
  }

  // In one go, so that their first queries are gathered.
  const runResting = () => takeResting().forEach(({ run }) => run())

  function repeat(name: string, pause: Pause, work: () => Promise<unknown>) {
    const { busy_ms, idle_ms, first_ms } = pause
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> | undefined
    const after = (wait_ms: number) => {
      if (!stopped) timer = setTimeout(run, wait_ms)
    }
    const one = { run, wake: () => after(busy_ms) }

    function run() {
      running = work()
        .then(
          () => onRound(name),
          (error) => onRound(name, error),
        )
        .then(() => {
          running = undefined
          if (isBusy()) after(busy_ms)
          else if (idle_ms === undefined) rest()
          else after(idle_ms)
        })
    }

    function rest() {
      if (stopped) return
      resting.add(one)
      resting_timer ??= setTimeout(runResting, rest_ms)
    }

    ends.push(async () => {
      clearTimeout(timer)
      await running
    })
    after(first_ms ?? busy_ms)
  }

  async function stop() {
    stopped = true
    takeResting()
    await Promise.all(ends.map((end) => end()))
  }

  // Something was written: those that rest don't wait any longer.
  const wakeAll = () => takeResting().forEach(({ wake }) => wake())
  return { repeat, wakeAll, runResting, stop }
}
