// Checks that the caller accepts JSON, the only response format.
import { ApiError } from '#catalogue/api_error.ts'

const wide = /(?:^|[,\s])(?:\*\/\*|application\/(?:json|\*))\s*(?:;([^,]*))?(?:,|$)/gi

export function acceptsJson(accept: string | undefined) {
  if (accept === undefined || accept === '' || accept === '*/*') return
  for (const [, parameters = ''] of accept.matchAll(wide)) {
    if (!/q\s*=\s*0(?:\.0*)?\s*(?:;|$)/i.test(parameters)) return
  }
  throw new ApiError('not_acceptable', {})
}
