// What a newcomer sees when the service has started: where it is, a key, and a request to try.
import { join } from 'node:path'
import type { Config } from '#config.ts'
import type { Service } from '#service.ts'
import { ensureQuickstart } from './quickstart.ts'

export async function printWelcome(config: Config, service: Service) {
  const origin = originOf(config, service.port)
  const base_url = `${origin}/v1`
  if (config.environment === 'production') return print([`Attune (production) at ${base_url}`])

  const ca_file = service.ca_file ?? null
  const { db, secrets } = service
  const reach = { base_url, ca_file }
  const { api_key, first } = await ensureQuickstart(db, secrets, config.home, reach, config.seed)
  const file = join(config.home, 'quickstart.json')
  print([
    '',
    `Attune (sandbox) at ${base_url}`,
    '',
    ...(first && api_key ? [`  Your key: ${api_key}`, '  It is shown this once.', ''] : []),
    '  Try it:',
    ...tryLines(base_url, ca_file, first && api_key ? api_key : keyFrom(file)),
    '',
    `  Docs:     ${origin}/docs`,
    `  All this: ${file}`,
    '  Stop with Ctrl-C.',
    '',
  ])
}

// As pasted, it works: on the first start with the key itself, later with the one that is kept.
const tryLines = (base_url: string, ca_file: string | null, key: string) => [
  `    curl ${ca_file ? `--cacert ${quoted(ca_file)} ` : ''}\\`,
  `      -H "Authorization: Bearer ${key}" \\`,
  `      ${base_url}/practitioners`,
]

const keyFrom = (file: string) => `$(sed -n 's/.*"api_key": "\\(.*\\)".*/\\1/p' ${quoted(file)})`
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const originOf = ({ public_url, port: asked }: Config, port: number) =>
  asked === 0 ? `https://localhost:${port}` : public_url

const print = (lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`)
