// Plain HTTP is refused on whatever port it reaches. A key that was sent so has been seen by
// others: it is revoked before the refusal is sent, and the refusal says so.
import type { IncomingMessage } from 'node:http'
import { type Call, openCall } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { transact } from '#db/transaction.ts'
import { leaveStatement } from '#leave.ts'
import { hashSecret, isWellFormed, keyPattern } from '#secret_key.ts'
import type { House } from './house.ts'
import { type Entrance, enterStatement, keyOf, timesOf } from './judge.ts'

export type Expose = (call: Call, key_id: string) => Promise<unknown>

const said = {
  no_key: 'No key of yours was seen.',
  revoked:
    'The key it carried has crossed the network in clear and is revoked as of now; make another ' +
    'with "bin/attune keys create".',
}

export async function refusalOfPlain(
  house: House,
  request: IncomingMessage,
  expose: Expose,
  revoke: boolean,
) {
  const hashes = revoke ? hashesIn(house, request) : []
  const revoked = await Promise.all(hashes.map((hash) => revokeExposed(house, hash, expose)))
  const exposure = revoked.includes(true) ? said.revoked : said.no_key
  return new ApiError('https_required', { exposure })
}

// Wherever in the headers or the path a key stands, whatever scheme it was sent under, however
// often: it was exposed.
function hashesIn({ secrets }: House, { rawHeaders, url = '' }: IncomingMessage) {
  const text = [url, ...rawHeaders.flatMap((part) => [part, ...decoded(part)])].join('\n')
  const keys = new Set(text.match(keyPattern))
  return [...keys]
    .filter((key) => isWellFormed(key, secrets.environment))
    .map((key) => hashSecret(key, secrets.pepper))
}

const decoded = (part: string) =>
  /^basic /i.test(part) ? [Buffer.from(part.slice(6), 'base64').toString('latin1')] : []

function revokeExposed(house: House, hash: string, expose: Expose) {
  const first = enterStatement(hash, null, null)
  return transact<Entrance, boolean>(house.db, first, async ({ entrance, query, commit }) => {
    const { account, key_id, key_valid } = entrance
    if (!account || !key_valid) return false
    const { secrets } = house
    const call = openCall({ query, account, key: keyOf(entrance), ...timesOf(entrance), secrets })
    await expose(call, key_id)
    await commit(leaveStatement(call))
    return true
  })
}
