// Records the statements of a request, round trip by round trip, by running it once in this process
// on the same database.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { openAdapters } from '#app/adapters.ts'
import { readConfig } from '#settings/config.ts'
import { connect, type Database } from '#db/connect.ts'
import type { Sql } from '#db/sql.ts'
import { serverMetrics } from '#http/operations/metrics.ts'
import { no_limits } from '#settings/limits.ts'
import { eventWatch } from '#http/access/event_watch.ts'
import { requestLog } from '#http/operations/request_log.ts'
import { buildServer } from '#app/server.ts'
import type { BenchService } from './bench_service.ts'

export type Trip = Sql[]
type RecordedRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  payload?: object
}

export async function recordTrips(
  service: BenchService,
  request: RecordedRequest,
): Promise<Trip[]> {
  const db = connect({ url: service.app, size: 1 })
  const trips: Trip[] = []
  const { secrets, certificate } = service
  const log = pino({ level: 'silent' })
  const parts = {
    db: recording(db, trips),
    secrets,
    allows: { private_webhooks: false },
    outside: openAdapters({ db, secrets }, readConfig({})),
    mail: async () => {},
    single_sign_on: () => undefined,
    log,
    limits: no_limits,
    public_url: 'https://localhost',
    signup: 'closed' as const,
    metrics: serverMetrics(db),
    request_log: requestLog({ db, log }), // On the connection that is not recorded.
    event_watch: eventWatch({ db, log }),
  }
  const server = buildServer(parts, { certificate, pages: new Map() })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as { port: number }
  const answer = await ask(service, port, request)
  await server.close()
  await parts.request_log.stop()
  await db.close()
  if (answer.status !== 200) throw new Error(`The request was refused: ${answer.body}`)
  return trips
}

// From outside, because the door is before the framework.
async function ask(
  { key, certificate }: BenchService,
  port: number,
  { payload, ...requested }: RecordedRequest,
) {
  const request = https.request({
    ...requested,
    port,
    host: 'localhost',
    ca: readFileSync(certificate.ca_file),
    agent: false,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...requested.headers,
    },
  })
  request.end(payload && JSON.stringify(payload))
  const [response] = await once(request, 'response')
  return { status: response.statusCode as number, body: await text(response) }
}

function recording(db: Database, trips: Trip[]): Database {
  return {
    ...db,
    use: (work) =>
      db.use((connection) =>
        work({
          ...connection,
          query(statement) {
            trips.push([statement.build()])
            return connection.query(statement)
          },
          send(statements) {
            trips.push(statements.map((statement) => statement.build()))
            return connection.send(statements)
          },
        }),
      ),
  }
}
