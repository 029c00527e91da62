// Signs members in whom the OpenID Connect provider vouches for. A member must exist with the
// verified address: nobody gets in by having an account at the provider only.
import { createHmac } from 'node:crypto'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { AccountContext } from '#kernel/unit_of_work.ts'
import type { Authorization, Identity, SingleSignOn } from '#outside/ports/single_sign_on.ts'
import { memberLifecycle } from '#areas/members/member/lifecycle.ts'
import { fresh_minutes } from '#areas/members/member_session/member_session.ts'
import { type Bound, challengeFor, useUp, validUntil } from './challenge.ts'
import { type Browser, signIn } from './sign_in.ts'

type Context = AccountContext & { public_url: string }

const bound: Bound = { purpose: 'single_sign_on', session_id: null }

// The address that the provider sends the browser back to.
export const callback_path = '/console/sign-in/oidc/callback'

// The page of the provider, and the challenge that the browser keeps until it comes back.
export async function startSingleSignOn(
  context: Context,
  provider: SingleSignOn,
  confirm: boolean,
) {
  const challenge = Buffer.from(await challengeFor(context, bound)).toString('base64url')
  const url = await provider.authorizationUrl(authorizationOf(context, challenge), confirm)
  return { url, challenge }
}

export async function finishSingleSignOn(
  context: Context,
  provider: SingleSignOn,
  returned: { challenge: string | undefined; search: string },
  browser: Browser,
) {
  const { challenge = '', search } = returned
  const expires = await validUntil(context, bound, challenge)
  if (!expires) throw failed('The sign-in was started in another browser or has expired.')
  const callback = new URL(callback_path + search, context.public_url)
  const identity = await provider.identify(callback, authorizationOf(context, challenge))
  const email = verifiedAddress(identity)
  return await signIn(context, browser, 'single_sign_on', async (query) => {
    if (!(await useUp(query, challenge, expires))) throw failed('The sign-in was finished before.')
    // A provider of one account must not sign in members of another.
    const account = provider.account ?? null
    const [member] = await query<{ account: string; member_id: string; is_recent: boolean }>(sql`
      select members.account, members.id as member_id,
        coalesce(${identity.authenticated_at?.toString() ?? null}::timestamptz
          > now() - ${fresh_minutes} * interval '1 minute', false) as is_recent
      from members
      where lower(members.email) = lower(${email})
        and ${inSet(memberLifecycle, 'can_sign_in', 'members.status')}
        and (members.account = ${account}
          or (${account}::text is null
            and not exists (select from accounts where accounts.account <> members.account)))`)
    if (!member) throw failed('No member who can sign in has this address.')
    return member
  })
}

function verifiedAddress({ email, email_verified }: Identity) {
  if (email && email_verified) return email
  throw failed('The provider did not return a verified email address.')
}

// Derived from the challenge, so that nothing is stored. Only this server can derive the verifier.
function authorizationOf({ secrets, public_url }: Context, challenge: string): Authorization {
  const derive = (name: string) =>
    createHmac('sha256', secrets.pepper)
      .update(`single sign-on ${name} ${challenge}`)
      .digest('base64url')
  return {
    redirect_uri: `${public_url}${callback_path}`,
    state: derive('state'),
    nonce: derive('nonce'),
    code_verifier: derive('verifier'),
  }
}

const failed = (reason: string) => new ApiError('sign_in_failed', { reason })
