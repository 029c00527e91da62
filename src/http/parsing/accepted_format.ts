// Reads the Accept header: responses are JSON, and of some objects also PDF.
import { ApiError } from '#catalogue/api_error.ts'

export type Format = 'json' | 'pdf'

const json_types = /(?:^|[,\s])(?:\*\/\*|application\/(?:json|\*))\s*(?:;([^,]*))?(?:,|$)/gi
const pdf_first = /^\s*application\/pdf\s*(?:[;,]|$)/i

export function acceptedFormat(accept: string | undefined, offers_pdf: boolean): Format {
  if (accept === undefined || accept === '' || accept === '*/*') return 'json'
  if (offers_pdf && pdf_first.test(accept)) return 'pdf'
  for (const [, parameters = ''] of accept.matchAll(json_types)) {
    if (!/q\s*=\s*0(?:\.0*)?\s*(?:;|$)/i.test(parameters)) return 'json'
  }
  throw new ApiError('not_acceptable', {})
}
