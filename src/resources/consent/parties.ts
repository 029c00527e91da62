// Whom a consent or a disclosure names: a practitioner is named by id, and is there.
import type { Call } from '#call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { requireAll } from '#resources/person/person.ts'

type Named = { type: string; id?: string | null }

export async function requireParties(call: Call, parties: Named[], param: (i: number) => string) {
  const nameless = parties.findIndex(({ type, id }) => type === 'practitioner' && !id)
  if (nameless >= 0) {
    throw invalid(`${param(nameless)}.id`, 'A practitioner is named by id; others by id or name.')
  }
  const ids = parties.map(({ type, id }) => (type === 'practitioner' ? id! : ''))
  await requireAll(call, 'practitioners', ids, (i) => `${param(i)}.id`)
}
