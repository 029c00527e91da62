// Watches files for replacement. It polls, because secret stores replace a symbolic link above the
// file, which file notifications miss.
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

// A missing file is being replaced. The change counts once it's back.
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
