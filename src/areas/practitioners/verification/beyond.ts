// The same call for side effects on other objects, to which its If-Match doesn't apply.
import type { Call } from '#kernel/call.ts'

export const beyond = (call: Call): Call => ({ ...call, if_match: null })
