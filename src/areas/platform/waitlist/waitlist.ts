// The waitlist: people join, receive an invitation, and create an account through a single-use
// link. The API key is created when the link is opened, so it is never stored or emailed.
import { openCall } from '#kernel/call.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { Database } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { type AccountContext, queryAsWorker, runUnit } from '#kernel/unit_of_work.ts'
import type { Mailer } from '#outside/ports/mail.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'
import { hashSecret } from '#crypto/secret_key.ts'
import type { WaitlistJoin } from './schema.ts'
import * as store from './store.ts'

export type WaitlistContext = { db: Database; secrets: Secrets }

const valid_days = 14 // Validity of an invitation.

export const entryPlace = (field: string, id: string) => `waitlist_entries.${field} ${id}`

export async function joinWaitlist(
  { db, secrets }: WaitlistContext,
  { email, use_case }: WaitlistJoin,
) {
  const { encryption_key, pepper } = secrets
  const id = newId('wait')
  const encrypted = (field: string, text: string) =>
    encrypt(encryption_key, entryPlace(field, id), text)
  const [joined] = await queryAsWorker<{ accepted: boolean }>(
    db,
    store.insertEntry({
      id,
      email_hash: hashSecret(`waitlist ${email.toLowerCase()}`, pepper),
      email: encrypted('email', email),
      use_case: use_case ? encrypted('use_case', use_case) : null,
    }),
  )
  if (!joined!.accepted) throw new ApiError('waitlist_closed', {})
}

export async function listWaitlist(
  { db, secrets }: WaitlistContext,
  status: string | null,
  limit: number,
) {
  const rows = await queryAsWorker<store.EntryRow>(db, store.listEntries(status, limit))
  return rows.map((row) => showEntry(secrets, row))
}

export async function removeEntry({ db }: WaitlistContext, id: string) {
  const removed = await queryAsWorker(db, store.deleteEntry(id))
  if (removed.length === 0) throw notFound('waitlist entry')
}

type Period = { since: string; until: string; domain: string | undefined }

// Removes many entries after a flood. Addresses are encrypted, so the domain is compared here.
export async function removeEntries(
  { db, secrets }: WaitlistContext,
  { since, until, domain }: Period,
) {
  type Entry = Pick<store.EntryRow, 'id' | 'email'>
  const entries = await queryAsWorker<Entry>(db, store.joinedBetween(since, until))
  const ending = domain && `@${domain.toLowerCase()}`
  const emailOf = ({ id, email }: Entry) =>
    decrypt(decryptionKeys(secrets), entryPlace('email', id), email).toLowerCase()
  const matching = ending ? entries.filter((row) => emailOf(row).endsWith(ending)) : entries
  const ids = matching.map(({ id }) => id)
  return (await queryAsWorker(db, store.deleteEntries(ids))).length
}

export type InvitationContext = WaitlistContext & { mail: Mailer; public_url: string }

export async function inviteEntry(inviting: InvitationContext, id: string) {
  const invited = await inviteWith(inviting, (hash) => store.inviteEntry(id, { hash, valid_days }))
  if (!invited) throw notFound('waitlist entry awaiting acceptance')
  return invited
}

// Undefined if the waitlist is empty.
export const inviteNext = (inviting: InvitationContext) =>
  inviteWith(inviting, (hash) => store.inviteNext({ hash, valid_days }))

async function inviteWith(inviting: InvitationContext, statement: (hash: string) => Statement) {
  const { db, secrets, mail, public_url } = inviting
  const token = randomBase62(32)
  const hash = hashOf(secrets, token)
  const [row] = await queryAsWorker<store.EntryRow>(db, statement(hash))
  if (!row) return undefined
  const entry = showEntry(secrets, row)
  try {
    await mail(invitation(entry.email, `${public_url}/invitations/${token}`))
  } catch (error) {
    await queryAsWorker(db, store.cancelInvitation(row.id, hash))
    throw error
  }
  return entry
}

const hashOf = ({ pepper }: Secrets, token: string) => hashSecret(`invitation ${token}`, pepper)

const invitation = (to: string, link: string) => ({
  to,
  subject: 'Your Attune sandbox',
  text: [
    'Your Attune API sandbox is ready. Open this link to create your account:',
    '',
    `  ${link}`,
    '',
    `The link works once and expires in ${valid_days} days. It shows your secret key, which`,
    'you can see only once, so have a safe place ready to store it.',
    '',
    'If you did not request this, ignore this email.',
    '',
  ].join('\n'),
})

export const isInvited = async ({ db, secrets }: WaitlistContext, token: string) =>
  (await queryAsWorker(db, store.findInvitation(hashOf(secrets, token)))).length > 0

// One transaction for the entry, the account and its key, so that a failure doesn't use up the
// link.
export function acceptInvitation(
  { db, secrets, outside }: AccountContext,
  token: string,
  name: string,
) {
  const account = newId('acct')
  type NewAccount = { account: string; secret: string }
  return runUnit<{ now: string }, NewAccount, NewAccount>(db, {
    enter: sql`select assume_role('attune_worker', null, null), account_now(0) as now`,
    async open(entry, query) {
      const accepted = await query(store.acceptEntry(hashOf(secrets, token), account))
      if (accepted.length === 0) throw notFound('invitation', 'token')
      await query(sql`select assume_role('attune_app', ${account}, null)`)
      const now = Temporal.Instant.from(entry.now)
      const { recent_writes } = db
      const times = { now, real_now: now }
      return openCall({
        query,
        account,
        ...times,
        secrets,
        outside,
        recent_writes,
        origin: 'platform',
      })
    },
    async run(call) {
      await createAccount(call, name)
      const { secret } = await createKey(call, { name: 'Created by invitation' })
      return { account, secret }
    },
    leave: (_, reply) => ({ reply }),
  })
}

function showEntry(secrets: Secrets, row: store.EntryRow) {
  const { id, status, account, invited_at, accepted_at, created_at } = row
  const decrypted = (field: string, bytes: Buffer) =>
    decrypt(decryptionKeys(secrets), entryPlace(field, id), bytes)
  return {
    id,
    email: decrypted('email', row.email),
    status,
    use_case: row.use_case && decrypted('use_case', row.use_case),
    account,
    created_at,
    invited_at,
    accepted_at,
  }
}
