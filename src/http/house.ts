// Dependencies shared by all request handlers.
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
  limits: Limits // Defaults for accounts without their own limits.
  admission: Admission
  kinds: Kind[]
  asEvent(row: any): { type: string; data: object; created_at: string } // As in the event feed.
  record(request: FastifyRequest, reply: FastifyReply): void // Logs a finished request.
  addressOf(request: IncomingMessage): string // The caller's IP address.
  public_url: string
  signup: 'open' | 'waitlist' | 'closed' // Whether people can sign up.
  log: Logger
  metrics: Metrics
  request_log: RequestLog
}
