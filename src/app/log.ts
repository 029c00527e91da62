// Opens the log. Written in the background and flushed at the end. A full disk loses log lines but
// must not stop the service.
import { openSync } from 'node:fs'
import pino from 'pino'
import type { Config } from '#settings/config.ts'
import { StartupError } from '#settings/startup_error.ts'
import type { OnClose } from './databases.ts'

export function openLog({ log_level, log_file }: Config, onClose: OnClose) {
  const destination = pino.destination({ dest: logDescriptor(log_file), sync: false })
  destination.on('error', () => {})
  onClose(async () => destination.flushSync())
  const { isoTime } = pino.stdTimeFunctions
  return pino({ level: log_level, base: null, timestamp: isoTime }, destination)
}

function logDescriptor(file: string) {
  try {
    return file === '-' ? 1 : openSync(file, 'a', 0o600)
  } catch (cause) {
    const sentence = `LOG_FILE is ${file}, which isn't writable. Set it to a writable file or "-".`
    throw new StartupError('bad_setting', sentence, { cause })
  }
}
