// Starts the bare server with our certificate and the bytes of our error response.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '#settings/config.ts'
import type { Given } from './bare.ts'
import { type BenchService, stopProcess } from './bench_service.ts'
import { listPath } from './requests.ts'

export async function startBare(service: BenchService) {
  const { key, cert } = service.certificate
  const given: Given = { key, cert, ...(await refusalOf(service)) }
  const file = join(service.home, 'bare.json')
  writeFileSync(file, JSON.stringify(given), { mode: 0o600 })
  const child = spawn(process.execPath, [join(root, 'bench/bare.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [result] = await once(child.stdout, 'data')
  return { port: Number(/port (\d+);/.exec(String(result))![1]), stop: () => stopProcess(child) }
}

async function refusalOf({ port, certificate }: BenchService) {
  const ca = readFileSync(certificate.ca_file)
  const request = https.get({ host: 'localhost', port, path: listPath, ca, agent: false })
  const [response] = await once(request, 'response')
  const body = await text(response)
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
  return { status: response.statusCode as number, headers, body }
}
