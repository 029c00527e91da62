// Plain HTTP is refused on whatever port it reaches. A key that was sent so has been seen by
// others: it is revoked before the refusal is sent, and the refusal says so.
import type { IncomingHttpHeaders } from 'node:http'
import { type Call, openCall } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { transact } from '#db/transaction.ts'
import { leaveStatement } from '#leave.ts'
import { presentedKey } from './authenticate.ts'
import type { House } from './house.ts'
import { type Entrance, enterStatement, timesOf } from './judge.ts'

export type Expose = (call: Call, key_id: string) => Promise<unknown>

const said = {
  no_key: 'No key of yours was seen.',
  revoked:
    'The key it carried has crossed the network in clear and is revoked as of now; make another ' +
    'with "bin/attune keys create".',
}

export async function refusalOfPlain(house: House, headers: IncomingHttpHeaders, expose: Expose) {
  const hashes = hashesIn(house, headers)
  const revoked = await Promise.all(hashes.map((hash) => revokeExposed(house, hash, expose)))
  const exposure = revoked.includes(true) ? said.revoked : said.no_key
  return new ApiError('https_required', { exposure })
}

// Each header is looked at by itself: of two different keys, both were exposed.
function hashesIn({ secrets }: House, { authorization, ...rest }: IncomingHttpHeaders) {
  const carried = [{ authorization }, { 'x-api-key': rest['x-api-key'] }]
  return carried.flatMap((headers) => {
    try {
      return [presentedKey(headers as IncomingHttpHeaders, secrets)]
    } catch {
      return []
    }
  })
}

function revokeExposed(house: House, hash: string, expose: Expose) {
  const first = enterStatement(hash, null, null)
  return transact<Entrance, boolean>(house.db, first, async ({ entrance, query, commit }) => {
    const { account, key_id, key_valid } = entrance
    if (!account || !key_valid) return false
    const { secrets } = house
    const call = openCall({ query, account, ...timesOf(entrance), secrets })
    await expose(call, key_id)
    await commit(leaveStatement(call))
    return true
  })
}
