// The rules for what a package or membership includes, offered or sold.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { findRow } from '#kernel/record.ts'
import { serviceKind } from '#areas/sessions/service/lifecycle.ts'

type Content = {
  type: string
  sessions?: number | null
  discount_percent?: number | null
  service_id?: string | null
}

export async function requireContent(call: Call, content: Content) {
  const { type, sessions = null, discount_percent = null, service_id } = content
  if (type === 'package' && sessions === null) {
    throw invalid('sessions', '`sessions` is required if `type` is `package`.')
  }
  if ((sessions === null) === (discount_percent === null)) {
    throw invalid('discount_percent', 'Send `sessions` or `discount_percent`, not both.')
  }
  if (service_id) await findRow(call, serviceKind, service_id, 'service_id')
}
