// The thread that parses a calendar: reads it from its data, and posts the busy times or the code
// of the fault.
import { parentPort, workerData } from 'node:worker_threads'
import { BusyTimesFault } from '#outside/ports/busy_times.ts'
import { busySpansOf } from './busy_spans.ts'
import type { ParseRequest } from './parse.ts'

const { text, time_zone, span } = workerData as ParseRequest

try {
  parentPort!.postMessage({ parsed: busySpansOf(text, time_zone, span) })
} catch (error) {
  if (!(error instanceof BusyTimesFault)) throw error
  parentPort!.postMessage({ fault: error.code })
}
