// Reports why a command failed: a sentence, or with --json the error envelope of the API.
import { asTyped } from '#settings/program_name.ts'
import { StartupError } from '#settings/startup_error.ts'
import { type Envelope, Failure, usage_exit_code, UsageError } from './command.ts'
import { printResult } from './output.ts'

// A program that reads the output of --json gets JSON in any case.
export function reportError(error: Error, json: boolean, printJson: (value: Envelope) => void) {
  const exit_code = exitCodeOf(error)
  if (exit_code === undefined) throw error
  process.exitCode = exit_code
  const table = error instanceof Failure ? error.table : undefined
  if (table) printResult(table, json)
  if (json && !table) printJson(envelopeOf(error, exit_code))
  else process.stderr.write(`${asTyped(error.message)}\n`)
}

function envelopeOf(error: Error, exit_code: number): Envelope {
  if (error instanceof Failure && error.envelope) return error.envelope
  const code = isApiError(error) ? error.code : codes[exit_code]
  return { error: { code: code ?? 'command_failed', message: asTyped(error.message) } }
}

const codes: Record<number, string> = { 64: 'usage', 69: 'api_unreachable' }

function exitCodeOf(error: Error) {
  if (error instanceof StartupError || error instanceof Failure) return error.exit_code
  const usage = error instanceof UsageError || isApiError(error) || isFileError(error)
  return usage ? usage_exit_code : undefined
}

// Commands that use the database throw it. Importing its class would import the whole catalogue.
const isApiError = (error: Error): error is Error & { code: string } =>
  'status' in error && 'extras' in error && 'code' in error

const file_error_codes = 'ENOENT EISDIR ENOTDIR EACCES EPERM ENOSPC EROFS'.split(' ')

// A named file can't be opened or written. The system's error message says why.
function isFileError(error: NodeJS.ErrnoException) {
  return Boolean(error.path) && file_error_codes.includes(error.code ?? '')
}
