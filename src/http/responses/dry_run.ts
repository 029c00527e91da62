// Implements "Dry-Run: true": runs the request and rolls it back. Returns the response and the
// events that would have been sent. No Idempotency-Key is used up. Reads of personal data are still
// recorded in the audit log.
import { invalid } from '#catalogue/api_error.ts'
import type { AppContext } from '#http/app_context.ts'

export function readDryRun(header: string | string[] | undefined) {
  if (header === undefined || header === 'false') return false
  if (header === 'true') return true
  throw invalid('Dry-Run', '`Dry-Run` must be `true` or `false`.')
}

export const dryRunText = ({ secrets }: AppContext, response: string, events: object[]) =>
  `{"object":"dry_run","livemode":${secrets.environment === 'production'},` +
  `"response":${response},"events":${JSON.stringify(events)}}`
