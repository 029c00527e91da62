// Passkeys (WebAuthn) of members: list, register and delete them.
// Every use requires user verification, which makes a passkey two factors.
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { notFound } from '#catalogue/api_error.ts'
import { row, sql } from '#db/sql.ts'
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { type AccountContext as Context, inAccount } from '#kernel/unit_of_work.ts'
import { type Bound, challengeFor, validUntil } from './challenge.ts'
import { failed, type RelyingParty, webAuthn } from './relying_party.ts'
import type { CurrentSession } from './session.ts'

const max_passkeys = 20

export type PasskeyRow = {
  account: string
  id: string
  member_id: string
  name: string
  credential_id: string
  public_key: Buffer
  counter: number | string
  transports: string[]
  last_used_at: string | null
  created_at: string
}

export const showPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  object: 'passkey',
  name,
  created_at: toTimestamp(Temporal.Instant.from(created_at)),
  last_used_at: last_used_at && toTimestamp(Temporal.Instant.from(last_used_at)),
})

export const listPasskeys = (context: Context, { account, member }: CurrentSession) =>
  inAccount(context, account, (call) => passkeysOf(call, member.id))

const passkeysOf = (call: Call, member_id: string) =>
  call.query<PasskeyRow>(sql`
    select account, id, member_id, name, credential_id, public_key, counter, transports,
      last_used_at, created_at
    from passkeys
    where account = ${call.account} and member_id = ${member_id}
    order by created_at, id`)

export async function registrationOptions(
  context: Context,
  { id: rpID }: RelyingParty,
  current: CurrentSession,
) {
  const known = await listPasskeys(context, current)
  const { member, session } = current
  const { generateRegistrationOptions } = await webAuthn()
  return await generateRegistrationOptions({
    rpName: 'Attune',
    rpID,
    userID: new TextEncoder().encode(member.id),
    userName: member.email,
    userDisplayName: member.name,
    challenge: await challengeFor(context, { purpose: 'register', session_id: session.id }),
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function registerPasskey(
  context: Context,
  party: RelyingParty,
  current: CurrentSession,
  { name, response }: { name: string; response: RegistrationResponseJSON },
) {
  const bound: Bound = { purpose: 'register', session_id: current.session.id }
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await validUntil(context, bound, challenge)) !== undefined,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
  }).catch(() => {
    throw failed()
  })
  if (!info) throw failed()
  const { id: credential_id, publicKey, counter, transports = [] } = info.credential
  return await inAsMember(context, current, async (call) => {
    const known = await passkeysOf(call, current.member.id)
    if (known.length >= max_passkeys) throw failed()
    const fields = {
      account: call.account,
      id: newId('pk'),
      member_id: current.member.id,
      name,
      credential_id,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      created_at: toTimestamp(call.real_now),
    }
    await call.query(sql`insert into passkeys ${row(fields)}`)
    audit(call, { action: 'passkey.created', object_id: fields.id })
    return showPasskey({ ...fields, last_used_at: null })
  })
}

export const deletePasskey = (context: Context, current: CurrentSession, id: string) =>
  inAsMember(context, current, async (call) => {
    const deleted = await call.query(sql`
      delete from passkeys
      where account = ${call.account} and member_id = ${current.member.id} and id = ${id}
      returning id`)
    if (deleted.length === 0) throw notFound('passkey')
    audit(call, { action: 'passkey.deleted', object_id: id })
    return { id, deleted: true }
  })

const inAsMember = <T>(
  context: Context,
  { account, member, session }: CurrentSession,
  work: (call: Call) => Promise<T>,
) => {
  const key = { id: session.id, scopes: [], expires_at: null, allowed_ips: null, public_to: null }
  return inAccount(
    context,
    account,
    (call) => work(Object.assign(call, { member, key })),
    'request',
  )
}
