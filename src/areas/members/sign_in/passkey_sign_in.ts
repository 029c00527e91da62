// Signs members in with a passkey, and confirms sensitive operations with one.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { sql, stored_now } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext as Context, queryAsWorker } from '#kernel/unit_of_work.ts'
import { fresh_minutes } from '#areas/members/member_session/member_session.ts'
import { type Bound, challengeFor, useUp, validUntil } from './challenge.ts'
import { listPasskeys, type PasskeyRow } from './passkey.ts'
import { failed, type RelyingParty, webAuthn } from './relying_party.ts'
import type { CurrentSession } from './session.ts'
import { type Browser, signIn } from './sign_in.ts'

// Discoverable: the browser offers the passkeys it has, so no address is named.
export async function signInOptions(context: Context, { id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await webAuthn()
  return await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    challenge: await challengeFor(context, { purpose: 'sign_in', session_id: null }),
  })
}

export const signInWithPasskey = (
  context: Context,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  browser: Browser,
) =>
  signIn(context, browser, 'passkey', async (query) => {
    const bound: Bound = { purpose: 'sign_in', session_id: null }
    const { account, member_id } = await usePasskey(context, query, party, bound, response)
    return { account, member_id }
  })

export async function confirmOptions(
  context: Context,
  { id: rpID }: RelyingParty,
  current: CurrentSession,
) {
  const known = await listPasskeys(context, current)
  const { generateAuthenticationOptions } = await webAuthn()
  return await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    challenge: await challengeFor(context, { purpose: 'confirm', session_id: current.session.id }),
    allowCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
  })
}

// Makes the session fresh, for sensitive operations.
export async function confirmWithPasskey(
  context: Context,
  party: RelyingParty,
  { account, member, session }: CurrentSession,
  response: AuthenticationResponseJSON,
) {
  const bound: Bound = { purpose: 'confirm', session_id: session.id }
  const query: Call['query'] = (statement) => queryAsWorker(context.db, statement)
  const used = await usePasskey(context, query, party, bound, response)
  if (used.account !== account || used.member_id !== member.id) throw failed()
  const [fresh] = await query<{ fresh_until: string }>(sql`
    update member_sessions
    set fresh_expires_at = ${stored_now} + ${fresh_minutes} * interval '1 minute'
    where account = ${account} and id = ${session.id}
    returning fresh_expires_at as fresh_until`)
  return fresh!
}

// Verifies the signature of a passkey over a challenge, which then works no more.
async function usePasskey(
  context: Context,
  query: Call['query'],
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
  bound: Bound,
  response: AuthenticationResponseJSON,
) {
  const [passkey] = await query<PasskeyRow>(sql`
    select account, id, member_id, credential_id, public_key, counter, transports
    from passkeys where credential_id = ${String(response.id)} limit 1`)
  if (!passkey) throw failed()
  const { account, id, credential_id, public_key, counter } = passkey
  let used: { challenge: string; expires: Temporal.Instant } | undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) => {
      const expires = await validUntil(context, bound, challenge)
      if (expires !== undefined) used = { challenge, expires }
      return expires !== undefined
    },
    expectedOrigin,
    expectedRPID,
    credential: {
      id: credential_id,
      publicKey: new Uint8Array(public_key),
      counter: Number(counter),
    },
  }).catch(() => {
    throw failed()
  })
  if (!verified || !used) throw failed()
  if (!(await useUp(query, used.challenge, used.expires))) throw failed()
  await query(sql`
    update passkeys
    set counter = ${authenticationInfo.newCounter}, last_used_at = ${stored_now}
    where account = ${account} and id = ${id}`)
  return passkey
}
