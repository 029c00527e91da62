// The same call, for what follows beyond the object it is about: its If-Match is not meant for
// that, and what is made there is not what the call made.
import type { Call } from '#call.ts'

export const beyond = (call: Call): Call => ({ ...call, if_match: null })
