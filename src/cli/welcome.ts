// Prints the welcome message after a start: the URL, a first API key and a request to try.
import { join } from 'node:path'
import type { Config } from '#settings/config.ts'
import type { Service } from '#app/service.ts'
import { firstOwnerLink } from './first_owner.ts'
import { ensureQuickstart } from './quickstart.ts'

export async function printWelcome(config: Config, service: Service) {
  const origin = originOf(config, service.port)
  const base_url = `${origin}/v1`
  if (config.environment === 'production')
    return print([`Attune (production) is running at ${base_url}`])

  const ca_file = service.ca_file ?? null
  const reach = { base_url, ca_file }
  const { api_key, first } = await ensureQuickstart(service, config.home, reach, config.seed)
  const sign_in = await firstOwnerLink(service, origin)
  const file = join(config.home, 'quickstart.json')
  print([
    '',
    `Attune (sandbox) is running at ${base_url}`,
    '',
    ...(first && api_key
      ? [`  Your API key: ${api_key}`, "  Save it now: it's shown only once.", '']
      : []),
    '  Try a request:',
    ...tryLines(base_url, ca_file, first && api_key ? api_key : keyFrom(file)),
    '',
    '  Sign in to the console with this link. It works once, for 15 minutes:',
    `    ${sign_in}`,
    '',
    `  Documentation: ${origin}/docs`,
    `  These details are saved in ${file}.`,
    '  Press Ctrl-C to stop. Your data is kept for the next start.',
    '',
  ])
}

// Works as pasted: with the key itself on the first start, later with the saved one.
const tryLines = (base_url: string, ca_file: string | null, key: string) => [
  `    curl ${ca_file ? `--cacert ${quoted(ca_file)} ` : ''}\\`,
  `      -H "Authorization: Bearer ${key}" \\`,
  `      ${base_url}/practitioners`,
]

const keyFrom = (file: string) => `$(sed -n 's/.*"api_key": "\\(.*\\)".*/\\1/p' ${quoted(file)})`
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const originOf = ({ public_url, port: request }: Config, port: number) =>
  request === 0 ? `https://localhost:${port}` : public_url

const print = (lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`)
