// Requests to a service one after the other, over one kept connection.
import { readFileSync } from 'node:fs'
import https from 'node:https'
import type { BenchService } from './bench_service.ts'

export type Client = (path: string, body?: object) => Promise<{ status: number; text: string }>

export function clientOf({ port, key, certificate }: BenchService): Client {
  const agent = new https.Agent({ keepAlive: true, ca: readFileSync(certificate.ca_file) })
  return (path, body) =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const method = body ? 'POST' : 'GET'
      const url = `https://localhost:${port}/v1/${path}`
      const request = https.request(url, { method, agent, headers }, (response) => {
        let text = ''
        response.on('data', (bytes) => (text += bytes))
        response.on('end', () => resolve({ status: response.statusCode!, text }))
      })
      request.on('error', reject).end(body && JSON.stringify(body))
    })
}
