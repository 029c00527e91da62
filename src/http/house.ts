// What a running server is made of; every request is handled with it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Allowances, Secrets } from '#call.ts'
import type { Limits } from '#config_limits.ts'
import type { Database } from '#db/connect.ts'
import type { Processors } from '#outside/processor/processor.ts'
import type { Kind } from '#record.ts'
import type { Admission } from './admission.ts'
import type { Metrics } from './metrics.ts'
import type { RequestLog } from './request_log.ts'

export type House = {
  db: Database
  secrets: Secrets
  allows: Allowances
  processors: Processors
  limits: Limits // For accounts that have none of their own.
  admission: Admission
  kinds: Kind[]
  asEvent(row: any): { type: string; data: object; created_at: string } // As the feed tells it.
  record(request: FastifyRequest, reply: FastifyReply): void // In the logs, once it is over.
  addressOf(request: IncomingMessage): string // Where a request comes from.
  public_url: string
  signup: 'open' | 'waitlist' | 'closed' // Who may let themselves in.
  log: Logger
  metrics: Metrics
  request_log: RequestLog
}
