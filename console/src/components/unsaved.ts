// Asks before what was typed and not saved is lost by opening something else.
import { useBlocker } from '@tanstack/react-router'

/** `closing`: also when the tab is closed. Not for health data, which a sign-out takes away. */
export const useUnsaved = (dirty: boolean, question: string, closing = false) =>
  useBlocker({
    shouldBlockFn: () => dirty && !confirm(question),
    enableBeforeUnload: () => closing && dirty,
  })
