// Limits the time in which the body of a request must arrive. Node has one limit for all requests,
// and an upload needs far more time than the rest.
import type { IncomingMessage } from 'node:http'

// Of an upload: 50 MB at 30 kB a second.
export const longest_body_ms = 30 * 60_000

const extended = 'attune:extended'

export function limitBodyTime(request: IncomingMessage, limit_ms: number, onLate: () => void) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const timer = setTimeout(() => {
    if (!request.complete) onLate()
  }, limit_ms)
  const stop = () => clearTimeout(timer)
  timer.unref()
  request.once('end', stop).once('close', stop).once(extended, stop)
}

// Lets the body of this request take as long as an upload can.
export const extendBodyTime = (request: IncomingMessage) => void request.emit(extended)

export const lateBody = () =>
  Object.assign(new Error('The body is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
