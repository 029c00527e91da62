// Opens the log. Written in the background and flushed at the end. A full disk loses log lines but
// must not stop the service.
import { openSync } from 'node:fs'
import pino, { type LoggerOptions } from 'pino'
import { log_events, request_event } from '#catalogue/log_events.ts'
import { isFrozen } from '#kernel/frozen_accounts.ts'
import type { Config } from '#settings/config.ts'
import { StartupError } from '#settings/startup_error.ts'
import type { OnClose } from './databases.ts'
import { rotate } from './log_rotation.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

export type LogSettings = Pick<Config, 'log_level' | 'log_file' | 'log_file_max_bytes'>

export function openLog(settings: LogSettings, onClose: OnClose, telemetry?: Telemetry) {
  const { log_level: level, log_file } = settings
  const destination = pino.destination({ dest: logDescriptor(log_file), sync: false, mode: 0o600 })
  destination.on('error', () => {})
  if (log_file !== '-') rotate(destination, log_file, settings.log_file_max_bytes)
  onClose(async () => destination.flushSync())
  const timestamp = pino.stdTimeFunctions.isoTime
  const options: LoggerOptions = { level, base: null, timestamp, hooks: { logMethod: nameEvent } }
  if (!telemetry) return pino(options, destination)
  const streams = [destination, telemetry.logs].map((stream) => ({ stream, level }))
  const log = pino({ ...options, mixin: telemetry.tracing.current }, pino.multistream(streams))
  telemetry.onExportFailure(() => log.warn('telemetry could not be exported'))
  return log
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

// Adds the event name to each line. An account that was frozen while work in it began is no error:
// the work goes on in its new cell.
const nameEvent: LogMethod = function (words, method) {
  const [first, second] = words as unknown[]
  const message = typeof first === 'string' ? first : second
  const event = typeof message === 'string' ? log_events[message] : request_event
  const fields = typeof first === 'string' ? {} : (first as { error?: unknown })
  if (isFrozen(fields.error)) return
  if (event === undefined) return method.apply(this, words)
  method.call(this, { event, ...fields }, message as string)
}

function logDescriptor(file: string) {
  try {
    return file === '-' ? 1 : openSync(file, 'a', 0o600)
  } catch (cause) {
    const sentence = `LOG_FILE is ${file}, which isn't writable. Set it to a writable file or "-".`
    throw new StartupError('bad_setting', sentence, { cause })
  }
}
