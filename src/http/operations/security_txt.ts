// Serves /.well-known/security.txt (RFC 9116), the contact for vulnerability reports, if a contact
// is configured.
import type { FastifyInstance } from 'fastify'

const lasts_days = 180 // The RFC asks for less than a year.

export function securityTxt(contact: string, public_url: string, today: Temporal.PlainDate) {
  const expires = today.add({ days: lasts_days })
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toString()}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${public_url}/.well-known/security.txt`,
    '',
  ].join('\n')
}

export function securityTxtRoute(
  server: FastifyInstance,
  contact: string | undefined,
  public_url: string,
) {
  if (!contact) return
  server.get('/.well-known/security.txt', async (_, reply) => {
    const today = Temporal.Now.plainDateISO('UTC')
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(contact, public_url, today))
  })
}
