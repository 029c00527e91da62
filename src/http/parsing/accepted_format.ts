// Reads the Accept header: responses are JSON, and of some routes also PDF or CSV.
import { ApiError } from '#catalogue/api_error.ts'
import type { Route } from '#http/routing/route.ts'

export type Format = 'json' | 'pdf' | 'csv'

const json_types = /(?:^|[,\s])(?:\*\/\*|application\/(?:json|\*))\s*(?:;([^,]*))?(?:,|$)/gi
const pdf_first = /^\s*application\/pdf\s*(?:[;,]|$)/i
const csv_first = /^\s*text\/csv\s*(?:[;,]|$)/i

export function acceptedFormat(
  accept: string | undefined,
  { pdf, csv }: Pick<Route, 'pdf' | 'csv'>,
): Format {
  if (accept === undefined || accept === '' || accept === '*/*') return 'json'
  if (pdf && pdf_first.test(accept)) return 'pdf'
  if (csv && csv_first.test(accept)) return 'csv'
  for (const [, parameters = ''] of accept.matchAll(json_types)) {
    if (!/q\s*=\s*0(?:\.0*)?\s*(?:;|$)/i.test(parameters)) return 'json'
  }
  throw new ApiError('not_acceptable', {})
}
