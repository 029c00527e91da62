// A small OpenID Connect provider that speaks the real protocol over HTTPS. A test chooses who is
// signed in at it; its page asks for nothing.
import { mkdtempSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import tls from 'node:tls'
import Provider from 'oidc-provider'
import { ownCertificate } from '#http/transport/certificate.ts'

const { key, cert, ca_file } = await ownCertificate(mkdtempSync(join(tmpdir(), 'attune-oidc-')))
tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(ca_file, 'utf8')])

export type Person = { email: string; email_verified: boolean }

export const client = { client_id: 'attune', client_secret: 'a secret of the provider' }

export async function startProvider(redirect_uris: string[]) {
  const people = new Map<string, Person>()
  let current = ''
  const server = https.createServer({ key, cert })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as { port: number }
  const issuer = `https://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris }],
    claims: { email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async findAccount(_, sub) {
      return { accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }
    },
    renderError(ctx, { error }) {
      ctx.body = { error }
    },
  })
  provider.on('server_error', (_, error) => console.error(error))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void interact(provider, request, response, current)
  })
  return {
    issuer,
    /** From now on this person is signed in at the provider. */
    signIn(sub: string, person: Person) {
      people.set(sub, person)
      current = sub
    },
  }
}

// Signs the person in and agrees to everything the client requests.
async function interact(
  provider: Provider,
  request: Parameters<Provider['interactionDetails']>[0],
  response: Parameters<Provider['interactionDetails']>[1],
  accountId: string,
) {
  const { params, prompt } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') {
    return await provider.interactionFinished(request, response, { login: { accountId } })
  }
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  grant.addOIDCScope('openid email')
  grant.addOIDCClaims(['email', 'email_verified'])
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(
    request,
    response,
    { consent },
    { mergeWithLastSubmission: true },
  )
}
