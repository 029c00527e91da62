// A timer that runs only while there is something to watch, so that an idle service sleeps.

// `look` returns whether there is anything left to watch.
export function watchTimer(every_ms: number, look: () => boolean) {
  let timer: NodeJS.Timeout | undefined
  function stop() {
    clearInterval(timer)
    timer = undefined
  }
  function start() {
    timer ??= setInterval(() => {
      if (!look()) stop()
    }, every_ms).unref()
  }
  return { start, stop }
}
