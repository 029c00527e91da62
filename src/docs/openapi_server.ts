// The server an OpenAPI document names: any deployment in the committed file, this one when served.

// In the committed document the address is a variable.
const anyServer = {
  url: 'https://{address}',
  description: 'Your deployment.',
  variables: {
    address: { default: 'localhost:8443', description: 'Host and port of your deployment.' },
  },
}

export const serversOf = (public_url?: string) => [
  public_url ? { url: public_url, description: 'This deployment.' } : anyServer,
]

// The committed text, with the address of this deployment. Parsing it would take longer than
// everything else at start.
export function withServer(text: string, public_url: string) {
  const [before, after, ...more] = text.split(serversText())
  if (after === undefined || more.length > 0) {
    throw new Error('openapi.json is not as "npm run generate" writes it.')
  }
  return `${before}${serversText(public_url)}${after}`
}

// As it is written at the top level of an indented document.
const serversText = (public_url?: string) =>
  JSON.stringify({ servers: serversOf(public_url) }, null, 2).slice(2, -2)
