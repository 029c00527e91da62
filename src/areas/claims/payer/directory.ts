// Lists payers by name: the built-in ones, the loaded directory and the account's own.
import type { Call } from '#kernel/call.ts'
import { payersOf } from '#catalogue/payers.ts'
import { readCursor, writeCursor } from '#http/lists/cursor.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { wordsIn } from '#areas/practitioners/practitioner/search.ts'
import { payerOfContract, payerResponse, termsOf } from './payer.ts'
import type { PayerQuery } from './schema.ts'
import { findContracts, findDirectoryIds, searchPayers } from './store.ts'

const url = '/v1/payers'

export async function listPayers(call: Call, query: PayerQuery) {
  const { q = '', filing_code, on, limit = 10, cursor } = query
  const list = { url, q, filing_code: filing_code ?? null }
  const [place] = cursor ? readCursor(cursor, 'text', list) : []
  const day = on ?? currentDate(call)
  const contracts = await findContracts(call, day)
  const rows = await searchPayers(call, await otherPayers(call, contracts), {
    words: wordsIn(q),
    filing_code,
    after: place && { name_key: String(place.at), id: place.id },
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const contractOf = (id: string) => contracts.find(({ payer_id }) => payer_id === id) ?? null
  return {
    object: 'list',
    data: page.map(({ payer }) => payerResponse(termsOf(payer, day, contractOf(payer.id)), day)),
    has_more: last !== undefined,
    next_cursor: last ? writeCursor({ at: last.name_key, id: last.payer.id }, 'next', list) : null,
    url,
  }
}

// The built-in payers, and those that only a contract names.
async function otherPayers(call: Call, contracts: Awaited<ReturnType<typeof findContracts>>) {
  const built_in = payersOf(call.secrets.environment)
  const named = contracts.flatMap((contract) => payerOfContract(contract) ?? [])
  const own = named.filter(({ id }) => !built_in.some((payer) => payer.id === id))
  const listed =
    own.length > 0
      ? await findDirectoryIds(
          call,
          own.map(({ id }) => id),
        )
      : []
  return [...built_in, ...own.filter(({ id }) => !listed.includes(id))]
}
