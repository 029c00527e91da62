// Schemathesis sends requests that it derives from openapi.json, valid and invalid ones, to every
// operation, and compares each response with the document.
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { ca_file, own_account, port } from '#tests/harness.ts'
import { pythonProgram } from './programs.ts'

const { skip, run } = pythonProgram('schemathesis')

const options = {
  url: `https://localhost:${port}`,
  'tls-verify': ca_file,
  header: `Authorization: Bearer ${own_account.key}`,
  phases: 'coverage',
  'max-time': '60',
  'exclude-checks': 'positive_data_acceptance,unsupported_method',
  warnings: 'off',
}
const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])

test('every response is one that the document describes', { skip }, async () => {
  await run(['schemathesis', 'run', join(root, 'openapi.json'), '--no-color', ...words])
})
