// Reads the settings of single sign-on: all or none.
import type { Setting } from './settings.ts'
import { bad, protocolOf, type Reader } from './values.ts'

export const single_sign_on = {
  OIDC_ISSUER: {
    summary:
      'Issuer URL of the OpenID Connect provider for single sign-on to the console. Register ' +
      'PUBLIC_URL/console/sign-in/oidc/callback as its redirect URI.',
    example: 'https://login.example.com',
  },
  OIDC_CLIENT_ID: {
    summary: "Attune's client ID at the OpenID Connect provider.",
    example: 'attune',
  },
  OIDC_CLIENT_SECRET: {
    secret: true,
    summary: "Attune's client secret at the OpenID Connect provider.",
    example: '(from the provider)',
  },
  OIDC_ACCOUNT: {
    summary:
      'ID of the account whose members use single sign-on. Required if the deployment has ' +
      'several accounts, because a provider must not sign in members of other accounts.',
    example: 'acct_…',
  },
} as const satisfies Record<string, Setting>

export type SingleSignOnSettings = {
  issuer: string
  client_id: string
  client_secret: string
  account: string | undefined
}

export function singleSignOnOf(read: Reader): SingleSignOnSettings | undefined {
  const issuer = read('OIDC_ISSUER')
  const client_id = read('OIDC_CLIENT_ID')
  const client_secret = read('OIDC_CLIENT_SECRET')
  const account = read('OIDC_ACCOUNT')
  if (!issuer && !client_id && !client_secret && !account) return undefined
  if (!issuer || protocolOf(issuer) !== 'https:')
    throw bad('OIDC_ISSUER', 'must be an https:// URL')
  if (!client_id) throw bad('OIDC_CLIENT_ID', 'must be set together with OIDC_ISSUER')
  if (!client_secret) throw bad('OIDC_CLIENT_SECRET', 'must be set together with OIDC_ISSUER')
  if (account && !account.startsWith('acct_')) {
    throw bad('OIDC_ACCOUNT', 'must be the ID of an account (acct_…)')
  }
  return { issuer, client_id, client_secret, account }
}
