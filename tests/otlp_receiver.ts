// A small OpenTelemetry collector: accepts OTLP over HTTP as JSON and keeps what it received.
import http from 'node:http'
import { after } from 'node:test'

export type OtlpSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, string | number> }[]
  status: { code?: number }
}

export async function startCollector(status = 200) {
  const bodies: { path: string; text: string; headers: http.IncomingHttpHeaders }[] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part) => (text += part))
    request.on('end', () => {
      bodies.push({ path: request.url!, text, headers: request.headers })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const sent = (path: string) =>
    bodies.filter((body) => body.path === path).map(({ text }) => JSON.parse(text))
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bodies,
    spans: (): OtlpSpan[] =>
      sent('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }: any) =>
          scopeSpans.flatMap(({ spans }: any) => spans),
        ),
      ),
    logs: (): any[] =>
      sent('/v1/logs').flatMap(({ resourceLogs }) =>
        resourceLogs.flatMap(({ scopeLogs }: any) =>
          scopeLogs.flatMap(({ logRecords }: any) => logRecords),
        ),
      ),
    metrics: (): any[] =>
      sent('/v1/metrics').flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }: any) =>
          scopeMetrics.flatMap(({ metrics }: any) => metrics),
        ),
      ),
  }
}
