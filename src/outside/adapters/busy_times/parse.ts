// Parses a calendar in a thread of its own, so that requests don't wait for it: one that takes too
// long or needs too much memory ends with its thread.
import { Worker } from 'node:worker_threads'
import type { Span } from '#kernel/spans.ts'
import { BusyTimesFault, type BusyTimesFaultCode } from '#outside/ports/busy_times.ts'
import type { ParsedCalendar } from './busy_spans.ts'

export type ParseRequest = { text: string; time_zone: string; span: Span }

const patience_ms = 30_000
const most_megabytes = 384

type Message = { parsed: ParsedCalendar; fault?: undefined } | { fault: BusyTimesFaultCode }

export async function parseCalendar(
  workerData: ParseRequest,
  timeout_ms = patience_ms,
): Promise<ParsedCalendar> {
  const worker = new Worker(new URL('parse_thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: most_megabytes },
    stdout: true, // What a library prints about a calendar isn't for the log.
    stderr: true,
  })
  try {
    return await new Promise((resolve, reject) => {
      const refuse = (code: BusyTimesFaultCode) => reject(new BusyTimesFault(code))
      const giveUp = () => refuse('too_complex')
      const timer = setTimeout(giveUp, timeout_ms)
      timer.unref()
      worker.once('message', (message: Message) =>
        message.fault === undefined ? resolve(message.parsed) : refuse(message.fault),
      )
      worker.once('error', giveUp).once('exit', giveUp)
    })
  } finally {
    await worker.terminate()
  }
}
