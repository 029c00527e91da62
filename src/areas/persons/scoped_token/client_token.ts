// Tokens of clients that authenticate with a signed JWT (OAuth client credentials). One transaction
// for finding the client, using up its assertion and creating the token.
import { sql } from '#db/sql.ts'
import { hashSecret } from '#crypto/secret_key.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { type Call, openCall } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { type AccountContext, runUnit } from '#kernel/unit_of_work.ts'
import { apiKeyLifecycle } from '#areas/platform/api_key/lifecycle.ts'
import type { PublicKey } from '#areas/platform/api_key/public_keys.ts'
import { useUp } from '#areas/members/sign_in/challenge.ts'
import { issueToken } from './scoped_token.ts'

export const client_token_seconds = 300

export type Client = {
  account: string
  id: string
  jwks: { keys: PublicKey[] } | null
  jwks_url: string | null
  scopes: Scope[] | null
  allowed_ips: string[] | null
}

// What the caller decides about a client, by throwing.
export type ClientChecks = {
  client_id: string
  request_id: string
  // Verifies the signature and the claims. Returns what makes the assertion unique, and its expiry.
  verify(client: Client | undefined, now: Temporal.Instant): Promise<Proof>
  replayed(): Error
  scopesFor(client: Client): Scope[]
}
type Proof = { client: Client; jti: string; expires: Temporal.Instant }

export function createClientToken(
  { db, secrets, outside }: AccountContext,
  { client_id, request_id, verify, replayed, scopesFor }: ClientChecks,
) {
  let scopes: Scope[]
  let api_key_id: string
  return runUnit<{ now: string }, Issued, Issued>(db, {
    enter: sql`select assume_role('attune_worker', null, null), account_now(0) as now`,
    async open(entry, query) {
      const now = Temporal.Instant.from(entry.now)
      const found = await verify(await findClient(query, client_id), now)
      const { client, jti, expires } = found
      scopes = scopesFor(client)
      api_key_id = client.id
      // The JWT works once, on whichever server it is used.
      const name = hashSecret(`client assertion ${client.id} ${jti}`, secrets.pepper)
      if (!(await useUp(query, name, expires))) throw replayed()
      await query(sql`select assume_role('attune_app', ${client.account}, null)`)
      const { recent_writes, caches } = db
      const context = { secrets, outside, recent_writes, caches, request_id }
      const key = { ...client, expires_at: null, public_to: null }
      return openCall({ query, account: client.account, now, real_now: now, ...context, key })
    },
    run: (call) => issueTo(call, api_key_id, scopes),
    leave: (_, reply) => ({ reply }),
  })
}

async function findClient(query: Call['query'], id: string): Promise<Client | undefined> {
  const [client] = await query<Client>(sql`
    select account, id, jwks, jwks_url, scopes, allowed_ips from api_keys
    where id = ${id} and (jwks is not null or jwks_url is not null)
      and ${inSet(apiKeyLifecycle, 'usable')}
      and (expires_at is null or expires_at > now())`)
  return client
}

type Issued = { account: string; scopes: Scope[]; secret: string }

// Acts as the account. It works in no browser, because it has no allowed origin.
async function issueTo(call: Call, api_key_id: string, scopes: Scope[]): Promise<Issued> {
  const subject = { person_id: null, practitioner_id: null, allowed_origins: [] }
  const fields = { ...subject, scopes, api_key_id }
  const { secret } = await issueToken(call, fields, client_token_seconds)
  return { account: call.account, scopes, secret }
}
