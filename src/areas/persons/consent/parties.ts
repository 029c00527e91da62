// Validates the parties of a consent or disclosure: a practitioner needs an ID that exists.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { requireAll } from '#areas/persons/person/person_input.ts'

type PartyReference = { type: string; id?: string | null }

export async function requireParties(
  call: Call,
  parties: PartyReference[],
  param: (i: number) => string,
) {
  const without_id = parties.findIndex(({ type, id }) => type === 'practitioner' && !id)
  if (without_id >= 0) {
    throw invalid(`${param(without_id)}.id`, '`id` is required for a party of type `practitioner`.')
  }
  const ids = parties.map(({ type, id }) => (type === 'practitioner' ? id! : ''))
  await requireAll(call, 'practitioners', ids, (i) => `${param(i)}.id`)
}
