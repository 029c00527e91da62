// Notices that one of a few files was replaced. It polls: secret stores swap a link above the file,
// which no notification of the operating system reports on every platform.
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export const poll_ms = 2_000

export function watchFiles(files: readonly string[], onChange: () => unknown, every_ms = poll_ms) {
  if (files.length === 0) return async () => {}
  const stopping = new AbortController()
  async function watch() {
    let known = await signatureOf(files)
    for (;;) {
      await sleep(every_ms, undefined, { signal: stopping.signal, ref: false })
      const now = await signatureOf(files)
      if (now === known) continue
      known = now
      await onChange()
    }
  }
  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) throw error
  })
  return async () => {
    stopping.abort()
    await watching
  }
}

// A file that is away for a moment is being replaced; it counts once it is back.
async function signatureOf(files: readonly string[]) {
  const each = files.map(async (file) => {
    try {
      const { ino, size, mtimeMs, ctimeMs } = await stat(file)
      return [ino, size, mtimeMs, ctimeMs].join(' ')
    } catch {
      return 'missing'
    }
  })
  return (await Promise.all(each)).join('\n')
}
