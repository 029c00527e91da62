// Saves what is typed: after a pause, one request at a time, again after a lost connection, and not
// at all over a version that someone else wrote. Knows no note and no React, so that it is tested
// alone.

export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'failed'

/** What a failed save means: write again later, show both versions, or show the error. */
export type SaveFailure = 'offline' | 'conflict' | 'failed'

type Options<Content> = {
  save(content: Content): Promise<void>
  failureOf(error: unknown): SaveFailure
  onState(state: SaveState, error?: unknown): void
  pause_ms?: number
  retry_ms?: number
}

export type Autosave<Content> = {
  change(content: Content): void
  /** Saves now. Resolves when everything is saved, or with what stands in the way. */
  flush(): Promise<SaveState>
  /** Continues after a conflict was decided, with the content to write or with nothing to write. */
  resume(content: Content | undefined): void
  /** Writes again at once, for example because the browser is online again. */
  retry(): void
  stop(): void
}

export function createAutosave<Content>(options: Options<Content>): Autosave<Content> {
  const { save, failureOf, onState, pause_ms = 800, retry_ms = 3_000 } = options
  let pending: { content: Content } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: SaveState = 'saved'
  const enter = (next: SaveState, error?: unknown) => {
    state = next
    onState(next, error)
  }
  const after = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void write(), ms)
  }
  const write = async (): Promise<void> => {
    clearTimeout(timer)
    if (running) return running
    if (!pending || state === 'conflict') return
    const written = pending
    enter('saving')
    running = save(written.content).then(
      () => {
        running = undefined
        if (pending === written) pending = undefined
        enter(pending ? 'waiting' : 'saved')
        if (pending) after(pause_ms)
      },
      (error: unknown) => {
        running = undefined
        const failure = failureOf(error)
        enter(failure, error)
        if (failure === 'offline') after(retry_ms)
      },
    )
    return running
  }
  return {
    change(content) {
      pending = { content }
      if (state === 'conflict') return
      if (state !== 'offline') enter('waiting')
      after(pause_ms)
    },
    async flush() {
      await running
      await write()
      return state
    },
    resume(content) {
      pending = content === undefined ? undefined : { content }
      enter(pending ? 'waiting' : 'saved')
      if (pending) after(0)
    },
    retry() {
      if (state === 'offline') void write()
    },
    stop: () => clearTimeout(timer),
  }
}
