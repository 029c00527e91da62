// Notices whether the member is there: the time since their last input.

export type Activity = {
  idleMs(): number
  /** The member said that they're still there. */
  confirm(): void
  /** Begins to listen. Returns how to stop. */
  listen(): () => void
}

export const warn_after_ms = 13 * 60_000
export const sign_out_after_ms = 15 * 60_000

const inputs = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

export function createActivity(): Activity {
  let last_input = Date.now()
  const idleMs = () => Date.now() - last_input
  const confirm = () => {
    last_input = Date.now()
  }
  // Once the warning is open, only its button counts.
  const notice = () => {
    if (idleMs() < warn_after_ms) confirm()
  }
  return {
    idleMs,
    confirm,
    listen() {
      for (const name of inputs) addEventListener(name, notice, { passive: true })
      return () => {
        for (const name of inputs) removeEventListener(name, notice)
      }
    },
  }
}
