// Serves /.well-known/security.txt (RFC 9116): where to report a vulnerability. A deployment that
// has no contact of its own names the security page of the documentation.
import type { FastifyInstance } from 'fastify'

const lasts_days = 180 // The RFC asks for less than a year.

export function securityTxt(contact: string, public_url: string, today: Temporal.PlainDate) {
  const expires = today.add({ days: lasts_days })
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toString()}T00:00:00Z`,
    'Preferred-Languages: en',
    `Policy: ${public_url}/docs/security`,
    `Canonical: ${public_url}/.well-known/security.txt`,
    '',
  ].join('\n')
}

export function securityTxtRoute(
  server: FastifyInstance,
  contact: string | undefined,
  public_url: string,
) {
  const policy = `${public_url}/docs/security`
  server.get('/.well-known/security.txt', async (_, reply) => {
    const today = Temporal.Now.plainDateISO('UTC')
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(contact ?? policy, public_url, today))
  })
}
