// Searches persons, one page at a time. Search terms are never part of a URL.
import { audit, auditReads } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { readCursor, writeCursor } from '#http/lists/cursor.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { personKind } from './lifecycle.ts'
import { Person, type PersonSearch } from './schema.ts'
import { findByTokens } from './store.ts'
import { tokensFor, wordsOf } from './blind_index.ts'

export async function searchPersons(call: Call, { limit = 10, cursor, ...terms }: PersonSearch) {
  const tokens = tokensFor(call, terms)
  if (terms.name && wordsOf(terms.name).length === 0)
    throw invalid('name', '`name` must contain at least one letter or digit.')
  if (tokens.length === 0)
    throw invalid(null, 'Send at least one of `name`, `birth_date`, `contact` and `identifier`.')
  const url = '/v1/persons/search'
  // The cursor contains only keyed hashes of the search terms.
  const list = { url, tokens: tokens.map((token) => token.toString('hex')) }
  const [place] = cursor ? readCursor(cursor, 'timestamp', list) : []
  const rows = await findByTokens(call, tokens, limit, place)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)! : undefined
  const next_cursor = last && writeCursor({ at: last.created_at, id: last.id }, 'next', list)
  const persons = await Promise.all(page.map((row) => decryptRow(call, personKind, row)))
  const data = await admit(call, persons, ({ id }) => id)
  const fields = Object.keys(terms)
  audit(call, { action: 'person.searched', fields })
  auditReads(call, 'person', data, Object.keys(Person.properties))
  return {
    object: 'list',
    data,
    has_more: last !== undefined,
    next_cursor: next_cursor ?? null,
    url,
  }
}
