// Notices whether the member is there: the time since their last input, in any tab of the console.

export type Activity = {
  idleMs(): number
  /** The member said that they're still there. */
  confirm(): void
  /** Asks the other tabs for their last input, in case a message was lost while this one slept. */
  ask(): void
  /** Begins to listen. Returns how to stop. */
  listen(): () => void
}

export const warn_after_ms = 13 * 60_000
export const sign_out_after_ms = 15 * 60_000

const inputs = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const
const report_every_ms = 1_000

// What tabs say to each other. An age, not a time: nothing depends on the clocks of two tabs.
type Message = { idle_ms: number } | 'ask'

export function createActivity(): Activity {
  let last_input = Date.now()
  let reported = -Infinity
  let tabs: BroadcastChannel | undefined
  const idleMs = () => Date.now() - last_input
  const report = () => tabs?.postMessage({ idle_ms: idleMs() } satisfies Message)
  const confirm = () => {
    last_input = Date.now()
    if (last_input - reported < report_every_ms) return
    reported = last_input
    report()
  }
  // Once the warning is open, only its button counts.
  const notice = () => {
    if (idleMs() < warn_after_ms) confirm()
  }
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') last_input = Math.max(last_input, Date.now() - data.idle_ms)
    else if (idleMs() < warn_after_ms) report()
  }
  return {
    idleMs,
    confirm,
    ask: () => tabs?.postMessage('ask' satisfies Message),
    listen() {
      tabs = new BroadcastChannel('attune activity')
      tabs.addEventListener('message', hear)
      report() // This tab was just opened.
      for (const name of inputs) addEventListener(name, notice, { passive: true })
      return () => {
        tabs?.close()
        tabs = undefined
        for (const name of inputs) removeEventListener(name, notice)
      }
    },
  }
}
