// The requests of another account beside heavy work, at a steady rate.
import type { BenchService } from './bench_service.ts'
import { generate } from './load.ts'

const rate = 20

// The 99th percentile of their response times.
export async function askBeside(service: BenchService, key: string, seconds: number) {
  const body = JSON.stringify({
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
  })
  const template =
    `POST /v1/practitioners HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const load = { template, port: service.port, seconds, rate, callers: 4 }
  return (await generate(service, load)).p99_ms
}
